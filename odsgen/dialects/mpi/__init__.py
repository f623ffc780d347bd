"""The hand-written half of the dialect `mpi`."""

#: The modules of hooks, by the kind of hooks in them.
HOOKS = {"canonicalization_patterns": ("canonicalization",)}
