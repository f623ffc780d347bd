"""The hand-written half of the dialect `stablehlo`."""

#: The modules of hooks, by the kind of hooks in them.
HOOKS = {
    "checks": ("constraints",),
    "form": ("attributes", "convolutions", "directives", "operations"),
    "implements": ("inference", "inference_of_regions", "inference_of_tensors", "interfaces"),
    "infers": ("inference", "inference_of_regions"),
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
