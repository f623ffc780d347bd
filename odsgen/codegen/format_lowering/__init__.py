"""From a checked assembly format to the steps of `parse` and `print`."""

from odsgen.exports import exporter

__all__, __getattr__ = exporter(
    __name__,
    {
        "odsgen.codegen.format_lowering.format_code": "FormatCode",
        "odsgen.codegen.format_lowering.operation_format": (
            "function_format hooked_format lower_op_format"
        ),
    },
)
