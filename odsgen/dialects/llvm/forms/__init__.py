"""Custom forms of the dialect `llvm`."""
