"""C++ of the dialects `emitc`, `func` and `cf` (mlir-translate's `--mlir-to-cpp`)."""
