"""Reading MLIR's textual form."""
