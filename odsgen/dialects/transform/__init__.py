"""The hand-written half of the dialect `transform`."""

#: The modules of hooks, by the kind of hooks in them.
HOOKS = {
    "effects": ("effects",),
    "folds": ("folds",),
    "form": ("forms",),
    "implements": ("control_flow", "interfaces"),
    "parses_types": ("types",),
    "verifies": (
        "verifiers.attributes",
        "verifiers.constraints",
        "verifiers.handles",
        "verifiers.matchers",
        "verifiers.passes",
        "verifiers.sequences",
        "verifiers.structured",
    ),
    "verifies_operation_attributes": ("verifiers.attributes",),
}
