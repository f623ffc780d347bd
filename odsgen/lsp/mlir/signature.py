"""The format of the operation that is being written, with the element that the cursor is in."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from lsprotocol import types

from odsgen.lsp.dialect_specs import DialectSpecs
from odsgen.lsp.mlir.chunk import Chunk

if TYPE_CHECKING:
    from odsgen.lsp.mlir.formats import Current
    from odsgen.ods.model import OpDef
    from odsgen.ods.model.format import FormatElement
    from odsgen.runtime.ir.operation import Operation

#: How many tokens before the cursor an operation's name is looked for, where the text could not be read.
_FARTHEST = 200
_WORD_END = re.compile(r"[\w$.\-\"]\Z", re.ASCII)
_OPENING, _CLOSING = frozenset("([{<"), frozenset(")]}>")


@dataclass(frozen=True, slots=True)
class WrittenOperation:
    """The operation that a cursor is in: its class, and the tokens of its name and at the cursor."""

    op_class: type[Operation]
    name: int
    cursor: int


def written_operation(chunk: Chunk, offset: int) -> WrittenOperation | None:
    """The operation that is being written at an offset of the whole text; None between operations."""
    local = offset - chunk.start
    cursor = chunk.parser.positions.index_at(local)
    last = cursor - 1
    if last < 0:
        return None
    end = chunk.parser.offset_of(last) + len(chunk.tokens[last])
    if end > local or (end == local and _WORD_END.search(chunk.tokens[last])):
        cursor = last
    found = _operation_of(chunk, last)
    if found is None or found[1] >= cursor:
        return None
    op_class, name = found
    text = chunk.parser.source.text
    depth = _depth(chunk, name + 1, cursor)
    if depth <= 0 and cursor > last and "\n" in text[end:local]:
        return None  # on a line of its own the next operation begins
    return WrittenOperation(op_class, name, cursor)


def _operation_of(chunk: Chunk, last: int) -> tuple[type[Operation], int] | None:
    record = chunk.operation_at(last)
    if record is not None and record.name <= last:
        op_class = chunk.op_class(record)
        if op_class is not None and _depth(chunk, record.name + 1, last) >= 0:
            nearer = _named_before(chunk, last, record.name) if record.op is None else None
            return nearer or (op_class, record.name)
    return _named_before(chunk, last, max(0, last - _FARTHEST))


def _named_before(chunk: Chunk, last: int, first: int) -> tuple[type[Operation], int] | None:
    """The last token between two that is the name of an operation, and outside of the brackets behind it."""
    depth = 0
    for token in range(last, first, -1):
        text = chunk.tokens[token]
        depth += (text in _OPENING) - (text in _CLOSING)
        if "." in text and text[0].isalpha():
            op_class = chunk.context.operation_class(text)
            if op_class is not None:
                return op_class, token
    return None


def _depth(chunk: Chunk, first: int, last: int) -> int:
    tokens = chunk.tokens[first:last]
    return sum((t in _OPENING) - (t in _CLOSING) for t in tokens)


def signature_at(chunk: Chunk, offset: int, specs: DialectSpecs) -> types.SignatureHelp | None:
    """The format of the operation at an offset, declared or read by a hook; None where nothing says it."""
    written = written_operation(chunk, offset)
    if written is None:
        return None
    op = specs.operation(written.op_class)
    tokens = chunk.tokens[written.name + 1 : written.cursor]
    if op is None or op.format is None:
        return _signature_of_form(chunk, written.op_class, op, tokens)
    parameters = list(_parameters(op))
    active = _active(current_elements(tokens, op), [offset for offset, _, _ in parameters])
    return _help(op.name, op.format.text, parameters, active, op.summary)


def _signature_of_form(
    chunk: Chunk, op_class: type[Operation], op: OpDef | None, tokens: Sequence[str]
) -> types.SignatureHelp | None:
    """The form that the docstring of a hook declares."""
    from odsgen.lsp.mlir.form_parts import active_part, parts_of
    from odsgen.reference.forms import form_and_note, form_docstring

    name = op_class.OPERATION_NAME
    dialect = chunk.context.dialect(name.partition(".")[0])
    if dialect is None:
        return None
    form, note = form_and_note(form_docstring(dialect, op_class))
    if not form:
        return None
    parts = parts_of(form)
    active = active_part(parts, tokens)
    if active is None:
        return None
    parameters = [(part.start, part.end, "") for part in parts if part.is_parameter]
    said = "\n\n".join(filter(None, ("" if op is None else op.summary, note)))
    return _help(name, form, parameters, active if active < len(parameters) else None, said)


def _help(
    name: str, form: str, parameters: list[tuple[int, int, str]], active: int | None, said: str
) -> types.SignatureHelp:
    head = f"{name} "
    shown = [
        types.ParameterInformation((len(head) + start, len(head) + end), documentation or None)
        for start, end, documentation in parameters
    ]
    signature = types.SignatureInformation(
        head + form, documentation=said or None, parameters=shown, active_parameter=active
    )
    return types.SignatureHelp([signature], active_signature=0, active_parameter=active)


def current_elements(tokens: Sequence[str], op: OpDef) -> list[Current]:
    """The elements of an operation's format that are in work, or may follow, behind some of its tokens."""
    from odsgen.lsp.mlir.formats import FormatMatch

    if op.format is None:
        return []
    return FormatMatch(tokens, len(tokens)).current(op.format.elements)


