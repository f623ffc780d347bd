"""The hand-written half of the dialect `llvm`."""
