"""Transformations of the loops of `affine`."""
