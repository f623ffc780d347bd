"""The hand-written half of the dialect `ub`."""

#: The modules of hooks, by the kind of hooks in them.
HOOKS = {"evaluates": ("evaluation",), "folds": ("folds",), "materializes_constants": ("folds",)}

#: The passes, with the modules that register them.
PASSES = {"convert-ub-to-llvm": "to_llvm", "remove-dead-values": "remove_dead_values"}
