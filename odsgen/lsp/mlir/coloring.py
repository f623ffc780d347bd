"""The kinds of a program's tokens, by what they name."""

from __future__ import annotations

import re
from collections.abc import Iterator
from heapq import merge

from odsgen.lsp.mlir.chunk import Chunk, Occurrence
from odsgen.lsp.token_kinds import Marked
from odsgen.pictures.tokens import KINDS
from odsgen.runtime.ir.value import BlockArgument

_COMMENT = re.compile(r'"(?:[^"\\\n]|\\.)*"|(?P<comment>//[^\n]*)')
_TYPE = re.compile(rf"(?:{KINDS['type']})(?=<|\Z)", re.ASCII)
_NUMBER = re.compile(r"[0-9]")
_WORD = re.compile(r"[A-Za-z_]")


def marked_tokens(chunk: Chunk, start: int, end: int) -> Iterator[Marked]:
    """The tokens and comments between two offsets of the whole text."""
    return merge(_tokens(chunk, start, end), _comments(chunk, start, end))


def _comments(chunk: Chunk, start: int, end: int) -> Iterator[Marked]:
    text = chunk.parser.source.text
    local = max(start - chunk.start, 0)
    local = text.rfind("\n", 0, local) + 1
    for match in _COMMENT.finditer(text, local, max(end - chunk.start, 0)):
        if match["comment"]:
            yield chunk.start + match.start(), chunk.start + match.end(), "comment", ""


def _tokens(chunk: Chunk, start: int, end: int) -> Iterator[Marked]:
    index_at = chunk.parser.positions.index_at
    names = {record.name for record in chunk.operations}
    last = index_at(max(end - chunk.start, 0))
    for token in range(index_at(max(start - chunk.start, 0)), last):
        text = chunk.tokens[token]
        if not text:
            break
        kind, modifier = ("method", "") if token in names else _kind(chunk, token, text)
        if kind:
            first, behind = chunk.span(token)
            yield first, behind, kind, modifier


def _kind(chunk: Chunk, token: int, text: str) -> tuple[str, str]:
    match text[0]:
        case "%":
            return _value_kind(chunk.occurrences.get(token), token)
        case "^":
            occurrence = chunk.occurrences.get(token)
            return "label", _definition(occurrence, token)
        case "@":
            return _symbol_kind(chunk, token)
        case "!":
            return "type", ""
        case "#":
            return ("decorator", "") if not text[1:].isdecimal() else ("number", "")
        case '"':
            return "string", ""
        case _ if _TYPE.match(text):
            return "type", "defaultLibrary"
        case _ if _NUMBER.match(text):
            return "number", ""
        case _ if _WORD.match(text):
            following = chunk.tokens[token + 1]
            return ("property" if following == "=" else "keyword"), ""
        case _:
            return ("operator", "") if text == "->" else ("", "")


def _definition(occurrence: Occurrence | None, token: int) -> str:
    return "definition" if occurrence is not None and occurrence.name.definition == token else ""


def _value_kind(occurrence: Occurrence | None, token: int) -> tuple[str, str]:
    values = occurrence.name.values if occurrence is not None else []
    is_argument = bool(values) and isinstance(values[0], BlockArgument)
    return ("parameter" if is_argument else "variable"), _definition(occurrence, token)


def _symbol_kind(chunk: Chunk, token: int) -> tuple[str, str]:
    name = chunk.symbol_at(token) if len(chunk.tokens[token]) > 1 else None
    if name is None or name.operation is None:
        return "function", ""
    kind = "function" if chunk.is_function(name.operation) else "class"
    return kind, "definition" if name.definition == token else ""
