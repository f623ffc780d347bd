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

#: The passes, with the modules that register them.
PASSES = {
    "convert-func-to-emitc": "to_emitc",
    "convert-func-to-llvm": "to_llvm",
    "duplicate-function-elimination": "duplicates",
    "llvm-request-c-wrappers": "to_llvm",
}
