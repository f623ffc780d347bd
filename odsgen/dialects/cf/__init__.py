"""The hand-written half of the dialect `cf`."""

#: The modules of hooks, by the kind of hooks in them.
HOOKS = {
    "canonicalization_patterns": ("canonicalization",),
    "canonicalizes": ("canonicalization",),
    "evaluates": ("evaluation",),
    "form": ("forms",),
    "implements": ("interfaces",),
    "verifies": ("verifiers",),
}
