"""Handles that a transform invalidates by consuming others, and the errors about their later use."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from odsgen.dialects.transform.interpreter.mappings import Mappings
from odsgen.runtime import (
    BlockArgument,
    Diagnostic,
    Location,
    Operation,
    OpResult,
    Severity,
    Value,
)

#: Notes of the error about a use, made when the handle becomes invalid: the payload may be gone by then.
Invalidation = tuple[str, list[tuple[Location, str]]]

_USES = "op uses a handle invalidated by a previously executed transform op"
_USES_EMPTY = (
    "op uses a handle associated with empty payload and invalidated by a previously executed "
    "transform op"
)


def error_about(place: Operation, invalidation: Invalidation) -> Diagnostic:
    """The error about an operation that uses an invalidated handle."""
    message, notes = invalidation
    error = Diagnostic(Severity.ERROR, place.location, message)
    for where, note in notes:
        error.attach_note(note, where)
    return error


class Recorder:
    """Records what one transform invalidates."""

    def __init__(
        self, transform: Operation, visible: Sequence[Mappings], known: dict[Value, Invalidation]
    ) -> None:
        self._transform = transform
        #: The mappings of the enclosing regions, the innermost first.
        self._visible = visible
        self._known = known
        self.found: dict[Value, Invalidation] = {}

    def consume_operations(
        self,
        number: int,
        handle: Value,
        consumed: Sequence[Operation],
        through: Value | None = None,
    ) -> None:
        """Operand `number`, which stands for these operations, is consumed."""
        by = f"invalidated by this transform op that consumes its operand #{number}"
        if not consumed:
            self.found[handle] = (_USES_EMPTY, [(self._transform.location, by)])
            return
        for mappings in self._visible:
            for op, handles in mappings.handles_of_operation.items():
                ancestor = _ancestor_of(op, consumed)
                for other in handles if ancestor is not None else ():
                    if other in self._known or other in self.found or ancestor is None:
                        continue
                    notes = [
                        (other.location, "handle to invalidated ops"),
                        (
                            self._transform.location,
                            f"{by} and invalidates all handles to payload IR entities associated "
                            "with this operand and entities nested in them",
                        ),
                        (ancestor.location, "ancestor payload op"),
                        (op.location, "nested payload op"),
                    ]
                    if through is not None:
                        notes.append(
                            (through.location, "consumed handle points to this payload value")
                        )
                    self.found[other] = (_USES, notes)
            for value, handles in mappings.handles_of_value.items():
                self._consume_value_inside(by, handles, value, consumed)

    def _consume_value_inside(
        self, by: str, handles: Iterable[Value], value: Value, consumed: Sequence[Operation]
    ) -> None:
        definition, how = _definition(value)
        ancestor = _ancestor_of(definition, consumed)
        for other in handles if ancestor is not None else ():
            if other in self._known or other in self.found or ancestor is None:
                continue
            self.found[other] = (
                _USES,
                [
                    (other.location, "invalidated handle"),
                    (
                        self._transform.location,
                        f"{by} and invalidates all handles to payload IR entities associated with "
                        "this operand and entities nested in them",
                    ),
                    (ancestor.location, "ancestor op associated with the consumed handle"),
                    (definition.location, how),
                    (value.location, "payload value"),
                ],
            )

    def consume_values(self, number: int, handle: Value, consumed: Sequence[Value]) -> None:
        """Operand `number`, which stands for these values, is consumed."""
        by = f"invalidated by this transform op that consumes its operand #{number}"
        for value in consumed:
            for mappings in self._visible:
                for other in mappings.handles_of_value.get(value, ()):
                    self.found[other] = (
                        _USES,
                        [
                            (other.location, "invalidated handle"),
                            (
                                self._transform.location,
                                f"{by} and invalidates handles to the same values as associated "
                                "with it",
                            ),
                            (value.location, "payload value"),
                        ],
                    )
            for op in operations_of(value):
                self.consume_operations(number, handle, [op], value)


def operations_of(value: Value) -> Iterator[Operation]:
    """The operation that defines a value, or those of the block whose argument it is."""
    if isinstance(value, OpResult):
        yield value.owner
    elif isinstance(value, BlockArgument):
        yield from value.owner


def _ancestor_of(op: Operation, candidates: Sequence[Operation]) -> Operation | None:
    for candidate in candidates:
        if candidate.is_ancestor(op):
            return candidate
    return None


def _definition(value: Value) -> tuple[Operation, str]:
    if isinstance(value, OpResult):
        return value.owner, f"op defining the value as result #{value.index}"
    assert isinstance(value, BlockArgument)
    block = value.owner
    region = block.parent_region
    parent = None if region is None else region.parent_op
    assert region is not None and parent is not None
    number = next(n for n, each in enumerate(region.blocks) if each is block)
    return parent, (
        f"op defining the value as block argument #{value.index} of block #{number} in region "
        f"#{region.region_number}"
    )
