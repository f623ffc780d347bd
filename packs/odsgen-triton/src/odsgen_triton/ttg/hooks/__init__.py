"""The hand-written half of the dialect `ttg`."""

#: The modules of hooks, by the kind of hooks in them.
HOOKS = {
    "form": ("distributed_layouts", "shared_layouts", "memory", "operations"),
    "checks": ("types",),
    "verifies": ("layout_verifiers", "traits", "verifiers"),
}
