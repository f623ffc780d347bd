"""Operand groups of operations with several variadic operands (AttrSizedOperandSegments)."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.runtime import Operation, SegmentSizes, Value

_SIZES = "operandSegmentSizes"


def segment_sizes(op: Operation) -> Sequence[int]:
    """The size of each group."""
    found = op.properties.get(_SIZES)
    if found is None:
        found = op.DEFAULT_PROPERTIES.get(_SIZES)
    if found is None:  # as in MLIR, unset sizes are zero
        kind = op.PROPERTY_KINDS.get(_SIZES)
        return (0,) * kind.count if isinstance(kind, SegmentSizes) else ()
    sizes: Sequence[int] = found.values
    return sizes


def operand_segments(op: Operation) -> list[Sequence[Value]]:
    """The operands of each group."""
    groups: list[Sequence[Value]] = []
    start = 0
    for size in segment_sizes(op):
        groups.append(op.operands[start : start + size])
        start += size
    return groups
