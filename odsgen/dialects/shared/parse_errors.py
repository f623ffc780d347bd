"""Errors of custom forms that say twice what is wrong: of the part, then of the whole."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from odsgen.runtime.diagnostics import ParseError

if TYPE_CHECKING:
    from odsgen.runtime.parser import Parser


@contextmanager
def summed_up(parser: Parser, message: str, place: int | None = None) -> Iterator[None]:
    """A part of an operation's form; each error in it is followed by `message`.

    That is shown at the token `place`, or where the parser stands then.
    """
    try:
        yield
    except ParseError as error:
        summary = parser.custom_error(message, place)
        raise ParseError([*error.diagnostics, *summary.diagnostics], parser.source) from None


def without_words(parser: Parser) -> ParseError:
    """The error of a part that says nothing by itself, inside `summed_up`."""
    return ParseError([], parser.source)
