"""Properties that newer releases of MLIR write in front of the attribute dictionary: `alignment(16) nontemporal(true)`."""

from __future__ import annotations

import copy
import re

from odsgen.runtime.support.source import SourceFile

#: The properties that are written so, of operations of memref and vector.
PROPERTIES = ("alignment", "nontemporal", "invariant")

_VALUE = r"(?:true|false|0x[0-9a-fA-F]+|-?[0-9]+)"
_PROPERTY = rf"(?:{'|'.join(PROPERTIES)})(?:\({_VALUE}\)| = {_VALUE}(?: : i\d+)?)"
_OPERATION = re.compile(
    rf"(?P<before>(?:memref|vector)\.\w+[^\n{{}}]*?[\])])(?P<blank> )(?P<properties>{_PROPERTY}(?: {_PROPERTY})*)"
    r"(?P<behind> (?:\{)?)"
)
_CALL = re.compile(r"(\w+)\(([^)]*)\)")
_NEXT = re.compile(rf" (?=(?:{'|'.join(PROPERTIES)})\b)")


def in_older_spelling(source: SourceFile) -> SourceFile | None:
    """The source with these properties in the dictionary, each character at its place; None where none is written so."""
    text, count = _OPERATION.subn(_in_dictionary, source.text)
    if not count:
        return None
    older = copy.copy(source)
    older.text = text
    return older


def _in_dictionary(match: re.Match[str]) -> str:
    """As long as what it stands for: ` alignment(16) ` is `{alignment=16} `, and a dictionary behind it goes on."""
    entries = _NEXT.sub(",", _CALL.sub(r"\1=\2", match["properties"]))
    end = "," if match["behind"].endswith("{") else "}"
    room = len(match["properties"]) + len(match["behind"])
    return f"{match['before']}{{{(entries + end).ljust(room)}"
