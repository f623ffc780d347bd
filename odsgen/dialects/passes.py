"""The passes that belong to bundled dialects, by name, with the modules that register them.

A module is imported when its pass is asked for: it imports the dialects that it converts.
"""

_CONVERSIONS = "odsgen.dialects.conversions"

PASS_MODULES: dict[str, str] = {
    name: f"{_CONVERSIONS}.{module}"
    for name, module in (
        ("convert-arith-to-llvm", "llvm.arith"),
        ("convert-cf-to-llvm", "llvm.cf"),
        ("convert-func-to-llvm", "llvm.func"),
        ("finalize-memref-to-llvm", "llvm.memref"),
        ("convert-linalg-to-loops", "linalg_to_loops"),
        ("convert-scf-to-cf", "scf_to_cf"),
        ("lower-affine", "affine_to_standard"),
        ("reconcile-unrealized-casts", "reconcile_casts"),
    )
}
