"""The hand-written half of the dialect `bufferization`."""

#: The modules of hooks, by the kind of hooks in them.
HOOKS = {
    "canonicalization_patterns": ("canonicalization",),
    "checks": ("predicates",),
    "evaluates": ("evaluation",),
    "folds": ("folds",),
    "form": ("forms",),
    "implements": ("interfaces",),
    "infers": ("inference",),
    "verifies": ("verifiers",),
    "verifies_operation_attributes": ("verifiers",),
    "verifies_region_argument_attributes": ("verifiers",),
}

#: The passes, with the modules that register them.
PASSES = {
    "buffer-results-to-out-params": "results_of_functions",
    "drop-equivalent-buffer-results": "results_of_functions",
    "eliminate-empty-tensors": "empty_tensors",
    "empty-tensor-to-alloc-tensor": "empty_tensors",
    "one-shot-bufferize": "one_shot.passes",
}
