"""Reductions of `tosa` as structured operations."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from odsgen.dialects.linalg import building
from odsgen.dialects.shared.emission import filling
from odsgen.dialects.shared.lowered import NotLowered, require_ranks
from odsgen.dialects.shared.structured_parts import (
    constant,
    dims_map,
    dynamic_sizes,
    element,
    empty,
    expanded,
    filled,
    generic,
    identity,
    is_nan,
    largest,
    number,
    shape,
    smallest,
)
from odsgen.rewriting.number_constants import number_attribute
from odsgen.runtime import (
    Attribute,
    FloatAttr,
    FloatType,
    IntegerAttr,
    IntegerType,
    RankedTensorType,
    Type,
    Value,
    i1,
)
from odsgen_dialects import arith, linalg, tosa

#: Functions of floats and of integers.
_FUNCTIONS: dict[type[Any], tuple[Any, Any]] = {
    tosa.ReduceSumOp: (arith.addf, arith.addi),
    tosa.ReduceProductOp: (arith.mulf, arith.muli),
    tosa.ReduceMinOp: (arith.minimumf, arith.minsi),
    tosa.ReduceMaxOp: (arith.maximumf, arith.maxsi),
}
_LOGICAL: dict[type[Any], Any] = {
    tosa.ReduceAllOp: arith.andi,
    tosa.ReduceAnyOp: arith.ori,
}
#: All reductions.
REDUCTIONS: tuple[type[Any], ...] = (*_FUNCTIONS, *_LOGICAL)


def _start(op: Any, type: Type) -> Attribute | None:
    """The neutral element."""
    kind = op.__class__
    if kind in _LOGICAL:
        return IntegerAttr.get(-1 if kind is tosa.ReduceAllOp else 0, i1) if type is i1 else None
    if kind is tosa.ReduceMinOp:
        return largest(type)
    if kind is tosa.ReduceMaxOp:
        return smallest(type)
    if not isinstance(type, (FloatType, IntegerType)):
        return None
    return number_attribute(0 if kind is tosa.ReduceSumOp else _one(type), type)


def _one(type: Type) -> int:
    """The bits of the number 1."""
    return type.SEMANTICS.from_float(1.0) if isinstance(type, FloatType) else 1


def _combined(op: Any, left: Value, right: Value) -> Value:
    function = _LOGICAL.get(op.__class__)
    if function is None:
        function = _FUNCTIONS[op.__class__][0 if isinstance(left.type, FloatType) else 1]
    made: Value = function(left, right)
    return made


def reduction(op: Any, operands: Sequence[Value]) -> Value:
    """A `linalg.reduce` along the axis, which comes back with the size 1."""
    input = op.input
    require_ranks([input, *op.results])
    axis, result, type = op.axis, op.results[0].type, element(op.results[0])
    kept = [each for each in range(len(shape(input))) if each != axis]
    dynamic = dynamic_sizes(input, kept)
    sizes = [shape(input)[each] for each in kept]
    output = empty(sizes, type, dynamic)
    start = _start(op, type)
    if start is None:
        raise NotLowered("no neutral element of this type")
    inputs, outputs = [input], [filled(constant(start), output)]
    ignores = (
        isinstance(op, (tosa.ReduceMinOp, tosa.ReduceMaxOp))
        and isinstance(type, FloatType)
        and op.nan_mode is tosa.NanPropagationMode.IGNORE
    )
    if ignores:
        true = number(1, i1)
        inputs.append(input)
        outputs.append(filled(true, empty(sizes, i1, dynamic)))
    with filling([element(each) for each in (*inputs, *outputs)], op.location) as block:
        args = block.arguments
        value, old = args[0], args[2 if ignores else 1]
        found = [_combined(op, value, old)]
        if ignores:
            is_no_number = is_nan(value)
            chosen = arith.select(is_no_number, old, found[0])
            found = [chosen, arith.andi(args[3], is_no_number)]
        linalg.YieldOp.build(found)
    made = linalg.ReduceOp.build(
        [each.type for each in outputs], inputs, outputs, [axis], combiner=block.parent_region
    ).results
    reduced: Value = made[0]
    if ignores:
        assert isinstance(type, FloatType)
        nan = constant(FloatAttr.from_bits(type.SEMANTICS.nan(), type))
        nans = filled(nan, empty(sizes, type, dynamic))
        chosen_into = empty(sizes, type, dynamic)
        reduced = building.select([made[1], nans, made[0]], [chosen_into]).results[0]
    assert isinstance(result, RankedTensorType)
    return expanded(reduced, result, _groups(len(sizes), axis))


def _groups(rank: int, axis: int) -> list[list[int]]:
    """The dimensions of the result for each of those that are kept: the axis joins one of its neighbours."""
    groups = [[each + 1 if each > axis else each] for each in range(rank)]
    if rank:
        joined = min(axis, rank - 1)
        groups[joined].append(joined + 1)
    return groups


def argmax(op: tosa.ArgMaxOp, operands: Sequence[Value]) -> Value:
    """A `linalg.generic` that finds the greatest elements along the axis, and where they are."""
    input, axis = op.input, op.axis
    require_ranks([input, op.output])
    rank = len(shape(input))
    type, result = element(input), element(op.output)
    if not isinstance(result, IntegerType):
        raise NotLowered("the result is no integer")
    dynamic = dynamic_sizes(input, [each for each in range(rank) if each != axis])
    sizes = shape(op.output)
    output = empty(sizes, result, dynamic)
    indices = filled(number(0, result), output)
    maxima_into = empty(sizes, type, dynamic)
    least = smallest(type)
    if least is None:
        raise NotLowered("elements without an order")
    maxima = filled(constant(least), maxima_into)
    ignores = isinstance(type, FloatType) and op.nan_mode is tosa.NanPropagationMode.IGNORE

    def body(args: Sequence[Value]) -> Sequence[Value]:
        value, old_index, old = args
        position = arith.index_cast(result, linalg.index(axis))
        predicates = arith.CmpFPredicate
        if not isinstance(type, FloatType):
            greater: Value = arith.cmpi(arith.CmpIPredicate.sgt, value, old)
        elif ignores:
            greater = arith.cmpf(predicates.OGT, value, old)
        else:
            above = arith.cmpf(predicates.UGT, value, old)
            greater = arith.andi(above, arith.cmpf(predicates.ORD, old, old))
        most = arith.select(greater, value, old)
        index = arith.select(greater, position, old_index)
        return index, most

    written = dims_map(rank, [each for each in range(rank) if each != axis])
    made = generic(
        [input],
        [indices, maxima],
        [identity(rank), written, written],
        body,
        op.location,
        results=[op.output.type, RankedTensorType.get(sizes, type)],
        reductions=[axis],
    )
    return made.results[0]
