"""Specs in an editor: where each name stands in the YAML, and what it means."""
