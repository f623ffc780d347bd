"""Passes over interfaces, one module a pass."""
