"""What the hooks of several dialects share."""
