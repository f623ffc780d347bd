"""The hand-written half of the dialect `xevm`."""

#: The modules of hooks, by the kind of hooks in them.
HOOKS = {"verifies": ("verifiers",)}
