"""Custom forms of the dialect `linalg`."""
