"""Errors of custom formats that MLIR follows by a second one for the whole."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from odsgen.runtime import ParseError, Parser


@contextmanager
def summed_up(parser: Parser, message: str, place: int | None = None) -> Iterator[None]:
    """Appends `message` to any ParseError.

    The message is placed at the token `place`, by default the current one.
    """
    try:
        yield
    except ParseError as error:
        summary = parser.custom_error(message, place)
        raise ParseError([*error.diagnostics, *summary.diagnostics], parser.source) from None


def without_words(parser: Parser) -> ParseError:
    """An error without a message of its own, inside `summed_up`."""
    return ParseError([], parser.source)
