"""The hand-written half of the dialect `sparse_tensor`."""

#: The modules of hooks, by the kind of hooks in them.
HOOKS = {
    "canonicalization_patterns": ("canonicalization",),
    "checks": ("predicates",),
    "folds": ("folds",),
    "form": ("attributes", "forms", "types"),
    "implements": ("attributes", "control_flow"),
    "infers": ("inference",),
    "materializes_constants": ("folds",),
    "verifies": ("verifiers.bodies", "verifiers.iteration", "verifiers.tensors"),
    "verifies_regions": ("verifiers.iteration",),
}
