"""Verifiers of the dialect `vector`."""
