"""Verifiers of the dialect `linalg`."""
