"""Custom assembly of the dialect `affine`."""
