"""Hooks of the dialect `linalg`."""

#: Modules by the kind of their hooks.
HOOKS = {
    "canonicalization_patterns": ("canonicalization.fills", "canonicalization.identities"),
    "canonicalizes": ("canonicalization.packing",),
    "dialect_canonicalization_patterns": ("canonicalization.structured",),
    "evaluates": ("evaluation.layouts", "evaluation.structured"),
    "folds": ("folds",),
    "form": ("forms.generic", "forms.index_lists", "forms.named", "forms.payload"),
    "implements": ("effects", "interfaces", "reified_shapes", "structure"),
    "materializes_constants": ("constants",),
    "verifies": (
        "verifiers.generic",
        "verifiers.layouts",
        "verifiers.payload",
        "verifiers.products",
        "verifiers.structured",
    ),
    "verifies_operation_attributes": ("verifiers.structured",),
    "verifies_regions": ("verifiers.structured",),
}

#: The passes, with the modules that register them.
PASSES = {
    "convert-elementwise-to-linalg": "elementwise",
    "convert-linalg-to-affine-loops": "to_loops",
    "convert-linalg-to-loops": "to_loops",
    "convert-linalg-to-parallel-loops": "to_loops",
    "linalg-block-pack-matmul": "block_packing",
    "convert-linalg-to-std": "to_standard",
    "linalg-detensorize": "detensorization",
    "linalg-fold-into-elementwise": "morphs",
    "linalg-fold-unit-extent-dims": "unit_dimensions",
    "linalg-fuse-elementwise-ops": "fusion.fuse_elementwise",
    "linalg-generalize-named-ops": "generalization",
    "linalg-inline-scalar-operands": "scalar_operands",
    "slice-analysis-test": "slice_analysis",
    "linalg-morph-ops": "morphs",
    "linalg-specialize-generic-ops": "specialization",
    "simplify-depthwise-conv": "depthwise",
}
