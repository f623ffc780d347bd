"""The hand-written half of the dialect `quant`."""

#: The modules of hooks, by the kind of hooks in them.
HOOKS = {
    "folds": ("folds",),
    "parses_types": ("types",),
    "serializes": ("bytecode",),
    "verifies": ("verifiers",),
}
