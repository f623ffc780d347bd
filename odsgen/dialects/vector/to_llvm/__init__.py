"""`convert-vector-to-llvm`."""
