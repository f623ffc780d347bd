"""Operations that do the same (MLIR: `OperationEquivalence`)."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING, Any

from odsgen.runtime.ir.traits import IsCommutative

if TYPE_CHECKING:
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.value import Value


def equivalence_key(op: Operation) -> Hashable:
    """A key that is equal for two operations that do the same with the same operands; locations do not count.

    Operations inside are compared too; the order of the operands of a commutative operation does not matter.
    """
    if not op._regions:
        return _own_key(op, op._operands)
    inside: dict[Any, int] = {}  # the blocks and values that are defined inside
    parts: list[Hashable] = []
    pending: list[Any] = [op]
    while pending:
        current = pending.pop()
        if isinstance(current, str):
            parts.append(current)
            continue
        operands: list[Any] = [inside.get(operand, operand) for operand in current._operands]
        parts.append(_own_key(current, operands, inside))
        if current is not op:
            for result in current._results:
                inside[result] = len(inside)
        for region in reversed(current._regions):
            pending.append("end of a region")
            for block in reversed(region._blocks):
                pending.extend(reversed(list(block)))
                pending.append("block")
        for region in current._regions:
            for block in region._blocks:
                inside[block] = len(inside)
                parts.append(tuple([argument.type for argument in block._arguments]))
                for argument in block._arguments:
                    inside[argument] = len(inside)
    return tuple(parts)


def _own_key(op: Operation, operands: Any, inside: dict[Any, int] | None = None) -> Hashable:
    """The key of an operation without what its regions contain."""
    if IsCommutative in op.TRAITS and len(operands) > 1:
        operands = sorted(operands, key=id if inside is None else _identity)
    properties = op._properties
    if op.DEFAULT_PROPERTIES:
        properties = {**op.DEFAULT_PROPERTIES, **properties}
    successors = op._successors
    return (
        op.name,
        tuple(operands),
        op.result_types if op._result is None else op._result.type,
        _entries(op._attributes) if op._attributes else None,
        _entries(properties) if properties else None,
        (
            (
                getattr(op, "properties_attribute", None),
                tuple(
                    [
                        successor if inside is None else inside.get(successor, successor)
                        for successor in successors
                    ]
                ),
                len(op._regions),
            )
            if successors or op._regions or not op.REGISTERED
            else None
        ),
    )


def _identity(operand: Value | int) -> int:
    return operand if isinstance(operand, int) else id(operand)


def _entries(values: dict[str, Any]) -> Hashable:
    if not values:
        return None
    return frozenset(
        [(name, _hashable(value)) for name, value in values.items() if value is not None]
    )


def _hashable(value: Any) -> Hashable:
    """A property as something to compare: lists become tuples."""
    if isinstance(value, (list, tuple)):
        return tuple([_hashable(part) for part in value])
    if isinstance(value, dict):
        return frozenset([(key, _hashable(part)) for key, part in value.items()])
    try:
        hash(value)
    except TypeError:
        return id(value)
    return value  # type: ignore[no-any-return]
