"""Lays a program out: operations are indented as they nest, with single blanks and no more than one blank line between them.

Only blanks change: printing the program anew would give values other names and drop its comments.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from odsgen.lsp.mlir.chunk import Chunk
from odsgen.runtime.parser.lexer import tokenize
from odsgen.runtime.parser.recording import OperationRecord

_INDENTATION = 2
_BLANKS = re.compile(r'("(?:[^"\\\n]|\\.)*"|[ \t]*//[^\n]*)|[ \t]+')
_BLANK_LINES = re.compile(r"\n{3,}")


def laid_out(text: str, chunks: Sequence[Chunk]) -> str:
    """The text with other blanks; as it is if some of it could not be read."""
    if any(chunk.root is None for chunk in chunks):
        return text
    depths: dict[int, int] = {}
    for chunk in chunks:
        depths.update(_depths(chunk))
    lines: list[str] = []
    comments: list[int] = []  # lines of comments alone, which are indented as what follows them
    shift = 0
    offset = 0
    for line in text.split("\n"):
        shown = line.strip()
        indentation = len(line) - len(line.lstrip())
        depth = depths.get(offset + indentation)
        offset += len(line) + 1
        if depth is not None:
            new = depth * _INDENTATION
            shift = new - indentation
            for comment in comments:
                lines[comment] = " " * new + lines[comment].strip()
            comments.clear()
            lines.append(" " * new + _BLANKS.sub(lambda m: m[1] or " ", shown))
        elif shown.startswith("//"):
            comments.append(len(lines))
            lines.append(line.rstrip())
        else:
            # The rest of an operation keeps its place below the first line.
            lines.append(" " * max(indentation + shift, 0) + shown if shown else "")
    result = _BLANK_LINES.sub("\n\n", "\n".join(lines)).strip("\n") + "\n"
    return result if tokenize(result) == tokenize(text) else text


def _depths(chunk: Chunk) -> Iterator[tuple[int, int]]:
    """The offsets at which a line of its own may begin, each with how deep that nests."""
    for record in chunk.operations:
        yield chunk.span(record.start)[0], _depth(record.parent)
    for place in chunk.parser.alias_places.values():
        yield chunk.span(place)[0], 0
    for scope in chunk.parser.scope_records[1:]:
        owner = chunk.operation_at(scope.start - 1)
        depth = _depth(owner) - 1
        if scope.end is not None:
            yield chunk.span(scope.end)[0], depth
        for label, _ in scope.blocks.values():
            if label is not None:
                yield chunk.span(label)[0], depth


def _depth(record: OperationRecord | None) -> int:
    """How deep the regions of an operation nest."""
    depth = 0
    while record is not None:
        record = record.parent
        depth += 1
    return depth
