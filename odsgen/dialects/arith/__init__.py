"""The hand-written half of the dialect `arith`."""

#: The modules of hooks, by the kind of hooks in them.
HOOKS = {
    "canonicalization_patterns": ("canonicalization", "float_comparisons"),
    "evaluates": ("evaluation",),
    "folds": ("cast_folds", "choice_folds", "float_folds", "folds"),
    "form": ("forms",),
    "implements": ("interfaces",),
    "infers_ranges": ("integer_ranges",),
    "materializes_constants": ("constants",),
    "verifies": ("verifiers",),
}

#: The passes, with the modules that register them.
PASSES = {
    "arith-int-range-narrowing": "range_optimizations",
    "arith-unsigned-when-equivalent": "range_optimizations",
    "int-range-optimizations": "range_optimizations",
    "arith-emulate-unsupported-floats": "float_emulation",
    "arith-emulate-wide-int": "wide_integers",
    "arith-expand": "expansion",
    "convert-arith-to-emitc": "to_emitc",
    "convert-arith-to-llvm": "to_llvm",
}
