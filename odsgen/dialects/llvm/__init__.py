"""Hooks of the dialect `llvm`."""

#: Modules by the kind of their hooks.
HOOKS = {
    "checks": ("predicates",),
    "evaluates": (
        "evaluation.accesses",
        "evaluation.aggregates",
        "evaluation.constants",
        "evaluation.control",
        "evaluation.numbers",
        "evaluation.variable_arguments",
        "evaluation.vector_lengths",
    ),
    "folds": ("folds",),
    "form": (
        "forms.calls",
        "forms.control_flow",
        "forms.debug_info",
        "forms.instructions",
        "forms.structs",
        "forms.symbols",
        "forms.types",
    ),
    "implements": (
        "attributes",
        "branches",
        "data_layouts",
        "destructuring",
        "effects",
        "interfaces",
        "memory_intrinsics",
        "memory_slots",
    ),
    "inlines": ("inlining",),
    "materializes_constants": ("constants",),
    "parses_types": ("types",),
    "serializes": ("bytecode",),
    "verifies": (
        "attributes",
        "types",
        "verifiers.calls",
        "verifiers.constants",
        "verifiers.functions",
        "verifiers.instructions",
        "verifiers.interfaces",
        "verifiers.intrinsics",
        "verifiers.symbols",
    ),
    "verifies_operation_attributes": ("verifiers.attributes",),
    "verifies_region_argument_attributes": ("verifiers.attributes",),
    "verifies_region_result_attributes": ("verifiers.attributes",),
    "verifies_regions": ("verifiers.functions", "verifiers.symbols"),
}

#: The passes, with the modules that register them.
PASSES = {
    "convert-openmp-to-llvm": "lowering.openmp",
    "convert-to-llvm": "lowering.conversion",
    "ensure-debug-info-scope-on-llvm-func": "debug_scopes",
    "llvm-add-comdats": "comdats",
    "llvm-legalize-for-export": "export_legalization",
    "lower-to-llvm": "lowering.pipeline",
}
