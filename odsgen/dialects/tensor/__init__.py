"""The hand-written half of the dialect `tensor`."""

#: The modules of hooks, by the kind of hooks in them.
HOOKS = {
    "canonicalization_patterns": (
        "canonicalization.casts",
        "canonicalization.making",
        "canonicalization.padding",
        "canonicalization.reshapes",
        "canonicalization.slices",
    ),
    "dialect_canonicalization_patterns": ("canonicalization.casts",),
    "evaluates": ("evaluation",),
    "folds": ("folds",),
    "form": ("forms",),
    "implements": ("interfaces", "reified_shapes"),
    "infers_ranges": ("integer_ranges",),
    "materializes_constants": ("constants",),
    "verifies": ("verifiers",),
    "verifies_regions": ("verifiers",),
}

#: The passes, with the modules that register them.
PASSES = {
    "convert-tensor-to-linalg": "to_linalg",
    "fold-tensor-subset-ops": "subset_folding",
}
