"""`finalize-memref-to-llvm`."""
