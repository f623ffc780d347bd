"""Differences between two moments of a recording, by structure: operations are the same where their numbers are."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

from odsgen.recording.listing import Listing
from odsgen.runtime.ir.operation import UnregisteredOperation

if TYPE_CHECKING:
    from odsgen.recording.changes import Program
    from odsgen.recording.reading import Recording

Kind = Literal["inserted", "removed", "changed", "moved"]


@dataclass(frozen=True, slots=True)
class Difference:
    """An operation that is different, with its line before and after."""

    kind: Kind
    op: int
    before: str | None
    after: str | None


def differences(recording: Recording, first: int, second: int) -> Iterator[Difference]:
    """The operations that are different at the second moment; the recording stands there then."""
    low, high = sorted((first, second))
    touched = dict.fromkeys(
        change[1]
        for step in recording.steps[low:high]
        for change in step.changes
        if change[0] not in ("=", "b", "+b", "-b")
    )
    program = recording.program
    recording.go_to(first)
    before = {number: _state(program, number) for number in touched if number in program.ops}
    before_lines = Listing(program)
    recording.go_to(second)
    after = {number: _state(program, number) for number in touched if number in program.ops}
    after_lines = Listing(program)
    lines = after_lines.line_of, before_lines.line_of
    for number in sorted(touched, key=lambda n: [of.get(n, -1) for of in lines]):
        old, new = before_lines.op_text(number), after_lines.op_text(number)
        kind: Kind
        if number not in before:
            kind = "inserted"
        elif number not in after:
            kind = "removed"
        elif before[number][0] != after[number][0]:
            kind = "changed"
        elif before[number][1] != after[number][1]:
            kind = "moved"
        else:
            continue
        if old is not None or new is not None:
            yield Difference(kind, number, old, new)


def _state(program: Program, number: int) -> tuple[Any, Any]:
    """The parts of an operation, and its place."""
    op = program.ops[number]
    unregistered = op.properties_attribute if isinstance(op, UnregisteredOperation) else None
    what = (
        program.operand_numbers(op),
        op.result_types,
        dict(op.stored_properties),
        unregistered,
        dict(op.stored_attributes),
        op.successors,
    )
    following = op.next
    return what, (op.parent_block, None if following is None else program.op_numbers[following])
