"""The hand-written half of CIRCT's dialect `moore`, which `odsgen import` takes by itself."""

#: The modules of hooks, by the kind of hooks in them.
HOOKS = {
    "form": ("forms",),
    "implements": ("forms",),
}
