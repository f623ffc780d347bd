"""Lowerings to the dialect `llvm`: type converter, memref descriptors, and one module a dialect."""
