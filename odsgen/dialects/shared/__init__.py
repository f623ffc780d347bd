"""Code that the hooks of several dialects share."""
