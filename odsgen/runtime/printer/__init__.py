"""Writing MLIR's textual form."""

from odsgen.exports import exporter

__all__, __getattr__ = exporter(
    __name__,
    {
        "odsgen.runtime.printer.operations": "AsmPrinter",
        "odsgen.runtime.printer.parts": "block_text value_text",
        "odsgen.runtime.printer.toplevel": "generic_op_text print_ir",
    },
)
