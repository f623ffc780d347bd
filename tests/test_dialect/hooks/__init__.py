"""Hooks of the dialect `test`."""
