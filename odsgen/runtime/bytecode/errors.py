"""The error of bytes that are no bytecode, before it knows its file."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.runtime.diagnostics import Diagnostic, ParseError, Severity

if TYPE_CHECKING:
    from odsgen.runtime.builtin.locations import Location


class BytecodeError(Exception):
    """The error, in MLIR's words where it has some; the reader of the file adds the place."""

    @property
    def message(self) -> str:
        """The error."""
        return str(self.args[0])


def parse_error(
    message: str, location: Location, producer: tuple[int, str] | None = None
) -> ParseError:
    """The error to raise for a file, with a note about the version and producer where they are known."""
    diagnostic = Diagnostic(Severity.ERROR, location, message)
    if producer is not None:
        attach_producer(diagnostic, *producer)
    return ParseError([diagnostic])


def attach_producer(diagnostic: Diagnostic, version: int, producer: str) -> None:
    """Say in a note which version and producer the file names."""
    diagnostic.attach_note(f"in bytecode version {version} produced by: {producer}")
