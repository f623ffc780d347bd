"""Hooks of the dialect `spirv`."""

#: Modules by the kind of their hooks.
HOOKS = {
    "canonicalization_patterns": ("canonicalization",),
    "checks": ("predicates",),
    "evaluates": ("evaluation",),
    "folds": ("folds",),
    "form": (
        "attributes",
        "forms.composites",
        "forms.constants",
        "forms.control_flow",
        "forms.images",
        "forms.memory",
        "forms.modules",
        "structs",
        "types",
    ),
    "implements": ("branches", "interfaces"),
    "inlines": ("inlining",),
    "materializes_constants": ("constants",),
    "parses_attributes": ("attributes",),
    "parses_types": ("types",),
    "verifies": (
        "structs",
        "types",
        "verifiers.arithmetic",
        "verifiers.attributes",
        "verifiers.composites",
        "verifiers.constants",
        "verifiers.control_flow",
        "verifiers.images",
        "verifiers.memory",
    ),
    "verifies_operation_attributes": ("verifiers.attributes",),
    "verifies_region_argument_attributes": ("verifiers.attributes",),
    "verifies_region_result_attributes": ("verifiers.attributes",),
    "verifies_regions": ("verifiers.constants", "verifiers.control_flow"),
}

#: The passes, with the modules that register them.
PASSES = {
    "convert-func-to-spirv": "conversion.func",
    "convert-vector-to-spirv": "conversion.vector",
    "spirv-canonicalize-gl": "clamps",
    "spirv-unify-aliased-resource": "unified_resources",
}
