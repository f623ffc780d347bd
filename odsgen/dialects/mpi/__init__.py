"""The hand-written half of the dialect `mpi`."""
