"""Vectorization of the loops of `affine`."""
