"""The ranges of elements of vectors (MLIR: `InferIntRangeInterface`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from odsgen.dataflow import IntegerRange
from odsgen.hooks import infers_ranges
from odsgen.runtime import Operation, Value
from odsgen_dialects import vector

Ranges = Sequence[IntegerRange | None]
Found = Mapping[Value, IntegerRange | None]


@infers_ranges(vector.BroadcastOp, vector.ExtractOp, vector.ShapeCastOp, vector.TransposeOp)
def moved(op: Operation, known: Ranges) -> Found | None:
    """The elements of the first operand."""
    return None if None in known else {op.results[0]: known[0]}


@infers_ranges(vector.InsertOp)
def insert(op: vector.InsertOp, known: Ranges) -> Found | None:
    """The elements of both."""
    value, dest = known[:2]
    if value is None or dest is None or None in known:
        return None
    return {op.results[0]: value.union(dest)}


@infers_ranges(vector.StepOp)
def step(op: vector.StepOp, known: Ranges) -> Found:
    """From 0 to the number of elements, less one; that is not known of scalable vectors."""
    type = op.result.type
    if any(type.scalable_dims):
        return {op.result: IntegerRange.of_type(type)}
    width, last = IntegerRange.of_type(type).width, type.shape[0] - 1
    return {op.result: IntegerRange(width, 0, last, 0, last)}
