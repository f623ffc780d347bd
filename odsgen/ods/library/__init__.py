"""What ODS brings along: constraints, properties, traits and interfaces under their own names, as tables."""
