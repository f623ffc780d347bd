"""Canonicalization patterns of the dialect `vector`."""
