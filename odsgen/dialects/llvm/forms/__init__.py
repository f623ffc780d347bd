"""Custom assembly of the dialect `llvm`."""
