"""Custom forms of the dialect `omp`."""
