"""Hooks of the dialect `omp`."""

#: Modules by the kind of their hooks.
HOOKS = {
    "canonicalizes": ("canonicalization",),
    "form": (
        "forms.atomic_operations",
        "forms.canonical_loops",
        "forms.clauses",
        "forms.loops",
        "forms.regions",
    ),
    "implements": ("interfaces", "names"),
    "verifies": (
        "verifiers.cancellation",
        "verifiers.canonical_loops",
        "verifiers.clauses",
        "verifiers.constructs",
        "verifiers.targets",
        "verifiers.wrappers",
    ),
    "verifies_regions": (
        "verifiers.atomic",
        "verifiers.constructs",
        "verifiers.declarations",
        "verifiers.targets",
        "verifiers.wrappers",
    ),
}
