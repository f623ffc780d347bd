"""The hand-written half of CIRCT's dialect `esi`."""

#: The modules of hooks, by the kind of hooks in them.
HOOKS = {
    "form": ("forms",),
    "implements": ("forms",),
    "infers": ("forms",),
}
