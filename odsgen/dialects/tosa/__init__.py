"""Hooks of the dialect `tosa`."""

#: Modules by the kind of their hooks.
HOOKS = {
    "canonicalization_patterns": ("canonicalization", "clamps", "windows"),
    "canonicalizes": ("canonicalization",),
    "evaluates": ("evaluation",),
    "folds": ("folds", "number_folds"),
    "form": ("forms",),
    "implements": ("inference", "interfaces", "shape_inference"),
    "materializes_constants": ("constants",),
    "verifies": (
        "verifiers.block_scaled",
        "verifiers.convolutions",
        "verifiers.elementwise",
        "verifiers.movement",
        "verifiers.pooling",
        "verifiers.reductions",
        "verifiers.regions",
        "verifiers.shape_values",
    ),
}

#: The passes, with the modules that register them.
PASSES = {
    "tosa-arith-const-to-tosa-const": "constants_of_arith",
    "tosa-attach-target": "attach_target",
    "tosa-convert-integer-type-to-signless": "signless_integers",
    "tosa-layerwise-constant-fold": "constant_folding",
    "tosa-make-broadcastable": "broadcasting",
    "tosa-validate": "validation.validate",
    "tosa-to-mlprogram": "lowering.to_ml_program",
    "tosa-infer-shapes": "infer_shapes",
    "tosa-optional-decompositions": "decompositions",
    "tosa-narrow-f64-to-f32": "narrowing",
    "tosa-narrow-i64-to-i32": "narrowing",
    "tosa-reduce-transposes": "transposes",
    "tosa-to-arith": "lowering.to_arith",
    "tosa-to-scf": "lowering.to_scf",
    "tosa-to-tensor": "lowering.to_tensor",
    "tosa-to-linalg": "lowering.to_linalg",
    "tosa-to-linalg-named": "lowering.to_linalg_named",
}

#: The pipelines, with the modules that register them.
PIPELINES = {"tosa-to-linalg-pipeline": "lowering.pipeline"}
