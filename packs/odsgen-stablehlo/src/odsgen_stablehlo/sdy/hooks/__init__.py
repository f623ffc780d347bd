"""The hand-written half of the dialect `sdy`."""

#: The modules of hooks, by the kind of hooks in them.
HOOKS = {
    "form": ("forms", "sharding_rules", "shardings"),
    "infers": ("verifiers",),
    "verifies": ("verifiers",),
}
