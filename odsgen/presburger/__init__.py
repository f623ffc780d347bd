"""Presburger arithmetic: sets of integers that equalities and inequalities describe (MLIR: `mlir::presburger`)."""

from odsgen.exports import exporter

__all__, __getattr__ = exporter(__name__, {"odsgen.presburger.polyhedron": "Polyhedron Row"})
