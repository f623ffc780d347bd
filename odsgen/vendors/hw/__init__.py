"""The hand-written half of CIRCT's dialect `hw`, which `odsgen import` takes by itself."""

#: The modules of hooks, by the kind of hooks in them.
HOOKS = {
    "folds": ("constants",),
    "form": ("constants", "forms.instances", "forms.modules", "forms.paths", "interfaces", "types"),
    "implements": ("forms.instances", "forms.modules", "interfaces"),
    "verifies": ("forms.instances", "forms.modules", "forms.paths", "types"),
    "materializes_constants": ("constants",),
}
