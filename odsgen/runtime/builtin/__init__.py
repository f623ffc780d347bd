"""The types, attributes and locations of the dialect `builtin`."""
