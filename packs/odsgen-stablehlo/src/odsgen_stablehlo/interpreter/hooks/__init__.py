"""The hand-written half of the dialect `interpreter`."""

#: The modules of hooks, by the kind of hooks in them.
HOOKS = {"evaluates": ("evaluation",)}
