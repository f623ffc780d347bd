"""The ranges of results of the dialect `index`: for 32 and for 64 bits (MLIR: `InferIntRangeInterface`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from odsgen.dataflow import ranges
from odsgen.dataflow.ranges import IntegerRange
from odsgen.hooks import infers_ranges
from odsgen.runtime import IndexType, Operation, Value
from odsgen_dialects import index

Ranges = Sequence[IntegerRange | None]
Found = Mapping[Value, IntegerRange | None]

#: The function of each operation, and which readings of the results for 32 and 64 bits must be the same.
_FUNCTIONS: dict[type[Operation], tuple[Callable[..., IntegerRange], str]] = {
    index.AddOp: (ranges.add, "us"),
    index.SubOp: (ranges.sub, "us"),
    index.MulOp: (ranges.mul, "us"),
    index.ShlOp: (ranges.shl, "us"),
    index.DivUOp: (ranges.divu, "u"),
    index.DivSOp: (ranges.divs, "s"),
    index.CeilDivUOp: (ranges.ceildivu, "u"),
    index.CeilDivSOp: (ranges.ceildivs, "s"),
    index.FloorDivSOp: (ranges.floordivs, "s"),
    index.RemUOp: (ranges.remu, "u"),
    index.RemSOp: (ranges.rems, "s"),
    index.MaxSOp: (ranges.maxs, "s"),
    index.MaxUOp: (ranges.maxu, "u"),
    index.MinSOp: (ranges.mins, "s"),
    index.MinUOp: (ranges.minu, "u"),
    index.ShrSOp: (ranges.shrs, "s"),
    index.ShrUOp: (ranges.shru, "u"),
    index.AndOp: (ranges.and_, "u"),
    index.OrOp: (ranges.or_, "u"),
    index.XOrOp: (ranges.xor, "u"),
}


@infers_ranges(*_FUNCTIONS)
def binary(op: Any, known: Ranges) -> Found | None:
    """The range by the function of the table."""
    lhs, rhs = known
    if lhs is None or rhs is None:
        return None
    infer, readings = _FUNCTIONS[type(op)]
    return {op.result: ranges.of_index(infer, (lhs, rhs), readings)}


@infers_ranges(index.CastSOp, index.CastUOp)
def cast(op: index.CastSOp | index.CastUOp, known: Ranges) -> Found | None:
    """Extends or truncates."""
    if known[0] is None:
        return None
    extend = ranges.extsi if isinstance(op, index.CastSOp) else ranges.extui
    type = op.result_types[0]
    found = ranges.resized(known[0], ranges.storage_width(type), extend)
    if isinstance(type, IndexType):
        narrow = ranges.resized(known[0], 32, extend)
        found = found.union(ranges.extended(narrow, 64))
    return {op.results[0]: found}


@infers_ranges(index.CmpOp)
def compare(op: index.CmpOp, known: Ranges) -> Found | None:
    """True or false, where it can be told for both widths."""
    lhs, rhs = known
    if lhs is None or rhs is None:
        return None
    predicate = op.pred.name.lower()
    holds = ranges.compared(predicate, lhs, rhs)
    narrow = ranges.compared(predicate, ranges.trunci(lhs, 32), ranges.trunci(rhs, 32))
    if holds is None or holds is not narrow:
        return {op.result: IntegerRange.everything(1)}
    return {op.result: IntegerRange.constant(holds, 1)}


@infers_ranges(index.ConstantOp)
def constant(op: index.ConstantOp, known: Ranges) -> Found:
    """The number."""
    return {op.result: IntegerRange.constant(op.value, 64)}


@infers_ranges(index.BoolConstantOp)
def bool_constant(op: index.BoolConstantOp, known: Ranges) -> Found:
    """The truth value."""
    return {op.result: IntegerRange.constant(op.value, 1)}


@infers_ranges(index.SizeOfOp)
def size_of(op: index.SizeOfOp, known: Ranges) -> Found:
    """32 or 64."""
    return {op.result: IntegerRange.from_unsigned(32, 64, 64)}
