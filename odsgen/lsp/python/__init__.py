"""Hooks in an editor: where the spec asks for what a Python function is written for."""
