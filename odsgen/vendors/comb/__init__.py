"""The hand-written half of CIRCT's dialect `comb`, which `odsgen import` takes by itself."""

#: The modules of hooks, by the kind of hooks in them.
HOOKS = {
    "form": ("forms",),
    "materializes_constants": ("forms",),
    "verifies": ("forms",),
}
