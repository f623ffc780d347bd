"""Arguments that a later version of a dialect added (`since`): an older program must have a meaning without them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from odsgen.ods.model import (
    Argument,
    Arity,
    AttributeArgument,
    AttributeKind,
    Operand,
    SegmentKind,
)
from odsgen.ods.resolve.expansion import Part
from odsgen.spec.errors import SpecDiagnostics


def check_since(
    arguments: Sequence[Argument],
    parts: Mapping[str, Part],
    segments: SegmentKind,
    version: int | None,
    errors: SpecDiagnostics,
) -> None:
    """Report arguments that no version added, and those without which older programs mean nothing."""
    for argument in arguments:
        part = parts[argument.name]
        if part.since is None:
            continue
        if version is None or not 1 <= part.since <= version:
            errors.error(
                f"'{argument.name}' is there since version {part.since}, which the dialect does not have yet",
                part.name,
                (
                    "the dialect has no 'version'"
                    if version is None
                    else f"expected a version from 1 to {version}"
                ),
            )
        if isinstance(argument, Operand):
            _check_operand(argument, part, segments, errors)
        elif not _has_default(argument):
            errors.error(
                f"'{argument.name}' is required, but programs before version {part.since} have none",
                part.name,
                "give it a default, or make it optional",
            )


def _check_operand(
    operand: Operand, part: Part, segments: SegmentKind, errors: SpecDiagnostics
) -> None:
    if operand.arity not in (Arity.OPTIONAL, Arity.VARIADIC):
        errors.error(
            f"'{operand.name}' is not of variable length, but programs before version {part.since} have none",
            part.name,
            "make it Optional or Variadic",
        )
    elif segments is SegmentKind.SAME_SIZE:
        errors.error(
            f"'{operand.name}' has as many operands as the others of variable length,"
            f" but programs before version {part.since} have none",
            part.name,
            "the trait 'AttrSizedOperandSegments' records the sizes",
        )


def _has_default(argument: Argument) -> bool:
    if isinstance(argument, AttributeArgument):
        return (
            argument.optional
            or argument.default is not None
            or argument.constraint.kind is AttributeKind.UNIT
        )
    return not isinstance(argument, Operand) and argument.has_default
