"""Canonicalization patterns of the dialect `memref`."""
