"""Hooks of the dialect `affine`."""

#: Modules by the kind of their hooks.
HOOKS = {
    "canonicalization_patterns": ("canonicalization.linear_indices", "canonicalization.maps"),
    "evaluates": ("evaluation",),
    "folds": ("folds",),
    "form": ("forms.index_lists", "forms.loops", "forms.maps", "forms.memory"),
    "implements": ("interfaces",),
    "infers_ranges": ("integer_ranges",),
    "inlines": ("inlining",),
    "materializes_constants": ("constants",),
    "verifies": ("verifiers",),
    "verifies_regions": ("verifiers",),
}

#: The passes, with the modules that register them.
PASSES = {
    "affine-data-copy-generate": "data_copies",
    "affine-expand-index-ops": "index_operations",
    "affine-expand-index-ops-as-affine": "index_operations",
    "affine-loop-invariant-code-motion": "loops.invariant_code",
    "affine-loop-coalescing": "loops.coalescing",
    "affine-loop-fusion": "loops.fusion",
    "affine-loop-normalize": "loops.normalization",
    "affine-loop-tile": "loops.tiling",
    "affine-loop-unroll": "loops.unrolling",
    "affine-loop-unroll-jam": "loops.unrolling",
    "affine-parallelize": "loops.parallelization",
    "affine-pipeline-data-transfer": "loops.pipelining",
    "affine-raise-from-memref": "raising",
    "affine-simplify-min-max": "min_max",
    "affine-simplify-structures": "simplification",
    "affine-super-vectorize": "vectorization.passes",
    "affine-super-vectorizer-test": "vectorization.testing",
    "affine-scalrep": "scalar_replacement",
    "lower-affine": "to_standard",
}
