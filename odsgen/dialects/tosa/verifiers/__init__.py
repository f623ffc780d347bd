"""Verifiers of the dialect `tosa`."""
