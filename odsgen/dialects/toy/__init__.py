"""The hand-written half of the dialect `toy`."""

#: The modules of hooks, by the kind of hooks in them.
HOOKS = {
    "builds": ("builders",),
    "evaluates": ("evaluation",),
    "folds": ("folds",),
    "form": ("forms",),
    "implements": ("interfaces",),
    "inlines": ("inlining",),
    "materializes_constants": ("folds",),
    "rewrites": ("folds",),
    "verifies": ("types", "verifiers"),
}

#: The passes, with the modules that register them.
PASSES = {
    "toy-print-to-llvm": "print_to_llvm",
    "toy-shape-inference": "shape_inference",
    "toy-to-affine": "to_affine",
}
