"""Verifiers of the dialect `nvvm`."""
