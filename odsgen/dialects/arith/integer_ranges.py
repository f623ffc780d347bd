"""The ranges of results of the dialect `arith` (MLIR: `InferIntRangeInterface`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from odsgen.dataflow import ranges
from odsgen.dataflow.ranges import IntegerRange
from odsgen.hooks import infers_ranges
from odsgen.runtime import DenseIntElementsAttr, IntegerAttr, Operation, Value
from odsgen_dialects import arith

Ranges = Sequence[IntegerRange | None]
Found = Mapping[Value, IntegerRange | None]

_FUNCTIONS: dict[type[Operation], Callable[..., IntegerRange]] = {
    arith.DivUIOp: ranges.divu,
    arith.DivSIOp: ranges.divs,
    arith.CeilDivUIOp: ranges.ceildivu,
    arith.CeilDivSIOp: ranges.ceildivs,
    arith.FloorDivSIOp: ranges.floordivs,
    arith.RemUIOp: ranges.remu,
    arith.RemSIOp: ranges.rems,
    arith.AndIOp: ranges.and_,
    arith.OrIOp: ranges.or_,
    arith.XOrIOp: ranges.xor,
    arith.MaxSIOp: ranges.maxs,
    arith.MaxUIOp: ranges.maxu,
    arith.MinSIOp: ranges.mins,
    arith.MinUIOp: ranges.minu,
    arith.ShRUIOp: ranges.shru,
    arith.ShRSIOp: ranges.shrs,
}


@infers_ranges(*_FUNCTIONS)
def binary(op: Any, known: Ranges) -> Found | None:
    """The range by the function of the table."""
    return {op.result: _FUNCTIONS[type(op)](*known)} if None not in known else None


_OVERFLOWING: dict[type[Operation], Callable[..., IntegerRange]] = {
    arith.AddIOp: ranges.add,
    arith.SubIOp: ranges.sub,
    arith.MulIOp: ranges.mul,
    arith.ShLIOp: ranges.shl,
}


@infers_ranges(*_OVERFLOWING)
def overflowing(op: Any, known: Ranges) -> Found | None:
    """The same, with the overflows that make poison."""
    if None in known:
        return None
    flags = op.overflow_flags
    nsw, nuw = (bool(flags & flag) for flag in (_FLAGS.nsw, _FLAGS.nuw))
    return {op.result: _OVERFLOWING[type(op)](*known, nsw=nsw, nuw=nuw)}


_FLAGS = arith.IntegerOverflowFlags

_RESIZING: dict[type[Operation], Callable[..., IntegerRange]] = {
    arith.ExtUIOp: ranges.extui,
    arith.ExtSIOp: ranges.extsi,
    arith.TruncIOp: ranges.extui,  # never wider
    arith.IndexCastOp: ranges.extsi,
    arith.IndexCastUIOp: ranges.extui,
}


@infers_ranges(*_RESIZING)
def resizing(op: Any, known: Ranges) -> Found | None:
    """Extends or truncates."""
    if known[0] is None:
        return None
    width = ranges.storage_width(op.single_result.type)
    return {op.single_result: ranges.resized(known[0], width, _RESIZING[type(op)])}


@infers_ranges(arith.ConstantOp)
def constant(op: arith.ConstantOp, known: Ranges) -> Found:
    """The number, or those of the elements; other constants are no integers."""
    width = ranges.storage_width(op.result.type)
    found = IntegerRange.everything(0)
    if isinstance(op.value, IntegerAttr):
        found = IntegerRange.constant(int(op.value.value), width)
    elif isinstance(op.value, DenseIntElementsAttr):
        for bits in op.value.number_bits():
            each = IntegerRange.constant(bits, width)
            found = found.union(each) if found.width else each
    elif width:
        found = IntegerRange.everything(width)
    return {op.result: found}


@infers_ranges(arith.CmpIOp)
def compare(op: arith.CmpIOp, known: Ranges) -> Found | None:
    """True or false, where it can be told."""
    lhs, rhs = known
    if lhs is None or rhs is None:
        return None
    holds = ranges.compared(op.predicate.name, lhs, rhs)
    found = IntegerRange.everything(1) if holds is None else IntegerRange.constant(holds, 1)
    return {op.result: found}


@infers_ranges(arith.SelectOp)
def select(op: arith.SelectOp, known: Ranges) -> Found:
    """One of two, or either."""
    condition, one, other = known
    choice = None if condition is None else condition.constant_value
    if choice is not None:
        return {op.result: one if choice else other}
    if one is None or other is None:
        return {op.result: other if one is None else one}
    return {op.result: one.union(other)}
