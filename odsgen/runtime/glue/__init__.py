"""The room of what only generated code calls."""
