"""The hand-written half of CIRCT's dialect `dbg`."""

#: The modules of hooks, by the kind of hooks in them.
HOOKS = {
    "form": ("forms",),
}
