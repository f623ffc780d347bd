"""Hooks of the dialect `vector`."""

#: Modules by the kind of their hooks.
HOOKS = {
    "canonicalization_patterns": (
        "canonicalization.elements",
        "canonicalization.masks",
        "canonicalization.reductions",
        "canonicalization.shapes",
        "canonicalization.steps",
        "canonicalization.strided_slices",
        "canonicalization.transfers",
        "canonicalization.transposes",
    ),
    "evaluates": (
        "evaluation.control",
        "evaluation.memory",
        "evaluation.reductions",
        "evaluation.shapes",
    ),
    "folds": ("element_folds", "folds", "transfer_folds"),
    "form": ("forms",),
    "implements": ("interfaces",),
    "infers_ranges": ("integer_ranges",),
    "infers": ("inference",),
    "materializes_constants": ("constants",),
    "verifies": (
        "verifiers.contractions",
        "verifiers.elements",
        "verifiers.masking",
        "verifiers.memory",
        "verifiers.strided_slices",
        "verifiers.transfers",
    ),
}

#: The passes, with the modules that register them.
PASSES = {
    "convert-vector-to-arm-sme": "to_arm_sme",
    "convert-vector-to-llvm": "to_llvm.conversion",
    "convert-vector-to-scf": "to_scf.conversion",
    "lower-vector-mask": "lowering.masks",
    "lower-vector-multi-reduction": "lowering.multi_reductions",
}
