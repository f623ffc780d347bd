"""The hand-written half of the dialect `complex`."""

#: The modules of hooks, by the kind of hooks in them.
HOOKS = {
    "canonicalization_patterns": ("canonicalization",),
    "evaluates": ("evaluation",),
    "folds": ("folds",),
    "form": ("attributes",),
    "materializes_constants": ("constants",),
    "verifies": ("attributes", "verifiers"),
}

#: The passes, with the modules that register them.
PASSES = {
    "convert-complex-to-libm": "to_libm",
    "convert-complex-to-llvm": "to_llvm",
    "convert-complex-to-standard": "to_standard",
}
