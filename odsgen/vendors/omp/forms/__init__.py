"""Custom assembly of the dialect `omp`."""
