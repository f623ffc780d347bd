"""Programs in an editor: one reading of each chunk, and the answers that are computed from it."""
