"""Hints of what the text of an operation leaves out: the types of values, and the names of operands."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from lsprotocol import types

from odsgen.lsp.mlir.chunk import Chunk, Name
from odsgen.lsp.positions import TextPositions
from odsgen.runtime.ir.value import BlockArgument
from odsgen.runtime.parser.lexer import tokenize
from odsgen.runtime.parser.recording import OperationRecord

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Type
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.value import Value

_LONGEST_TYPE = 60
_OPERAND = re.compile(r"(Optional)?Operands?\[")


def inlay_hints(
    chunk: Chunk, start: int, end: int, positions: TextPositions
) -> Iterator[types.InlayHint]:
    """The hints between two offsets of the whole text."""
    first = chunk.parser.positions.index_at(max(start - chunk.start, 0))
    last = chunk.parser.positions.index_at(max(end - chunk.start, 0))
    for token, text, kind in sorted(_hints(chunk, first, last), key=lambda hint: hint[0]):
        before, after = chunk.span(token)
        is_type = kind is types.InlayHintKind.Type
        yield types.InlayHint(
            positions.position(after if is_type else before),
            f": {text}" if is_type else f"{text}:",
            kind,
            padding_right=not is_type,
        )


_Hint = tuple[int, str, types.InlayHintKind]


def _hints(chunk: Chunk, first: int, last: int) -> Iterator[_Hint]:
    starts = chunk.operation_starts
    for record in chunk.operations[: bisect_left(starts, last)]:
        end = record.end if record.end is not None else last
        if end <= first or record.op is None or chunk.tokens[record.name][:1] == '"':
            continue  # the generic form tells all types
        yield from (h for h in _operation_hints(chunk, record, record.op) if first <= h[0] < last)
    for scope in chunk.parser.scope_records:
        for place in {place for place, _ in scope.values.values() if first <= place < last}:
            yield from _argument_hint(chunk, place)


# --- the values of an operation -------------------------------------------------------------------------------------


def _operation_hints(chunk: Chunk, record: OperationRecord, op: Operation) -> Iterator[_Hint]:
    own = _own_tokens(chunk, record)
    shown = _text(chunk.tokens[token] for token in own if token >= record.name)
    for token in range(record.start, record.name):
        occurrence = chunk.occurrences.get(token)
        if occurrence is not None and occurrence.name.definition == token:
            missing = [
                v.type for v in occurrence.name.values if not _is_shown(chunk, v.type, shown)
            ]
            if missing:
                told = [_short(value.type) for value in occurrence.name.values]
                yield _behind_count(chunk, token), ", ".join(told), types.InlayHintKind.Type
    yield from _operand_hints(chunk, record, op, own, shown)


def _behind_count(chunk: Chunk, token: int) -> int:
    """The last token of a result: the number in `%x:2`."""
    counted = chunk.tokens[token + 1] == ":" and chunk.tokens[token + 2].isdecimal()
    return token + 2 if counted else token


def _operand_hints(
    chunk: Chunk, record: OperationRecord, op: Operation, own: Sequence[int], shown: str
) -> Iterator[_Hint]:
    names = _operand_names(op)
    left = list(op.operands)
    for token in own:
        if token < record.name or chunk.tokens[token][:1] != "%":
            continue
        value = _value_at(chunk, token)
        if value is None or value not in left:
            continue
        number = (
            len(op.operands) - len(left) if left[0] is value else list(op.operands).index(value)
        )
        left.remove(value)
        name = names.get(number)
        if name is not None and name != chunk.tokens[token][1:] and len(names) > 1:
            yield token, name, types.InlayHintKind.Parameter
        if not _is_shown(chunk, value.type, shown):
            numbered = chunk.tokens[token + 1][:1] == "#"
            yield token + numbered, _short(value.type), types.InlayHintKind.Type


def _own_tokens(chunk: Chunk, record: OperationRecord) -> list[int]:
    """The tokens of an operation without those of the operations inside it."""
    assert record.end is not None
    found: list[int] = []
    token = record.start
    starts = chunk.operation_starts
    at = bisect_left(starts, record.start) + 1
    while token < record.end:
        while at < len(starts) and starts[at] < token:
            at += 1
        inner = chunk.operations[at] if at < len(starts) else None
        if inner is not None and inner.start == token and inner.end is not None:
            token = inner.end
            continue
        found.append(token)
        token += 1
    return found


def _value_at(chunk: Chunk, token: int) -> Value | None:
    occurrence = chunk.occurrences.get(token)
    if occurrence is None or occurrence.name.definition == token:
        return None
    number = occurrence.number or 0
    values = occurrence.name.values
    return values[number] if number < len(values) else None


def _operand_names(op: Operation) -> dict[int, str]:
    """The names of single operands, by their numbers; of a list that of the first one."""
    found: dict[int, str] = {}
    numbers: dict[int, list[int]] = {}
    for number, value in enumerate(op.operands):
        numbers.setdefault(id(value), []).append(number)
    for name in _operand_accessors(type(op)):
        held = getattr(op, name, None)
        first = held[0] if isinstance(held, (tuple, list)) and held else held
        left = numbers.get(id(first))
        if left:
            found[left.pop(0)] = name.rstrip("_")
    return found


def _operand_accessors(op_class: type[Operation]) -> tuple[str, ...]:
    """The accessors of the operands of a class, in the order of its definition."""
    found: dict[str, None] = {}
    for base in reversed(op_class.__mro__):
        for name, annotation in base.__dict__.get("__annotations__", {}).items():
            if isinstance(annotation, str) and _OPERAND.match(annotation):
                found[name] = None
    return tuple(found)


# --- the arguments of blocks ----------------------------------------------------------------------------------------


def _argument_hint(chunk: Chunk, token: int) -> Iterator[_Hint]:
    occurrence = chunk.occurrences.get(token)
    name: Name | None = None if occurrence is None else occurrence.name
    if name is None or not name.values or not isinstance(name.values[0], BlockArgument):
        return
    if chunk.tokens[token + 1] != ":":
        yield token, _short(name.values[0].type), types.InlayHintKind.Type


# --- types ----------------------------------------------------------------------------------------------------------


def _text(tokens: Iterator[str]) -> str:
    return f" {' '.join(tokens)} "


def _is_shown(chunk: Chunk, type: Type, shown: str) -> bool:
    """Whether the tokens of an operation hold those of a type, or its alias."""
    return any(f" {each} " in shown for each in _spellings(chunk, type))


def _spellings(chunk: Chunk, type: Type) -> Iterator[str]:
    text = str(type)
    yield _text(iter(tokenize(text))).strip()
    for alias, meaning in chunk.parser.type_aliases.items():
        if meaning is type:
            yield f"!{alias}"


def _short(type: Type) -> str:
    text = str(type)
    return text if len(text) <= _LONGEST_TYPE else text[: _LONGEST_TYPE - 1] + "…"
