"""The hand-written half of the dialect `dlti`."""

#: The modules of hooks, by the kind of hooks in them.
HOOKS = {
    "form": ("attributes",),
    "implements": ("attributes",),
    "verifies": ("attributes",),
    "verifies_data_layout_entries": ("verifiers",),
    "verifies_operation_attributes": ("verifiers",),
}
