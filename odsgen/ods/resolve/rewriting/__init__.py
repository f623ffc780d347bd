"""From rewrite patterns, as a spec writes them, to those of the model."""
