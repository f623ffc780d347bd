"""Which blanks the printer emits: the rules of mlir-tblgen, decided once.

Two facts about the element before are carried from left to right, through optional groups and their else groups as they are
written: whether it wants a blank after it, and whether it was punctuation.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from odsgen.ods.model.format import (
    AttrDictDirective,
    FormatElement,
    Literal,
    OIList,
    OIListClause,
    OptionalGroup,
    ParameterElement,
    ParameterGroup,
    PropDictDirective,
    SpacedElement,
    Whitespace,
)


class Spacer:
    """The state between two elements."""

    __slots__ = ("after_punctuation", "wants_space")

    def __init__(self) -> None:
        self.wants_space = True
        self.after_punctuation = False

    def literal(self, literal: Literal) -> Literal:
        text = literal.text
        space = self.wants_space and _space_before(text, self.after_punctuation)
        self.wants_space = len(text) != 1 or text not in "<({["
        self.after_punctuation = not literal.is_keyword
        return replace(literal, space_before=space)

    def whitespace(self, whitespace: Whitespace, is_parameter: bool) -> None:
        if whitespace.text == "\n":
            if is_parameter:
                self.wants_space = False
            return
        self.wants_space = False
        if whitespace.text == "":
            self.after_punctuation = True
        elif not is_parameter:
            self.after_punctuation = False

    def value(self) -> bool:
        """Whether a blank comes before an element that is neither literal nor dictionary."""
        space = self.wants_space or not self.after_punctuation
        self.wants_space = True
        self.after_punctuation = False
        return space


def _space_before(text: str, after_punctuation: bool) -> bool:
    if len(text) != 1 and text != "->":
        return True
    return text[0] not in (">)}]," if after_punctuation else "<>(){}[],")


def space_op_elements(
    elements: Sequence[FormatElement], spacer: Spacer
) -> tuple[FormatElement, ...]:
    """The elements of an operation's format with their blanks."""
    return tuple(_space_op_element(element, spacer) for element in elements)


def _space_op_element(element: FormatElement, spacer: Spacer) -> FormatElement:
    match element:
        case Literal():
            return spacer.literal(element)
        case Whitespace():
            spacer.whitespace(element, is_parameter=False)
            return element
        case AttrDictDirective() | PropDictDirective():
            spacer.after_punctuation = False
            return element
        case OptionalGroup(elides_anchor=elides, inverted=inverted, anchor=anchor):
            hidden = anchor if elides else None
            then_elements = _space_branch(
                element.then_elements, spacer, None if inverted else hidden
            )
            else_elements = _space_branch(
                element.else_elements, spacer, hidden if inverted else None
            )
            return replace(element, then_elements=then_elements, else_elements=else_elements)
        case OIList(clauses=clauses):
            return replace(element, clauses=tuple(_space_clause(c, spacer) for c in clauses))
        case SpacedElement():
            return replace(element, space_before=spacer.value())
        case _:
            raise AssertionError(element)


def _space_branch(
    elements: Sequence[FormatElement], spacer: Spacer, hidden: int | None
) -> tuple[FormatElement, ...]:
    return tuple(
        element if index == hidden else _space_op_element(element, spacer)
        for index, element in enumerate(elements)
    )


def _space_clause(clause: OIListClause, spacer: Spacer) -> OIListClause:
    literal = spacer.literal(clause.literal)
    elements = clause.elements
    if clause.unit is None:
        elements = space_op_elements(elements, spacer)
    return replace(clause, literal=literal, elements=elements)


def space_parameter_elements(
    elements: Sequence[ParameterElement], spacer: Spacer
) -> tuple[ParameterElement, ...]:
    """The elements of a type's or attribute's format with their blanks."""
    return tuple(_space_parameter_element(element, spacer) for element in elements)


def _space_parameter_element(element: ParameterElement, spacer: Spacer) -> ParameterElement:
    match element:
        case Literal():
            return spacer.literal(element)
        case Whitespace():
            spacer.whitespace(element, is_parameter=True)
            return element
        case ParameterGroup():
            # What follows the group is spaced as after the else group: the then group leaves no trace.
            wants_space, after_punctuation = spacer.wants_space, spacer.after_punctuation
            then_elements = space_parameter_elements(element.then_elements, spacer)
            spacer.wants_space, spacer.after_punctuation = wants_space, after_punctuation
            else_elements = space_parameter_elements(element.else_elements, spacer)
            return replace(element, then_elements=then_elements, else_elements=else_elements)
        case _:
            return replace(element, space_before=spacer.value())
