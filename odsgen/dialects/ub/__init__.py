"""The hand-written half of the dialect `ub`."""

#: The modules of hooks, by the kind of hooks in them.
HOOKS = {"evaluates": ("evaluation",), "folds": ("folds",), "materializes_constants": ("folds",)}
