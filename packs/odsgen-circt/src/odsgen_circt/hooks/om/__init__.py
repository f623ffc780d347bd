"""The hand-written half of CIRCT's dialect `om`."""

#: The modules of hooks, by the kind of hooks in them.
HOOKS = {
    "form": ("classes",),
    "implements": ("classes",),
    "verifies": ("classes",),
}
