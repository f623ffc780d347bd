"""The hand-written half of the dialect `smt`."""

#: The modules of hooks, by the kind of hooks in them.
HOOKS = {
    "evaluates": ("evaluation",),
    "folds": ("folds",),
    "form": ("attributes", "forms"),
    "implements": ("interfaces",),
    "infers": ("inference",),
    "verifies": ("types",),
    "verifies_regions": ("verifiers",),
}
