"""The hand-written half of the dialect `chlo`."""

#: The modules of hooks, by the kind of hooks in them.
HOOKS = {
    "evaluates": ("evaluation",),
    "form": ("forms",),
    "implements": ("forms", "inference", "verifiers"),
    "infers": ("inference",),
    "serializes": ("bytecode",),
    "verifies": ("inference", "verifiers"),
}
