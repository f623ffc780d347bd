"""Proofs of rewrite patterns, traits and programs by their semantics, with Z3 (docs/howto/proving.md)."""
