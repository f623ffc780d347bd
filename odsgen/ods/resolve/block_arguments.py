"""The arguments that builders give the first block of a region: types of the spec, or those of operands and results."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.ods.model import Operand, Result, TypeConstraint
from odsgen.ods.model.parts import TypesOfPart
from odsgen.ods.resolve.expansion import Part
from odsgen.ods.resolve.signatures import expression_place
from odsgen.spec.source import SpecText

if TYPE_CHECKING:
    from odsgen.ods.model.constraints import TypeBuilder
    from odsgen.ods.resolve.scope import SpecScope

_TYPES_OF = re.compile(r"(types|element_types)\(\$(\w+)\)")


def is_types_of(text: SpecText) -> bool:
    """Whether a text names the types of an operand or result; others are constraints."""
    return _TYPES_OF.fullmatch(text) is not None


def resolve_block_arguments(
    part: Part, values: Sequence[Operand | Result], scope: SpecScope
) -> tuple[TypeBuilder | TypesOfPart, ...] | None:
    """The types of the first block of a region; None where the spec does not say them."""
    if part.block_arguments is None:
        return None
    found: list[TypeBuilder | TypesOfPart] = []
    for written in part.block_arguments:
        if not isinstance(written, SpecText):
            constraint = scope.constraint(written)
            if constraint is None:
                continue
            if isinstance(constraint, TypeConstraint) and constraint.builder is not None:
                found.append(constraint.builder)
                continue
            scope.errors.error(
                f"'{written}' does not say which type the argument of '{part.name}' has: it is {constraint.summary}",
                expression_place(written, part.name),
                "name one type, such as Index, or write types($operand)",
            )
            continue
        match = _TYPES_OF.fullmatch(written)
        assert match is not None  # as `is_types_of` says
        if all(value.name != match[2] for value in values):
            names = ", ".join(f"${value.name}" for value in values) or "none"
            scope.errors.error(
                f"'${match[2]}' is neither an operand nor a result of the operation",
                written,
                f"there are {names}",
            )
            continue
        found.append(TypesOfPart(match[2], match[1] == "element_types"))
    return tuple(found)
