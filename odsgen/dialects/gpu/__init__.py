"""The hand-written half of the dialect `gpu`."""

#: The modules of hooks, by the kind of hooks in them.
HOOKS = {
    "canonicalization_patterns": ("canonicalization",),
    "checks": ("predicates",),
    "folds": ("folds",),
    "form": ("forms.launches", "forms.matrices", "forms.objects", "forms.warps"),
    "implements": ("interfaces",),
    "infers_ranges": ("integer_ranges",),
    "parses_types": ("types",),
    "verifies": ("attributes", "types", "verifiers"),
    "verifies_operation_attributes": ("verifiers",),
    "verifies_regions": ("verifiers",),
}

#: The passes, with the modules that register them.
PASSES = {
    "gpu-decompose-memrefs": "decomposed_memory",
    "gpu-eliminate-barriers": "barriers",
}
