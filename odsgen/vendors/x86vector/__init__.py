"""The hand-written half of the dialect `x86vector`."""

#: The modules of hooks, by the kind of hooks in them.
HOOKS = {"verifies": ("verifiers",)}
