"""The hand-written half of the dialect `amdgpu`."""

#: The modules of hooks, by the kind of hooks in them.
HOOKS = {
    "canonicalization_patterns": ("canonicalization",),
    "checks": ("address_spaces",),
    "folds": ("folds",),
    "form": ("forms",),
    "implements": ("interfaces",),
    "infers": ("inference",),
    "verifies": ("types", "verifiers.memory", "verifiers.products"),
}
