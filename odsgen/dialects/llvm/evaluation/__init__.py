"""Evaluation of the dialect `llvm`; its arithmetic has semantics."""
