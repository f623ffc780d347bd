"""How types and attributes that are kept as they are written are printed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.runtime.base.attribute import Type
from odsgen.runtime.parser.kept_texts import PIECES

if TYPE_CHECKING:
    from odsgen.runtime.printer import AsmPrinter


def printed_text(printer: AsmPrinter, text: str) -> str:
    """A text as it was written, an alias where a type or attribute in it has one in this print."""
    pieces = PIECES.get(text)
    if pieces is None:
        return text
    return "".join(
        (
            piece
            if isinstance(piece, str)
            else (
                printer.type_text(piece)
                if isinstance(piece, Type)
                else printer.attribute_text(piece)
            )
        )
        for piece in pieces
    )
