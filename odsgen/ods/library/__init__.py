"""ODS's own constraints, properties, traits and interfaces under their own names, as tables."""
