"""The hand-written half of the dialect `acc`."""

#: The modules of hooks, by the kind of hooks in them.
HOOKS = {
    "canonicalization_patterns": ("canonicalization",),
    "canonicalizes": ("canonicalization",),
    "form": ("forms.clauses", "forms.operands"),
    "implements": ("interfaces",),
    "verifies": ("verifiers.constructs", "verifiers.data_clauses"),
    "verifies_regions": ("verifiers.constructs",),
}
