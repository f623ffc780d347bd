"""Verifiers of the dialect `memref`."""
