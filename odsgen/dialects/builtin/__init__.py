"""The hand-written half of the dialect `builtin`."""

#: The modules of hooks, by the kind of hooks in them.
HOOKS = {"evaluates": ("evaluation",), "folds": ("folds",), "verifies": ("verifiers",)}

#: The passes, with the modules that register them.
PASSES = {
    "generate-runtime-verification": "runtime_verification",
    "reconcile-unrealized-casts": "reconcile_casts",
}
