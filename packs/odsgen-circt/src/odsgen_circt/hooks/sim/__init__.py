"""The hand-written half of CIRCT's dialect `sim`."""

#: The modules of hooks, by the kind of hooks in them.
HOOKS = {
    "checks": ("functions",),
    "form": ("functions",),
}
