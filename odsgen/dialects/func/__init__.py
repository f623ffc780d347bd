"""The hand-written half of the dialect `func`."""

#: The modules of hooks, by the kind of hooks in them.
HOOKS = {
    "canonicalizes": ("folds",),
    "evaluates": ("evaluation",),
    "folds": ("folds",),
    "form": ("forms",),
    "implements": ("interfaces",),
    "materializes_constants": ("folds",),
    "verifies": ("verifiers",),
}
