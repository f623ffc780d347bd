"""The hand-written half of the dialect `irdl`."""

#: The modules of hooks, by the kind of hooks in them.
HOOKS = {
    "form": ("forms",),
    "implements": ("interfaces",),
    "verifies": ("verifiers",),
    "verifies_regions": ("verifiers",),
}
