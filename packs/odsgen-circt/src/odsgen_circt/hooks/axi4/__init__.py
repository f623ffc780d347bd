"""The hand-written half of CIRCT's dialect `axi4`."""

#: The modules of hooks, by the kind of hooks in them.
HOOKS = {
    "form": ("forms",),
}
