"""The hand-written half of CIRCT's dialect `pipeline`."""

#: The modules of hooks, by the kind of hooks in them.
HOOKS = {
    "form": ("forms",),
    "implements": ("forms",),
}
