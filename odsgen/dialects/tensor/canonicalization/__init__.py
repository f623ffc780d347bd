"""Canonicalization patterns of the dialect `tensor`."""
