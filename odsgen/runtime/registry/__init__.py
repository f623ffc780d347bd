"""Contexts and the dialects that they know: found by name, loaded as packages, with their hooks."""
