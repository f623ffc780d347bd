"""Passes of the bundled dialects by name, with the modules that register them.

A module is imported on demand: it imports the dialects that it converts.
"""

_CONVERSIONS = "odsgen.dialects.conversions"

_TRANSFORMS = "odsgen.dialects.transforms"

PASS_MODULES: dict[str, str] = {
    "remove-dead-values": f"{_TRANSFORMS}.remove_dead_values",
    "toy-shape-inference": "odsgen.dialects.toy.shape_inference",
    **{
        name: f"{_CONVERSIONS}.{module}"
        for name, module in (
            ("convert-arith-to-llvm", "llvm.arith"),
            ("convert-cf-to-llvm", "llvm.cf"),
            ("convert-complex-to-llvm", "llvm.complex"),
            ("convert-func-to-llvm", "llvm.func"),
            ("llvm-request-c-wrappers", "llvm.func"),
            ("finalize-memref-to-llvm", "llvm.memref"),
            ("convert-index-to-llvm", "llvm.index"),
            ("convert-math-to-llvm", "llvm.math"),
            ("convert-ub-to-llvm", "llvm.ub"),
            ("convert-vector-to-llvm", "llvm.vector"),
            ("convert-linalg-to-loops", "linalg_to_loops"),
            ("convert-scf-to-cf", "scf_to_cf"),
            ("convert-std", "std_to_current"),
            ("lower-affine", "affine_to_standard"),
            ("reconcile-unrealized-casts", "reconcile_casts"),
            ("toy-print-to-llvm", "toy_print_to_llvm"),
            ("toy-to-affine", "toy_to_affine"),
        )
    },
}
