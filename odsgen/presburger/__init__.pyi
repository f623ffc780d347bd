from odsgen.presburger.polyhedron import Polyhedron as Polyhedron
