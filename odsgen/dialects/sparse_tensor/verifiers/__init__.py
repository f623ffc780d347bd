"""Verifiers of the dialect `sparse_tensor`."""
