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
    "buffer-deallocation-simplification": "deallocation.simplification",
    "buffer-hoisting": "placement",
    "buffer-loop-hoisting": "placement",
    "buffer-results-to-out-params": "results_of_functions",
    "bufferization-lower-deallocations": "deallocation.lowering",
    "convert-bufferization-to-memref": "deallocation.lowering",
    "drop-equivalent-buffer-results": "results_of_functions",
    "eliminate-empty-tensors": "empty_tensors",
    "empty-tensor-to-alloc-tensor": "empty_tensors",
    "one-shot-bufferize": "one_shot.passes",
    "optimize-allocation-liveness": "placement",
    "ownership-based-buffer-deallocation": "deallocation.insertion",
    "promote-buffers-to-stack": "placement",
}

#: Pipelines, with the modules that register them.
PIPELINES = {"buffer-deallocation-pipeline": "deallocation.pipeline"}
