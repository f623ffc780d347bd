"""The hand-written half of the dialect `sparse_tensor`."""

#: The modules of hooks, by the kind of hooks in them.
HOOKS = {
    "checks": ("predicates",),
    "form": ("attributes", "forms", "types"),
    "implements": ("attributes", "control_flow"),
    "infers": ("inference",),
    "verifies": ("verifiers.bodies", "verifiers.iteration", "verifiers.tensors"),
    "verifies_regions": ("verifiers.iteration",),
}
