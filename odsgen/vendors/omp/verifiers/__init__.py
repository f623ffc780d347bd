"""Verifiers of the dialect `omp`."""
