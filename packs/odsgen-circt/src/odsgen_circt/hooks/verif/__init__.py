"""The hand-written half of CIRCT's dialect `verif`."""

#: The modules of hooks, by the kind of hooks in them.
HOOKS = {
    "checks": ("forms",),
    "form": ("forms",),
    "implements": ("forms",),
}
