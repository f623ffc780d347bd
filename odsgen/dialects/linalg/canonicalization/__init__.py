"""Canonicalization of `linalg`."""
