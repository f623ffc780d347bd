"""How applying a transform fails (MLIR: `DiagnosedSilenceableFailure`)."""

from __future__ import annotations

from collections.abc import Iterable

from odsgen.runtime import (
    Diagnostic,
    DiagnosticError,
    Location,
    Operation,
    OpResult,
    Severity,
    Value,
    generic_op_text,
    value_text,
)


class SilenceableFailure(DiagnosticError):
    """The payload is as before or valid: an enclosing transform may recover."""


class DefiniteFailure(DiagnosticError):
    """The interpreter stops, and so does the pass."""


#: Notes: the place, or None for that of the failure, and the text.
Notes = Iterable[tuple[Location | None, str]]


def _diagnostic(place: Operation | Location, message: str, notes: Notes) -> Diagnostic:
    location = place.location if isinstance(place, Operation) else place
    made = Diagnostic(Severity.ERROR, location, message)
    for where, note in notes:
        made.attach_note(note, where)
    return made


def silenceable(place: Operation | Location, message: str, notes: Notes = ()) -> SilenceableFailure:
    """A silenceable failure with one error."""
    return SilenceableFailure([_diagnostic(place, message, notes)])


def definite(place: Operation | Location, message: str, notes: Notes = ()) -> DefiniteFailure:
    """A definite failure with one error."""
    return DefiniteFailure([_diagnostic(place, message, notes)])


def failed_to_apply(transform: Operation, target: Operation) -> SilenceableFailure:
    """The failure of a transform that says no more (`emitDefaultSilenceableFailure`)."""
    message = f"{transform.name} failed to apply"
    return silenceable(transform, message, [(target.location, "when applied to this op")])


def failed_definitely(transform: Operation, target: Operation) -> DefiniteFailure:
    """The same, not to be silenced (`emitDefaultDefiniteFailure`)."""
    message = f"{transform.name} failed to apply"
    return definite(transform, message, [(target.location, "attempted to apply to this op")])


def shown(value: Value) -> str:
    """A value as messages have it: the operation that defines it, in the generic form."""
    return generic_op_text(value.owner) if isinstance(value, OpResult) else value_text(value)
