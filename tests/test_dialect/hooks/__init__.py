"""Hooks of the dialect `test`."""

#: The modules of hooks, by the kind of hooks in them.
HOOKS = {
    "folds": ("operations",),
    "form": ("attributes", "directives", "operations", "types"),
    "implements": ("effects", "operations", "types", "verifiers"),
    "infers": ("operations",),
    "infers_ranges": ("integer_ranges",),
    "inlines": ("inlining",),
    "materializes_constants": ("operations",),
    "parses_types": ("types",),
    "serializes": ("bytecode",),
    "suggests_alias": ("attributes", "types"),
    "suggests_aliases": ("attributes",),
    "verifies": ("attributes", "types", "verifiers"),
    "verifies_operation_attributes": ("verifiers",),
    "verifies_region_argument_attributes": ("verifiers",),
    "verifies_region_result_attributes": ("verifiers",),
    "verifies_regions": ("verifiers",),
}
