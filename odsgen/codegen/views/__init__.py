"""What the templates lay out: one module a subject, everything decided."""
