"""Custom forms of the dialect `affine`."""
