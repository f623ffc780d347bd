"""The hand-written half of the dialect `nvvm`."""

#: The modules of hooks, by the kind of hooks in them.
HOOKS = {
    "form": ("forms",),
    "implements": ("targets",),
    "verifies": (
        "verifiers.attributes",
        "verifiers.fragments",
        "verifiers.products",
        "verifiers.tensor_memory",
        "verifiers.warps",
    ),
    "verifies_operation_attributes": ("verifiers.attributes",),
    "verifies_region_argument_attributes": ("verifiers.attributes",),
}
