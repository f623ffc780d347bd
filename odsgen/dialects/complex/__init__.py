"""The hand-written half of the dialect `complex`."""

#: The modules of hooks, by the kind of hooks in them.
HOOKS = {
    "canonicalization_patterns": ("canonicalization",),
    "folds": ("folds",),
    "form": ("attributes",),
    "implements": ("interfaces",),
    "materializes_constants": ("constants",),
    "verifies": ("attributes", "verifiers"),
}
