"""The hand-written half of the dialect `xegpu`."""

#: The modules of hooks, by the kind of hooks in them.
HOOKS = {
    "canonicalization_patterns": ("canonicalization",),
    "checks": ("predicates",),
    "folds": ("folds",),
    "form": ("attributes", "forms", "types"),
    "verifies": ("attributes", "types", "verifiers"),
}
