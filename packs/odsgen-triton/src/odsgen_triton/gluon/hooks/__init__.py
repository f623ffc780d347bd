"""The hand-written half of the dialect `gluon`."""

#: The modules of hooks, by the kind of hooks in them.
HOOKS = {"verifies": ("traits",)}
