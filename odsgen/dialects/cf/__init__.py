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

#: The passes, with the modules that register them.
PASSES = {"lift-cf-to-scf": "to_scf", "convert-cf-to-llvm": "to_llvm"}