def _parameters(op: OpDef) -> Iterator[tuple[int, int, str]]:
    """The parts of a format's text that are no literals, with what the spec says of them."""
    from odsgen.ods.model.format import Literal, OIList, OptionalGroup, Whitespace

    assert op.format is not None
    text = op.format.text
    for element in op.format.all_elements:
        if not isinstance(element, (Literal, Whitespace, OptionalGroup, OIList)):
            start = _offset(element)
            yield start, _end(text, start), _documentation(element)


def _offset(element: FormatElement) -> int:
    offset: int = getattr(element, "offset", 0)
    return offset


_HEAD = re.compile(r"\$?[\w-]+(?:<[^>]*>)?")


def _end(text: str, start: int) -> int:
    """The end of a variable or a directive that begins in the text of a format."""
    head = _HEAD.match(text, start)
    end = start if head is None else head.end()
    if text[end : end + 1] != "(" or text[start : start + 1] == "$":
        return max(end, start + 1)
    depth = 0
    for place in range(end, len(text)):
        depth += (text[place] == "(") - (text[place] == ")")
        if depth == 0:
            return place + 1
    return len(text)


def _documentation(element: FormatElement) -> str:
    from odsgen.ods.model.format import (
        AttributeVariable,
        CustomDirective,
        OperandVariable,
        PropertyVariable,
        RegionVariable,
        SuccessorVariable,
        TypeDirective,
    )

    match element:
        case OperandVariable(operand=part):
            return _described(f"operand, {part.constraint.summary}", part.summary)
        case AttributeVariable(attribute=part):
            return _described(f"attribute, {part.constraint.summary}", part.summary)
        case PropertyVariable(property=part):
            return _described(f"property, {part.constraint.summary}", part.summary)
        case RegionVariable(region=part):
            return _described(part.constraint.summary, part.summary)
        case SuccessorVariable(successor=part):
            return _described(part.constraint.summary, part.summary)
        case TypeDirective(target=target) if target.value is not None:
            return f"type of `{target.value.name}`, {target.value.constraint.summary}"
        case CustomDirective():
            return "read and written by a hook"
    return ""


def _described(first: str, summary: str) -> str:
    return f"{first}: {summary}" if summary else first


def _active(current: list[Current], parameters: list[int]) -> int | None:
    """The number of the parameter that is in work: before a literal, the one behind that."""
    if not current or not parameters:
        return None
    from odsgen.ods.model.format import AttrDictDirective, PropDictDirective

    # Dictionaries are seldom written.
    usual = [
        c for c in current if not isinstance(c.element, (AttrDictDirective, PropDictDirective))
    ]
    offset = _offset((usual or current)[0].element)
    following = [number for number, start in enumerate(parameters) if start >= offset]
    return following[0] if following else None
