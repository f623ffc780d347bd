"""The hand-written half of CIRCT's dialect `fsm`."""

#: The modules of hooks, by the kind of hooks in them.
HOOKS = {
    "implements": ("names",),
}
