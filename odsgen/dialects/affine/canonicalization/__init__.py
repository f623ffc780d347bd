"""Canonicalization patterns of the dialect `affine`."""
