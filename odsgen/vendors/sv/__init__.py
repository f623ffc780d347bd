"""The hand-written half of CIRCT's dialect `sv`, which `odsgen import` takes by itself."""

#: The modules of hooks, by the kind of hooks in them.
HOOKS = {
    "checks": ("types",),
    "form": ("forms",),
    "implements": ("forms",),
}
