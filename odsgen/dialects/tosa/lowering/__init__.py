"""Lowerings of `tosa`: passes, and what their patterns share."""
