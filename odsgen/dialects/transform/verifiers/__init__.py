"""Verifiers of the dialect `transform`."""
