"""The hand-written half of the dialect `sdy`."""

#: The modules of hooks, by the kind of hooks in them.
HOOKS = {
    "form": ("forms", "sharding_rules", "shardings"),
    "implements": ("collectives", "computations"),
    "infers": ("computations", "verifiers"),
    "serializes": ("bytecode",),
    "verifies": ("collectives", "computations", "rule_verifiers", "verifiers"),
    "verifies_operation_attributes": ("sharding_verifiers",),
    "verifies_region_argument_attributes": ("sharding_verifiers",),
    "verifies_region_result_attributes": ("sharding_verifiers",),
}
