"""Types and attributes that are kept as they are written, with what aliases in them stand for."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute, Type
    from odsgen.runtime.parser.parser import Parser

#: A string, or the name of what may be an alias: no dot and no body follow it.
_ALIAS = re.compile(r'"(?:[^"\\]|\\.)*"|([#!])([A-Za-z_][\w$-]*)(?![\w$.<-])', re.ASCII | re.DOTALL)
#: The most characters of a text with what its aliases stand for: each may hold others twice.
_MOST_CHARACTERS = 4_000_000

#: Texts in which aliases stood: what was written between them, and what they stand for.
PIECES: dict[str, tuple[str | Attribute | Type, ...]] = {}


def with_aliases(parser: Parser, text: str) -> str:
    """A text with what its aliases stand for: their names mean something in this source alone."""
    if not (parser.attribute_aliases or parser.type_aliases):
        return text
    pieces: list[str | Attribute | Type] = []
    whole: list[str] = []
    start = length = 0
    for match in _ALIAS.finditer(text):
        known = parser.attribute_aliases if match[1] == "#" else parser.type_aliases
        found = known.get(match[2]) if match[1] else None
        if found is None:
            continue
        pieces += (text[start : match.start()], found)
        whole += (text[start : match.start()], str(found))
        start = match.end()
        length += len(whole[-1])
        if length > _MOST_CHARACTERS:
            raise parser.error(f"more than {_MOST_CHARACTERS} characters without aliases")
    if not pieces:
        return text
    rest = text[start:]
    made = "".join((*whole, rest))
    PIECES[made] = (*pieces, rest)
    return made
