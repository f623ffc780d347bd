"""The hand-written half of CIRCT's dialect `dc`."""

#: The modules of hooks, by the kind of hooks in them.
HOOKS = {
    "checks": ("forms",),
    "form": ("forms",),
    "infers": ("forms",),
}
