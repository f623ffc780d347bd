"""The hand-written half of the dialect `std`."""

#: The modules of hooks, by the kind of hooks in them.
HOOKS = {
    "evaluates": ("evaluation",),
    "form": ("forms",),
    "implements": ("interfaces",),
    "verifies": ("verifiers",),
}

#: The passes, with the modules that register them.
PASSES = {"convert-std": "to_current"}
