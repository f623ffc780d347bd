"""Formats that could not be read back: what follows an element may be taken for a part of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from odsgen.ods.format.subject import Report
from odsgen.ods.model.format import (
    AttrDictDirective,
    AttributeStyle,
    AttributeVariable,
    FormatElement,
    Literal,
    OIList,
    OptionalGroup,
    RegionVariable,
)

_Conflict = tuple[FormatElement, FormatElement]


def check_ambiguity(elements: Sequence[FormatElement], report: Report) -> None:
    """Reports what mlir-tblgen refuses: `:` after an attribute in full, a region after `attr-dict`, clashing oilists."""
    conflict = _find(elements, _may_take_colon, lambda e: isinstance(e, Literal) and e.text == ":")
    if conflict is not None:
        attribute, colon = conflict
        if isinstance(attribute, AttributeVariable) and isinstance(colon, Literal):
            report(
                "format ambiguity caused by `:` literal found after attribute "
                f"`{attribute.attribute.name}` which does not have a buildable type",
                colon.offset,
                None,
            )
    conflict = _find(elements, _may_take_brace, lambda e: isinstance(e, RegionVariable))
    if conflict is not None:
        region = conflict[1]
        if isinstance(region, RegionVariable):
            report(
                "format ambiguity caused by `attr-dict` directive followed by region "
                f"`{region.region.name}`",
                region.offset,
                "try using `attr-dict-with-keyword` instead",
            )


def _may_take_colon(element: FormatElement) -> bool:
    """An attribute that is read in full may be followed by `: type`."""
    return isinstance(element, AttributeVariable) and element.style is AttributeStyle.GENERIC


def _may_take_brace(element: FormatElement) -> bool:
    return isinstance(element, AttrDictDirective) and not element.with_keyword


def _find(
    elements: Sequence[FormatElement],
    is_base: Callable[[FormatElement], bool],
    is_invalid: Callable[[FormatElement], bool],
) -> _Conflict | None:
    conflict, _ = _scan(elements, is_base, is_invalid)
    return conflict


def _scan(
    elements: Sequence[FormatElement],
    is_base: Callable[[FormatElement], bool],
    is_invalid: Callable[[FormatElement], bool],
) -> tuple[_Conflict | None, FormatElement | None]:
    """The first conflict, and a base element with nothing but optional elements after it in this sequence."""
    for index, element in enumerate(elements):
        base: FormatElement | None = None
        if is_base(element):
            base = element
        elif isinstance(element, OptionalGroup):
            conflict, then_base = _scan(element.then_elements, is_base, is_invalid)
            if conflict is not None:
                return conflict, None
            conflict, else_base = _scan(element.else_elements, is_base, is_invalid)
            if conflict is not None:
                return conflict, None
            base = then_base or else_base
        if base is None:
            continue
        invalid, closed = _follow(elements[index + 1 :], is_invalid, None)
        if invalid is not None:
            return (base, invalid), None
        if not closed:
            return None, base
    return None, None


def _follow(
    elements: Sequence[FormatElement],
    is_invalid: Callable[[FormatElement], bool],
    guard: FormatElement | None,
) -> tuple[FormatElement | None, bool]:
    """The first invalid element that may come next, and whether an element that must be there came before the end."""
    for element in elements:
        if is_invalid(element):
            return element, True
        if isinstance(element, OptionalGroup):
            first = element.then_elements[0]
            for branch, branch_guard in (
                (element.then_elements, first),
                (element.else_elements, None),
            ):
                invalid, _ = _follow(branch, is_invalid, branch_guard)
                if invalid is not None:
                    return invalid, True
            continue
        if element is not guard and element.may_be_absent:
            continue
        return None, True
    return None, False


def check_oilists(elements: Sequence[FormatElement], report: Report) -> None:
    """A clause of one oilist may not begin like a clause or literal right after it."""
    taken: set[str] = set()
    for element in elements:
        if isinstance(element, OIList):
            for clause in element.clauses:
                if clause.literal.text in taken:
                    report(
                        f"format ambiguity because {clause.literal.text} is used in two adjacent oilist elements.",
                        clause.literal.offset,
                        None,
                    )
            taken.update(clause.literal.text for clause in element.clauses)
        else:
            if isinstance(element, Literal) and element.text in taken:
                report(
                    f"format ambiguity because {element.text} is used both in oilist element "
                    "and the adjacent literal.",
                    element.offset,
                    None,
                )
            taken.clear()
