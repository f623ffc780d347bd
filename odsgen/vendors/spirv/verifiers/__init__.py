"""Verifiers of the dialect `spirv`."""
