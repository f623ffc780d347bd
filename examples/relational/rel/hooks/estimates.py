"""About how many rows operations give, as optimizers guess it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from odsgen.hooks import implements
from odsgen.runtime import Operation

from ..enums import JoinKind
from ..interfaces import CardinalityInterface
from ..ops import (
    AggregateOp,
    DistinctOp,
    EmptyOp,
    ExceptOp,
    FilterOp,
    IntersectOp,
    JoinOp,
    LimitOp,
    ReferenceOp,
    RelationalOp,
    SortOp,
    TableOp,
    UnionOp,
)

UNKNOWN = 1000.0
SELECTIVITY = 0.25


@implements(RelationalOp, method="estimate")
def estimate_relational(op: RelationalOp, inputs: Sequence[float]) -> float:
    """The guess for all operations that have none of their own: the rows of the first operand."""
    match op:
        case ReferenceOp():
            return _declared(op)
        case EmptyOp():
            return 0.0
        case FilterOp():
            return inputs[0] * SELECTIVITY
        case DistinctOp():
            return inputs[0] / 2
        case LimitOp():
            return min(float(op.count), max(inputs[0] - op.offset, 0.0))
        case UnionOp():
            return inputs[0] + inputs[1]
        case IntersectOp():
            return min(inputs)
        case ExceptOp():
            return inputs[0]
        case JoinOp():
            if op.kind in (JoinKind.semi, JoinKind.anti):
                return inputs[0] / 2
            return max(inputs)
        case _:
            return inputs[0]


@implements(SortOp, method="estimate")
def estimate_sort(op: SortOp, inputs: Sequence[float]) -> float:
    """All rows."""
    return inputs[0]


@implements(AggregateOp, method="estimate")
def estimate_aggregate(op: AggregateOp, inputs: Sequence[float]) -> float:
    """One row in all, or so many for each column of groups."""
    return min(inputs[0], 10.0 ** len(op.by))


@implements(CardinalityInterface, method="keeps_order")
def default_keeps_order(op: Any) -> bool:
    """Most operations look at row after row."""
    return True


@implements(SortOp, method="keeps_order")
def keeps_order_sort(op: SortOp) -> bool:
    """A sort is there to change it."""
    return False


@implements(AggregateOp, method="keeps_order")
def keeps_order_aggregate(op: AggregateOp) -> bool:
    """Groups come in any order."""
    return False


def _declared(op: ReferenceOp) -> float:
    module: Operation = op
    while (parent := module.parent_op) is not None:
        module = parent
    for table in module.walk():
        if isinstance(table, TableOp) and table.sym_name == op.source:
            return UNKNOWN if table.rows is None else float(table.rows)
    return UNKNOWN
