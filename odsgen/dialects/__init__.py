"""The hand-written halves of the bundled dialects: one module of hooks for each."""
