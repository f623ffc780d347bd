"""Canonicalization patterns of the dialect `linalg`."""
