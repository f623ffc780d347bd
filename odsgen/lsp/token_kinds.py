"""The kinds of tokens that editors colour, and how the protocol encodes them."""

from __future__ import annotations

from collections.abc import Iterable

from odsgen.lsp.positions import TextPositions

#: In the order of the legend; those of the protocol, and `label` for blocks.
TOKEN_TYPES = (
    "variable",
    "parameter",
    "function",
    "class",
    "method",
    "type",
    "decorator",
    "keyword",
    "string",
    "number",
    "comment",
    "label",
    "property",
    "operator",
)
TOKEN_MODIFIERS = ("definition", "defaultLibrary")
_NUMBERS = {name: number for number, name in enumerate(TOKEN_TYPES)}
_BITS = {name: 1 << number for number, name in enumerate(TOKEN_MODIFIERS)}

#: Offsets in the text, the type, and a modifier or nothing.
Marked = tuple[int, int, str, str]


def encoded(marked: Iterable[Marked], positions: TextPositions) -> list[int]:
    """Five numbers for each token, in the order of the text: lines and columns are those since the token before."""
    data: list[int] = []
    line = column = 0
    for start, end, kind, modifier in marked:
        first, last = positions.position(start), positions.position(end)
        if last.line != first.line or start == end:
            continue
        same_line = first.line == line
        data += (
            first.line - line,
            first.character - (column if same_line else 0),
            last.character - first.character,
            _NUMBERS[kind],
            _BITS.get(modifier, 0),
        )
        line, column = first.line, first.character
    return data
