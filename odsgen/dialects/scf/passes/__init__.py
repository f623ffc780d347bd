"""The passes of `scf` (MLIR: SCF/Transforms)."""
