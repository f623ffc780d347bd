"""Writing MLIR's textual form."""

from typing import TYPE_CHECKING

from odsgen.exports import exporter

if TYPE_CHECKING:
    from odsgen.runtime.printer.operations import AsmPrinter
    from odsgen.runtime.printer.toplevel import (
        block_text,
        generic_op_text,
        print_ir,
        value_text,
    )
else:
    __getattr__ = exporter(
        __name__,
        {
            "odsgen.runtime.printer.operations": ("AsmPrinter",),
            "odsgen.runtime.printer.toplevel": (
                "block_text",
                "generic_op_text",
                "print_ir",
                "value_text",
            ),
        },
    )

__all__ = ["AsmPrinter", "block_text", "generic_op_text", "print_ir", "value_text"]
