"""From a checked assembly format to the steps of `parse` and `print`."""

from typing import TYPE_CHECKING

from odsgen.exports import exporter

if TYPE_CHECKING:
    from odsgen.codegen.format_lowering.format_code import FormatCode
    from odsgen.codegen.format_lowering.operation_format import (
        function_format,
        hooked_format,
        lower_op_format,
    )
else:
    __getattr__ = exporter(
        __name__,
        {
            "odsgen.codegen.format_lowering.format_code": ("FormatCode",),
            "odsgen.codegen.format_lowering.operation_format": (
                "function_format",
                "hooked_format",
                "lower_op_format",
            ),
        },
    )

__all__ = ["FormatCode", "function_format", "hooked_format", "lower_op_format"]
