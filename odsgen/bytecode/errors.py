"""The error of bytes that are no bytecode, before it knows its file."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from odsgen.runtime.diagnostics import Diagnostic, ParseError, Severity
from odsgen.runtime.ir.subelements import walk_subelements

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute, Type
    from odsgen.runtime.builtin.locations import Location


class BytecodeError(Exception):
    """The error, in MLIR's words where it has some; the reader of the file adds the place."""

    @property
    def message(self) -> str:
        """The error."""
        return str(self.args[0])


#: An attribute or type of more parts is not shown in a diagnostic: few bytes can stand for many parts.
_MOST_SHOWN: Final = 10_000


def unexpected(expected: str, found: Attribute | Type) -> BytecodeError:
    """The error for an attribute or type of another kind than what was expected."""
    sizes: dict[Attribute | Type, int] = {}
    for part in walk_subelements(found):
        sizes[part] = 1 + sum([sizes[inner] for inner in part.immediate_subelements()])
    parts = sizes[found]
    shown = str(found) if parts <= _MOST_SHOWN else f"one that consists of {parts} others"
    return BytecodeError(f"expected {expected}, but got: {shown}")


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
