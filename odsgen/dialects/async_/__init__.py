"""The hand-written half of the dialect `async`."""

#: The modules of hooks, by the kind of hooks in them.
HOOKS = {
    "canonicalizes": ("canonicalization",),
    "checks": ("predicates",),
    "evaluates": ("evaluation",),
    "form": ("forms",),
    "implements": ("interfaces",),
    "infers": ("inference",),
    "verifies": ("verifiers",),
    "verifies_regions": ("verifiers",),
}
