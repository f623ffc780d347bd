"""Keeps handles up to date while patterns and transformations replace payload (MLIR: `TrackingListener`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.dialects.shared import load_dependent_dialects
from odsgen.dialects.transform.interpreter.failures import SilenceableFailure
from odsgen.rewriting import RewriteListener
from odsgen.runtime import ConstantLike, Diagnostic, Operation, OpResult, Severity, Value

if TYPE_CHECKING:
    from odsgen.dialects.transform.interpreter.state import TransformState

_CASTS = "CastOpInterface"
_FORWARDING = "FindPayloadReplacementOpInterface"


class TrackingListener(RewriteListener):
    """Told of the changes of one transform."""

    def __init__(self, state: TransformState, transform: Operation, consumed: set[Value]) -> None:
        self._state = state
        self._transform = transform
        self._consumed = consumed
        self._diagnostics: list[Diagnostic] = []
        self._failures = 0

    def operation_inserted(self, op: Operation) -> None:
        """Loads the dialect in the context of the script, so that later passes have its patterns."""
        name = op.dialect_name
        if name not in self._state.made_dialects:
            self._state.made_dialects.add(name)
            if op.REGISTERED:
                load_dependent_dialects(self._transform, name)

    def operation_erased(self, op: Operation) -> None:
        """Removes what is erased from the handles."""
        for result in op.results:
            self._state.replace_payload_value(result, None)
        self._state.replace_payload_op(op, None)

    def operation_replaced(self, op: Operation, values: Sequence[Value]) -> None:
        """Lets handles stand for the replacement."""
        for result, value in zip(op.results, values, strict=True):
            self._state.replace_payload_value(result, value)
        handles = self._state.handles_of(op)
        if not handles:
            return
        alive = next((h for h in handles if not self._state.is_dead(h)), None)
        if alive is None or any(h in self._consumed for h in handles):
            self._state.replace_payload_op(op, None)
            return
        found = self._replacement(op, list(values))
        if isinstance(found, Diagnostic):
            found.attach_note(
                "replacement is required because this handle must be updated", alive.location
            )
            found.attach_note(f"[{self._failures}] replaced op", op.location)
            for number, value in enumerate(values):
                found.attach_note(f"[{self._failures}] replacement value {number}", value.location)
            self._diagnostics.insert(0, found)
            self._failures += 1
            self._state.replace_payload_op(op, None)
            return
        self._state.replace_payload_op(op, found)

    def _replacement(self, op: Operation, values: list[Value]) -> Operation | Diagnostic:
        problem = Diagnostic(
            Severity.ERROR,
            self._transform.location,
            "tracking listener failed to find replacement op during application of this transform op",
        )
        while True:
            definition = _common_definition(values)
            if definition is None:
                return problem.attach_note("replacement values belong to different ops")
            if _CASTS in definition.INTERFACES:
                values = list(definition.operands)
                problem.attach_note("using output of 'CastOpInterface' op", definition.location)
            elif definition.name == op.name or ConstantLike in definition.TRAITS:
                return definition
            elif _FORWARDING in definition.INTERFACES:
                values = list(definition.operands[:1])
                problem.attach_note(
                    "using operands provided by 'FindPayloadReplacementOpInterface'",
                    definition.location,
                )
            else:
                values = []
            if not values:
                return problem.attach_note("ran out of suitable replacement values")

    def take_failure(self) -> SilenceableFailure | None:
        """The failure to track replacements, if any; forgets it."""
        found, self._diagnostics, self._failures = self._diagnostics, [], 0
        return SilenceableFailure(found) if found else None

    @property
    def has_failed(self) -> bool:
        """Whether the replacement of an operation with a handle was not found."""
        return bool(self._diagnostics)


def _common_definition(values: Sequence[Value]) -> Operation | None:
    definitions = {value.owner if isinstance(value, OpResult) else None for value in values}
    return definitions.pop() if len(definitions) == 1 else None
