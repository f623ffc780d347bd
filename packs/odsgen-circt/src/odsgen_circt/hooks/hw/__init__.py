"""The hand-written half of CIRCT's dialect `hw`, which `odsgen import` takes by itself."""

#: The modules of hooks, by the kind of hooks in them.
HOOKS = {
    "checks": ("predicates",),
    "folds": ("constants",),
    "form": (
        "constants",
        "fields",
        "forms.aggregates",
        "forms.instances",
        "forms.modules",
        "forms.paths",
        "interfaces",
        "types",
    ),
    "implements": ("forms.aggregates", "forms.instances", "forms.modules", "interfaces"),
    "infers": ("forms.aggregates",),
    "verifies": (
        "fields",
        "forms.aggregates",
        "forms.instances",
        "forms.modules",
        "forms.paths",
        "types",
    ),
    "materializes_constants": ("constants",),
}
