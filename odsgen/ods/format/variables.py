"""Variables of a format, as far as they are bound."""

from __future__ import annotations

from odsgen.ods.model import (
    Arity,
    AttributeArgument,
    AttributeKind,
    Operand,
    Result,
)
from odsgen.ods.model.format import AttributeStyle, AttributeVariable, PropertyVariable


def attribute_style(attribute: AttributeArgument, qualified: bool) -> AttributeStyle:
    """How a format spells the attribute (Operations, "Variables")."""
    constraint = attribute.constraint
    if constraint.enum is not None and constraint.attribute_def is None:
        return AttributeStyle.ENUM
    if constraint.kind is AttributeKind.SYMBOL_NAME:
        return AttributeStyle.SYMBOL_NAME
    if constraint.value_type is not None:
        return AttributeStyle.TYPED
    if qualified or constraint.python_class == "Attribute":
        return AttributeStyle.GENERIC
    return AttributeStyle.STRIPPED


def is_unit(variable: AttributeVariable | PropertyVariable) -> bool:
    """Whether presence is all there is to say of the attribute or property."""
    if isinstance(variable, AttributeVariable):
        return variable.attribute.constraint.kind is AttributeKind.UNIT
    return variable.property.constraint.storage == "unit"


def is_variable_length(value: Operand | Result) -> bool:
    return value.arity is not Arity.REQUIRED
