"""Verifiers of the dialect `emitc`."""
