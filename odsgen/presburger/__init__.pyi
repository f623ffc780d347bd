from odsgen.presburger.polyhedron import Polyhedron as Polyhedron
from odsgen.presburger.polyhedron import Row as Row
