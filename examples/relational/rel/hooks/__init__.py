"""The hand-written half of the dialect `rel`: a module for each subject, found by the names of their functions."""

#: The modules of hooks, by the kind of hooks in them.
HOOKS = {
    "builds": ("columns",),
    "canonicalization_patterns": ("rewriting",),
    "canonicalizes": ("rewriting",),
    "folds": ("rewriting",),
    "form": ("columns",),
    "implements": ("estimates", "verifiers"),
    "infers": ("inference",),
    "materializes_constants": ("rewriting",),
    "rewrites": ("rewriting",),
    "verifies": ("columns", "verifiers"),
    "verifies_regions": ("verifiers",),
}
