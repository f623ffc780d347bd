"""Hooks of the dialect `affine`."""

#: Modules by the kind of their hooks.
HOOKS = {
    "canonicalization_patterns": ("canonicalization.linear_indices", "canonicalization.maps"),
    "evaluates": ("evaluation",),
    "folds": ("folds",),
    "form": ("forms.index_lists", "forms.loops", "forms.maps", "forms.memory"),
    "implements": ("interfaces",),
    "infers_ranges": ("integer_ranges",),
    "inlines": ("inlining",),
    "materializes_constants": ("constants",),
    "verifies": ("verifiers",),
    "verifies_regions": ("verifiers",),
}

#: The passes, with the modules that register them.
PASSES = {
    "affine-loop-invariant-code-motion": "loops.invariant_code",
    "lower-affine": "to_standard",
}
