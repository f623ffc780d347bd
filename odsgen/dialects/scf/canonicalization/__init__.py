"""Canonicalization patterns of the dialect `scf`."""
