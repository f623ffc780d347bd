"""The kinds of tokens that editors colour, and how the protocol encodes them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from lsprotocol.types import SemanticTokensEdit

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


def token_edits(old: Sequence[int], new: Sequence[int]) -> list[SemanticTokensEdit]:
    """The edits that make new numbers of old ones: whole tokens between what both begin and end with; none of equal ones."""
    if old == new:
        return []
    shorter = min(len(old), len(new))
    start = next((i for i in range(0, shorter, 5) if old[i : i + 5] != new[i : i + 5]), shorter)
    most = shorter - start
    behind = next(
        (
            i
            for i in range(0, most, 5)
            if old[len(old) - i - 5 : len(old) - i] != new[len(new) - i - 5 : len(new) - i]
        ),
        most,
    )
    return [
        SemanticTokensEdit(start, len(old) - start - behind, list(new[start : len(new) - behind]))
    ]
