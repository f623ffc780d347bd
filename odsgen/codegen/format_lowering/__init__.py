"""From a checked assembly format to the Python statements of `parse` and `print`."""

from __future__ import annotations

from odsgen.codegen.context import FileContext
from odsgen.codegen.format_lowering.attribute_forms import AttributeForms
from odsgen.codegen.format_lowering.format_code import FormatCode
from odsgen.codegen.format_lowering.op_parse import OpParse
from odsgen.codegen.format_lowering.op_print import OpPrint
from odsgen.codegen.format_lowering.parameter_parse import ParameterParse
from odsgen.codegen.format_lowering.parameter_print import ParameterPrint
from odsgen.codegen.format_lowering.parameter_values import ParameterValues
from odsgen.codegen.format_lowering.property_forms import PropertyForms
from odsgen.codegen.python.expressions import Verbatim
from odsgen.codegen.python.steps import Assign, Evaluate
from odsgen.ods.model import AttributeDef, OpDef, TypeDef

__all__ = ["FormatCode", "lower_op_format", "lower_parameter_format"]


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
        tuple(Assign(name, Verbatim(value)) for name, value in constants.items()),
        (Evaluate(Verbatim(parse)),),
        (Evaluate(Verbatim(printed)),),
    )


def lower_parameter_format(definition: TypeDef | AttributeDef, context: FileContext) -> FormatCode:
    """The code of a type or attribute whose format is declarative."""
    if definition.format is None:
        raise ValueError(f"'{definition.name}' has no declarative format")
    values = ParameterValues(context)
    parse = ParameterParse(definition, definition.format, context, values).body()
    printed = ParameterPrint(definition.format, context, values).body()
    return FormatCode((), (Evaluate(Verbatim(parse)),), (Evaluate(Verbatim(printed)),))
