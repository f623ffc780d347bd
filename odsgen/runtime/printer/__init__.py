"""Writing MLIR's textual form."""

from odsgen.exports import exporter

__all__, __getattr__ = exporter(
    __name__,
    {
        "odsgen.runtime.printer.operations": "AsmPrinter",
        "odsgen.runtime.printer.toplevel": "block_text generic_op_text print_ir value_text",
    },
)
