"""The hand-written half of the dialect `amdgpu`."""

#: The modules of hooks, by the kind of hooks in them.
HOOKS = {
    "canonicalization_patterns": ("canonicalization",),
    "form": ("forms",),
    "implements": ("interfaces",),
    "infers": ("inference",),
    "verifies": ("types", "verifiers.conversions", "verifiers.memory", "verifiers.products"),
}
