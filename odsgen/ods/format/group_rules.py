"""Which elements an optional group may have, and which may anchor it (Operations, "Optional Groups")."""

from __future__ import annotations

from odsgen.ods.format.model import (
    AttributeVariable,
    CustomDirective,
    FormatElement,
    FunctionalTypeDirective,
    Literal,
    OperandVariable,
    OptionalGroup,
    PropertyVariable,
    RefDirective,
    RegionVariable,
    ResultVariable,
    StringArgument,
    TypeDirective,
    Whitespace,
)
from odsgen.ods.format.variables import can_parse_optionally, is_variable_length

_ANCHORS_ONLY = "only variables and types can be used to anchor an optional group"
_GROUP_ELEMENTS_ONLY = "only literals, types, and variables can be used within an optional group"


def group_problem(
    element: FormatElement | ResultVariable | RefDirective | StringArgument, is_anchor: bool
) -> str | None:
    """Why the element may not be in an optional group, or not be its anchor; None if it may."""
    match element:
        case AttributeVariable(attribute=attribute):
            if is_anchor and not attribute.optional and attribute.default is None:
                return "only optional or default-valued attributes can be used to anchor an optional group"
        case PropertyVariable(property=prop):
            if is_anchor and not can_parse_optionally(prop):
                return (
                    "only properties with default values that can be optionally parsed "
                    "(have the `let optionalParser = ...` field defined) can be used to anchor an optional group"
                )
        case OperandVariable(operand=operand):
            if not is_variable_length(operand):
                return "only variable length operands can be used within an optional group"
        case ResultVariable(result=result):
            if not is_variable_length(result):
                return "only variable length results can be used within an optional group"
        case TypeDirective(target=target):
            return group_problem(target, False)
        case FunctionalTypeDirective(inputs=inputs, results=results):
            return group_problem(inputs, False) or group_problem(results, False)
        case CustomDirective(arguments=arguments):
            if is_anchor:
                bound = [a for a in arguments if not isinstance(a, RefDirective)]
                if not bound:
                    return _ANCHORS_ONLY
                for argument in bound:
                    problem = group_problem(argument, True)
                    if problem is not None:
                        return problem
        case Literal() | Whitespace() | OptionalGroup():
            if is_anchor:
                return _ANCHORS_ONLY
        case RegionVariable():
            pass
        case _:
            return _GROUP_ELEMENTS_ONLY
    return None
