"""Functions that the hand-written halves of several dialects share."""
