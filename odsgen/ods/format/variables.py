"""What is known of a variable of a format."""

from __future__ import annotations

from odsgen.ods.format.model import (
    AttributeStyle,
    AttributeVariable,
    CustomDirective,
    FunctionalTypeDirective,
    OIList,
    OperandVariable,
    OptionalGroup,
    PropertyVariable,
    RegionVariable,
    ResultVariable,
    SuccessorVariable,
)
from odsgen.ods.model import (
    Arity,
    AttributeArgument,
    AttributeKind,
    Operand,
    PropertyArgument,
    Result,
)


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


def can_parse_optionally(prop: PropertyArgument) -> bool:
    """Whether the absence of the property can be seen from the next token."""
    return has_default(prop)


def has_default(prop: PropertyArgument) -> bool:
    """Whether the property has a value when nothing is said of it."""
    return prop.default is not None or prop.optional or prop.constraint.storage == "unit"


def collect_variables(element: object) -> list[object]:
    """The variables within an element, those of `type` and `ref` apart."""
    match element:
        case CustomDirective(arguments=arguments):
            return [v for argument in arguments for v in collect_variables(argument)]
        case OptionalGroup(then_elements=then_elements, else_elements=else_elements):
            return [v for e in (*then_elements, *else_elements) for v in collect_variables(e)]
        case FunctionalTypeDirective(inputs=inputs, results=results):
            return [*collect_variables(inputs), *collect_variables(results)]
        case OIList(clauses=clauses):
            return [v for clause in clauses for e in clause.elements for v in collect_variables(e)]
        case (
            AttributeVariable()
            | PropertyVariable()
            | OperandVariable()
            | ResultVariable()
            | RegionVariable()
            | SuccessorVariable()
        ):
            return [element]
        case _:
            return []
