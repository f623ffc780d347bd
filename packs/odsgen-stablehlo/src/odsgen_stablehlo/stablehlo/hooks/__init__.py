"""The hand-written half of the dialect `stablehlo`."""

#: The modules of hooks, by the kind of hooks in them.
HOOKS = {
    "checks": ("constraints",),
    "evaluates": (
        "evaluation",
        "evaluation_of_indices",
        "evaluation_of_matrices",
        "evaluation_of_movement",
        "evaluation_of_processes",
        "evaluation_of_products",
        "evaluation_of_random",
        "evaluation_of_regions",
        "evaluation_of_statistics",
        "evaluation_of_windows",
    ),
    "form": ("attributes", "convolutions", "directives", "operations"),
    "implements": (
        "inference",
        "inference_of_regions",
        "inference_of_shapes",
        "inference_of_tensors",
        "interfaces",
    ),
    "infers": ("inference", "inference_of_regions", "inference_of_shapes"),
    "parses_attributes": ("attributes",),
    "serializes": ("bytecode",),
    "verifies": (
        "collectives",
        "convolution_verifiers",
        "custom_calls",
        "inference_of_regions",
        "traits",
        "verifiers",
    ),
}
