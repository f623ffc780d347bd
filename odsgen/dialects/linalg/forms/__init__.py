"""Custom assembly of the dialect `linalg`."""
