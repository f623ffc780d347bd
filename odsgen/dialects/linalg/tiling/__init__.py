"""Tiling of operations (MLIR: TilingInterface)."""
