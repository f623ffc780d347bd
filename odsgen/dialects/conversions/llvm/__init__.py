"""Lowerings to the dialect `llvm`: the type converter that they share, memory descriptors, and a module for each dialect."""
