"""The hand-written half of the dialect `ptr`."""

#: The modules of hooks, by the kind of hooks in them.
HOOKS = {
    "folds": ("folds",),
    "implements": ("types",),
    "infers": ("types",),
    "verifies": ("attributes", "types", "verifiers"),
}
