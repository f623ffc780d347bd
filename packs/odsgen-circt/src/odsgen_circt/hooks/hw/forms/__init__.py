"""Custom forms of the dialect `hw`."""
