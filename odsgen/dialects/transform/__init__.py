"""The hand-written half of the dialect `transform`."""

#: The modules of hooks, by the kind of hooks in them.
HOOKS = {
    "applies": (
        "application.bufferizing",
        "application.debugging",
        "application.handles",
        "application.loops",
        "application.matching",
        "application.on_demand",
        "application.one_shot_bufferizing",
        "application.payload_changes",
        "application.sequences",
        "application.structured_fusion",
        "application.structured_match",
        "application.structured_packing",
        "application.structured_padding",
        "application.structured_reductions",
        "application.structured_rewrites",
        "application.structured_splitting",
        "application.structured_tiling",
        "application.structured_vectorization",
    ),
    "effects": ("effects",),
    "folds": ("folds",),
    "form": ("forms",),
    "implements": ("control_flow", "interfaces"),
    "parses_types": ("types",),
    "populates": (
        "application.gpu_patterns",
        "application.patterns",
        "application.tensor_patterns",
        "application.vector_patterns",
    ),
    "verifies": (
        "verifiers.attributes",
        "verifiers.constraints",
        "verifiers.handles",
        "verifiers.matchers",
        "verifiers.passes",
        "verifiers.sequences",
        "verifiers.structured",
    ),
    "verifies_operation_attributes": ("verifiers.attributes",),
}

#: The passes, with the modules that register them.
PASSES = {
    "transform-infer-effects": "passes.infer_effects",
    "transform-interpreter": "passes.interpreter",
}
