"""The hand-written half of the dialect `ttng`."""

#: The modules of hooks, by the kind of hooks in them.
HOOKS = {
    "form": ("forms",),
    "infers": ("inference",),
    "verifies": ("barriers", "layout_verifiers", "matrices", "traits", "verifiers"),
}
