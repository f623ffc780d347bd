"""Passes over interfaces that make operations of bundled dialects, a module for each pass."""
