"""The hand-written half of CIRCT's dialect `arc`."""

#: The modules of hooks, by the kind of hooks in them.
HOOKS = {
    "checks": ("forms",),
    "form": ("forms",),
    "implements": ("forms",),
}
