"""The hand-written half of the dialect `scf`."""

#: The modules of hooks, by the kind of hooks in them.
HOOKS = {
    "canonicalization_patterns": (
        "canonicalization.conditionals",
        "canonicalization.loops",
        "canonicalization.parallel_loops",
        "canonicalization.regions",
        "canonicalization.while_loops",
    ),
    "evaluates": ("evaluation",),
    "folds": ("canonicalization.conditionals",),
    "form": ("forms",),
    "implements": ("interfaces",),
    "infers": ("inference",),
    "verifies": ("verifiers",),
    "verifies_regions": ("verifiers",),
}

#: The passes, with the modules that register them.
PASSES = {
    "convert-parallel-loops-to-gpu": "to_gpu",
    "convert-scf-to-cf": "to_cf",
    "convert-scf-to-emitc": "to_emitc",
    "convert-scf-to-openmp": "to_openmp",
    "loop-invariant-subset-hoisting": "loops.invariant_subsets",
    "scf-for-loop-canonicalization": "passes.loop_canonicalization",
    "scf-for-loop-peeling": "passes.loop_peeling",
    "scf-for-loop-range-folding": "passes.for_loops",
    "scf-for-loop-specialization": "passes.specialization",
    "scf-for-to-while": "passes.for_loops",
    "scf-forall-to-for": "passes.forall_loops",
    "scf-forall-to-parallel": "passes.forall_loops",
    "scf-parallel-for-to-nested-fors": "passes.parallel_loops",
    "scf-parallel-loop-fusion": "passes.parallel_loop_fusion",
    "scf-parallel-loop-specialization": "passes.specialization",
    "scf-parallel-loop-tiling": "passes.parallel_loops",
}
