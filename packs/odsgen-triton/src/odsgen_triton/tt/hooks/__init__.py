"""The hand-written half of the dialect `tt`."""

#: The modules of hooks, by the kind of hooks in them.
HOOKS = {
    "checks": ("types",),
    "form": ("forms",),
    "implements": ("interfaces",),
    "infers": ("inference",),
    "verifies": ("combiners", "descriptors", "traits", "types", "verifiers"),
    "verifies_regions": ("combiners",),
}
