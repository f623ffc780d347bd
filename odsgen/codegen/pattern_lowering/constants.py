"""Attributes and properties that a pattern writes."""

from __future__ import annotations

from odsgen.codegen.attribute_values import default_value, enum_case, native_value
from odsgen.codegen.imports import Imports
from odsgen.codegen.literals import python_value
from odsgen.codegen.python.expressions import EMPTY_TUPLE, Expression, Literal
from odsgen.ods.model import (
    AttrConstraint,
    AttributeKind,
    DefaultValue,
    PropertyArgument,
    TypeBuilder,
)


def constant_attribute(
    constraint: AttrConstraint, value: DefaultValue, imports: Imports
) -> Expression | None:
    """The expression for a constant; None for the absence of a unit attribute."""
    if constraint.kind is AttributeKind.UNIT:
        return imports.get("UnitAttr") if value.value else None
    if constraint.kind is AttributeKind.TYPE and isinstance(value.value, TypeBuilder):
        return imports.get("TypeAttr", python_value(value.value, imports))
    if value.value is None and value.text:
        return imports.call("odsgen.runtime.parser", "parse_attribute", Literal(value.text))
    with imports.values_only():
        native = default_value(constraint, value, imports)
        form = native_value(constraint, imports)
    if native == EMPTY_TUPLE and constraint.kind is AttributeKind.ARRAY:
        return imports.get("ArrayAttr", EMPTY_TUPLE)
    return native if form is None else form.attribute_of(native)


def is_one_attribute(constraint: AttrConstraint) -> bool:
    """Whether a constant is one object, so that identity decides: not so with numbers of any type, or -0.0."""
    if constraint.constant is None or constraint.kind is AttributeKind.FLOAT:
        return False
    return constraint.kind is not AttributeKind.INTEGER or constraint.value_type is not None


def constant_property(prop: PropertyArgument, value: DefaultValue, imports: Imports) -> Expression:
    """The value of a property."""
    enum = prop.constraint.enum
    if enum is not None and isinstance(value.value, str | int):
        return enum_case(enum, value.value, imports)
    return python_value(value.value, imports)
