"""The hand-written half of the dialect `quant`."""

#: The modules of hooks, by the kind of hooks in them.
HOOKS = {
    "folds": ("folds",),
    "form": ("types",),
    "parses_types": ("types",),
    "serializes": ("bytecode",),
    "verifies": ("types", "verifiers"),
}
