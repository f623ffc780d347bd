"""The hand-written half of CIRCT's dialect `seq`."""

#: The modules of hooks, by the kind of hooks in them.
HOOKS = {
    "checks": ("predicates", "registers"),
    "form": ("forms", "registers"),
    "implements": ("forms", "interfaces", "registers"),
    "verifies": ("forms", "registers"),
}
