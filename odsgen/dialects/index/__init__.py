"""The hand-written half of the dialect `index`."""

#: The modules of hooks, by the kind of hooks in them.
HOOKS = {
    "canonicalizes": ("folds",),
    "evaluates": ("evaluation",),
    "folds": ("folds",),
    "implements": ("interfaces",),
    "infers_ranges": ("integer_ranges",),
    "materializes_constants": ("folds",),
}

#: The passes, with the modules that register them.
PASSES = {"convert-index-to-llvm": "to_llvm"}
