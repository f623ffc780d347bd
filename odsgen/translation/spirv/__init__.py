"""SPIR-V binaries of the dialect `spirv`, and back (mlir-translate's `--serialize-spirv`, `--deserialize-spirv`)."""
