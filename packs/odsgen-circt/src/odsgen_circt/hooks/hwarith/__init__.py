"""The hand-written half of CIRCT's dialect `hwarith`."""

#: The modules of hooks, by the kind of hooks in them.
HOOKS = {
    "checks": ("inference",),
    "infers": ("inference",),
}
