"""Patterns that bring operations of `vector` to simpler ones, which passes and lowerings share."""
