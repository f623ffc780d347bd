"""From a checked assembly format to the Python statements of `parse` and `print`."""

from __future__ import annotations

from odsgen.codegen.context import FileContext
from odsgen.codegen.format_lowering.attribute_forms import AttributeForms
from odsgen.codegen.format_lowering.format_code import FormatCode
from odsgen.codegen.format_lowering.op_parse import OpParse
from odsgen.codegen.format_lowering.op_print import OpPrint
from odsgen.codegen.format_lowering.property_forms import PropertyForms
from odsgen.ods.model import OpDef

__all__ = ["FormatCode", "lower_op_format"]


def lower_op_format(op: OpDef, context: FileContext) -> FormatCode:
    """The code of an operation whose format is declarative."""
    if op.format is None:
        raise ValueError(f"'{op.name}' has no declarative format")
    attributes = AttributeForms(op.class_name, context)
    properties = PropertyForms(op.class_name, context)
    parse = OpParse(op, op.format, context, attributes, properties).body()
    printed = OpPrint(op, op.format, context, attributes, properties).body()
    constants = {**attributes.constants, **properties.constants}
    return FormatCode(
        "\n".join(f"{name} = {value}" for name, value in constants.items()), parse, printed
    )
