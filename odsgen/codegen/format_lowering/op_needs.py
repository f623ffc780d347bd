"""What the statements of `parse` need of each other."""

from __future__ import annotations

from collections.abc import Iterable

from odsgen.ods.format.model import (
    AttrDictDirective,
    AttributeVariable,
    CustomDirective,
    FormatElement,
    Literal,
    OIList,
    OperandVariable,
    OpFormat,
    OptionalGroup,
    PropDictDirective,
    RefDirective,
)
from odsgen.ods.model import Arity


def attributes_needed(format: OpFormat) -> frozenset[str]:
    """Attributes that a later element or the types of values ask for."""
    found: set[str] = set()
    for resolution in (*format.operand_types, *format.result_types):
        if resolution.attribute is not None:
            found.add(resolution.attribute.name)

    def visit(element: object) -> None:
        match element:
            case CustomDirective(arguments=arguments):
                for argument in arguments:
                    if isinstance(argument, RefDirective) and isinstance(
                        argument.target, AttributeVariable
                    ):
                        found.add(argument.target.attribute.name)
            case OptionalGroup(then_elements=then_elements, else_elements=else_elements):
                for child in (*then_elements, *else_elements):
                    visit(child)
            case OIList(clauses=clauses):
                for clause in clauses:
                    for child in clause.elements:
                        visit(child)
            case _:
                pass

    for element in format.elements:
        visit(element)
    return frozenset(found)


def uses_tokens(elements: Iterable[FormatElement]) -> bool:
    """Whether a statement looks at the current token itself."""
    for element in elements:
        match element:
            case Literal() | AttrDictDirective() | PropDictDirective() | OIList():
                return True
            case OperandVariable(operand=operand):
                if operand.arity is Arity.OPTIONAL:
                    return True
            case OptionalGroup(
                guard=guard, then_elements=then_elements, else_elements=else_elements
            ):
                if isinstance(guard, OperandVariable) or uses_tokens(
                    (*then_elements, *else_elements)
                ):
                    return True
            case _:
                pass
    return False
