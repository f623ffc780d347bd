"""Attributes and properties that a pattern writes."""

from __future__ import annotations

from odsgen.codegen.attribute_values import (
    default_value_expression,
    enum_case_expression,
    native_form,
)
from odsgen.codegen.imports import Imports
from odsgen.codegen.literals import argument_expression, string_literal
from odsgen.codegen.python.expression_text import expression_text
from odsgen.codegen.python.expressions import Verbatim
from odsgen.ods.model import (
    AttrConstraint,
    AttributeKind,
    DefaultValue,
    PropertyArgument,
    TypeBuilder,
)


def constant_attribute(
    constraint: AttrConstraint, value: DefaultValue, imports: Imports
) -> str | None:
    """The expression for a constant; None for the absence of a unit attribute."""
    if constraint.kind is AttributeKind.UNIT:
        return f"{imports.runtime('UnitAttr')}.get()" if value.value else None
    if constraint.kind is AttributeKind.TYPE and isinstance(value.value, TypeBuilder):
        return f"{imports.runtime('TypeAttr')}.get({argument_expression(value.value, imports)})"
    if value.value is None and value.text:
        parse = imports.use("odsgen.runtime.parser", "parse_attribute")
        return f"{parse}({string_literal(value.text)})"
    with imports.values_only():
        native = default_value_expression(constraint, value, imports)
        form = native_form(constraint, imports)
    if native == "()" and constraint.kind is AttributeKind.ARRAY:
        return f"{imports.runtime('ArrayAttr')}.get(())"
    return native if form is None else expression_text(form.attribute_of(Verbatim(native)))


def is_one_attribute(constraint: AttrConstraint) -> bool:
    """Whether a constant is one object, so that identity decides: not so with numbers of any type, or -0.0."""
    if constraint.constant is None or constraint.kind is AttributeKind.FLOAT:
        return False
    return constraint.kind is not AttributeKind.INTEGER or constraint.value_type is not None


def constant_property(prop: PropertyArgument, value: DefaultValue, imports: Imports) -> str:
    """The expression for the value of a property."""
    enum = prop.constraint.enum
    if enum is not None and isinstance(value.value, str | int):
        return enum_case_expression(enum, value.value, imports)
    return argument_expression(value.value, imports)
