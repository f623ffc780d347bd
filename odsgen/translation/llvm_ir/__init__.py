"""The translation of the dialect `llvm` to LLVM IR as text, as `mlir-translate --mlir-to-llvmir` writes it."""

from odsgen.exports import exporter

__all__, __getattr__ = exporter(
    __name__, {"odsgen.translation.llvm_ir.translation": "translate_to_llvm_ir"}
)
