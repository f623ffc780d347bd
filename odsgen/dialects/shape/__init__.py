"""The hand-written half of the dialect `shape`."""

#: The modules of hooks, by the kind of hooks in them.
HOOKS = {
    "canonicalization_patterns": ("canonicalization",),
    "evaluates": ("evaluation",),
    "folds": ("folds",),
    "form": ("forms",),
    "implements": ("interfaces",),
    "infers": ("inference",),
    "materializes_constants": ("constants",),
    "verifies": ("verifiers",),
    "verifies_operation_attributes": ("verifiers",),
}

#: The passes, with the modules that register them.
PASSES = {
    "convert-shape-constraints": "simplifications",
    "convert-shape-to-std": "to_standard",
    "outline-shape-computation": "outlining",
    "remove-shape-constraints": "simplifications",
    "shape-to-shape-lowering": "simplifications",
}
