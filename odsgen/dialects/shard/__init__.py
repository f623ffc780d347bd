"""The hand-written half of the dialect `shard`."""

#: The modules of hooks, by the kind of hooks in them.
HOOKS = {
    "canonicalization_patterns": ("canonicalization",),
    "form": ("forms",),
    "implements": ("interfaces",),
    "verifies": ("verifiers",),
}
