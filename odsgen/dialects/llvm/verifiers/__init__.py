"""Verifiers of the dialect `llvm`."""
