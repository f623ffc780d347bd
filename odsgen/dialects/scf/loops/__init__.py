"""Transformations of loops of `scf` (MLIR: SCF/Utils)."""
