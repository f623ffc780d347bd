"""The hand-written half of the dialect `pdl`."""

#: The modules of hooks, by the kind of hooks in them.
HOOKS = {
    "checks": ("predicates",),
    "form": ("forms",),
    "verifies": ("verifiers",),
    "verifies_regions": ("verifiers",),
}
