"""The hand-written half of CIRCT's dialect `sv`."""

#: The modules of hooks, by the kind of hooks in them.
HOOKS = {
    "checks": ("predicates", "types"),
    "form": ("forms", "functions", "statements"),
    "implements": ("forms", "names"),
    "infers": ("types",),
}
