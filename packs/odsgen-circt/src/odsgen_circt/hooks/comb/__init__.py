"""The hand-written half of CIRCT's dialect `comb`."""

#: The modules of hooks, by the kind of hooks in them.
HOOKS = {
    "checks": ("predicates",),
    "form": ("forms",),
    "infers": ("forms",),
    "materializes_constants": ("forms",),
    "verifies": ("forms", "verifiers"),
}
