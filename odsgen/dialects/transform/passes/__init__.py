"""The passes of the dialect `transform`."""
