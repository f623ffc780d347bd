"""The hand-written half of the dialect `vhlo`."""

#: The modules of hooks, by the kind of hooks in them.
HOOKS = {
    "form": ("forms",),
    "serializes": ("bytecode",),
    "verifies": ("verifiers",),
}
