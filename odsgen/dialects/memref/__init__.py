"""Hooks of the dialect `memref`."""

#: Modules by the kind of their hooks.
HOOKS = {
    "canonicalization_patterns": (
        "canonicalization.allocations",
        "canonicalization.copies",
        "canonicalization.scopes",
        "canonicalization.views",
    ),
    "evaluates": ("evaluation",),
    "folds": ("folds",),
    "form": ("forms",),
    "implements": ("interfaces", "memory_slots"),
    "infers_ranges": ("integer_ranges",),
    "infers": ("inference",),
    "materializes_constants": ("constants",),
    "verifies": ("verifiers.memory", "verifiers.shapes"),
}

#: The passes, with the modules that register them.
PASSES = {
    "affine-fold-memref-alias-ops": "alias_folding",
    "convert-memref-to-emitc": "to_emitc",
    "expand-realloc": "expansion",
    "expand-strided-metadata": "strided_metadata",
    "flatten-memref": "flattening",
    "fold-memref-alias-ops": "alias_folding",
    "finalize-memref-to-llvm": "to_llvm.memory",
    "memref-emulate-wide-int": "wide_integers",
    "memref-expand": "expansion",
    "normalize-memrefs": "normalization",
    "reify-result-shapes": "result_sizes",
    "resolve-ranked-shaped-type-result-dims": "result_sizes",
    "resolve-shaped-type-result-dims": "result_sizes",
}
