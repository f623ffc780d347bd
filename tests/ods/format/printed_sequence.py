"""The blanks and literals that a printer emits, in order: of our trees and of the C++ that mlir-tblgen writes."""

from __future__ import annotations

import re
from collections.abc import Sequence

from odsgen.ods.model.format import (
    AttrDictDirective,
    FormatElement,
    Literal,
    OIList,
    OptionalGroup,
    ParameterCustomDirective,
    ParameterElement,
    ParameterGroup,
    ParameterVariable,
    ParamsDirective,
    PropDictDirective,
    SpacedElement,
    StructDirective,
    Whitespace,
)

BLANK = " "
NEW_LINE = "\n"
_WHITESPACE: dict[str, list[str]] = {"": [], " ": [BLANK], "\n": [NEW_LINE]}


def sequence(elements: Sequence[FormatElement | ParameterElement]) -> list[str]:
    """The sequence of a tree; then and else elements one after the other."""
    found: list[str] = []
    for element in elements:
        match element:
            case Literal(text=text, space_before=space):
                found += [BLANK, text] if space else [text]
            case Whitespace(text=text):
                found += _WHITESPACE[text]
            case OptionalGroup():
                hidden = element.anchor_element if element.elides_anchor else None
                found += sequence([e for e in element.then_elements if e is not hidden])
                found += sequence([e for e in element.else_elements if e is not hidden])
            case ParameterGroup():
                found += sequence(element.then_elements) + sequence(element.else_elements)
            case OIList(clauses=clauses):
                for clause in clauses:
                    found += sequence([clause.literal])
                    found += [] if clause.unit else sequence(clause.elements)
            case AttrDictDirective():
                pass
            case PropDictDirective():
                found.append(BLANK)
            case ParamsDirective(space_before=space) | StructDirective(space_before=space):
                found += [BLANK] if space else []
                if isinstance(element, StructDirective):
                    found += [f"{field.variable.parameter.name} = " for field in element.fields]
            case (
                SpacedElement(space_before=space)
                | ParameterVariable(space_before=space)
                | ParameterCustomDirective(space_before=space)
            ):
                found += [BLANK] if space else []
            case _:
                raise AssertionError(element)
    return found


_STREAMED = re.compile(r"<< ('(?:[^'\\]|\\.)'|\"(?:[^\"\\]|\\.)*\")")


def cpp_sequence(body: str) -> list[str]:
    """The sequence of the body of a C++ printer."""
    found: list[str] = []
    for line in map(str.strip, body.splitlines()):
        if line.startswith(("_odsPrinter <<", "odsPrinter <<")):
            found += [piece[1:-1] for piece in _STREAMED.findall(line)]
        elif "printNewline" in line:
            found.append(NEW_LINE)
    return found
