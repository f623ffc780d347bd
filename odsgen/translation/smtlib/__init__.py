"""SMT-LIB of the dialect `smt` (mlir-translate's `--export-smtlib`)."""
