"""The hand-written half of the dialect `math`."""

#: The modules of hooks, by the kind of hooks in them.
HOOKS = {
    "evaluates": ("evaluation",),
    "folds": ("folds",),
    "materializes_constants": ("constants",),
}

#: The passes, with the modules that register them.
PASSES = {
    "convert-math-to-emitc": "to_emitc",
    "convert-math-to-funcs": "to_funcs",
    "convert-math-to-libm": "to_libm",
    "convert-math-to-llvm": "to_llvm",
    "math-expand-ops": "expansion",
    "math-extend-to-supported-types": "larger_floats",
    "math-sincos-fusion": "fusion",
    "math-uplift-to-fma": "fusion",
}
