"""Verifiers of the dialect `acc`."""
