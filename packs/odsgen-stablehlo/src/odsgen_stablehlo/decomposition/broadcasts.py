"""Decomposition of operations that broadcast their operands, and of constants."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from odsgen.dialects.shape.folds import are_broadcastable
from odsgen.dialects.shared import raw_size
from odsgen.dialects.shared.emission import filling
from odsgen.dialects.shared.lowered import NotLowered, require_ranks
from odsgen.runtime import (
    DYNAMIC,
    FloatAttr,
    IndexType,
    IntegerAttr,
    IntegerType,
    Operation,
    RankedTensorType,
    Value,
)
from odsgen_dialects import complex, shape, tensor

from ..chlo import ops as chlo
from ..simplification.constants import is_static
from ..stablehlo import functions as build
from ..stablehlo.enums import ComparisonDirection, ComparisonType
from .tensors import full

Values = Sequence[Value]
_Build = Callable[[Any, Value, Value], Value]


def _plain(function: Callable[[Value, Value], Value]) -> _Build:
    return lambda op, a, b: function(a, b)


def _compare(op: chlo.BroadcastCompareOp, a: Value, b: Value) -> Value:
    kind = op.compare_type
    return build.compare(
        a,
        b,
        ComparisonDirection(op.comparison_direction.value),
        compare_type=None if kind is None else ComparisonType(kind.value),
    )


#: What each operation computes of operands of one shape.
BINARY: dict[type[Operation], _Build] = {
    chlo.BroadcastAddOp: _plain(build.add),
    chlo.BroadcastAndOp: _plain(build.and_),
    chlo.BroadcastAtan2Op: _plain(build.atan2),
    chlo.BroadcastCompareOp: _compare,
    chlo.BroadcastComplexOp: _plain(build.complex),
    chlo.BroadcastDivOp: _plain(build.divide),
    chlo.BroadcastMaxOp: _plain(build.maximum),
    chlo.BroadcastMinOp: _plain(build.minimum),
    chlo.BroadcastMulOp: _plain(build.multiply),
    chlo.BroadcastNextAfterOp: _plain(lambda a, b: chlo.NextAfterOp.build(a, b).result),
    chlo.BroadcastOrOp: _plain(build.or_),
    chlo.BroadcastPolygammaOp: _plain(lambda a, b: chlo.PolygammaOp.build(a, b).result),
    chlo.BroadcastPowOp: _plain(build.power),
    chlo.BroadcastRemOp: _plain(build.remainder),
    chlo.BroadcastShiftLeftOp: _plain(build.shift_left),
    chlo.BroadcastShiftRightArithmeticOp: _plain(build.shift_right_arithmetic),
    chlo.BroadcastShiftRightLogicalOp: _plain(build.shift_right_logical),
    chlo.BroadcastSubOp: _plain(build.subtract),
    chlo.BroadcastXorOp: _plain(build.xor),
    chlo.BroadcastZetaOp: _plain(lambda a, b: chlo.ZetaOp.build(a, b).result),
}


def binary(op: Any, operands: Values) -> Value:
    """Broadcasts what has another shape, at run time where sizes are not known, and computes."""
    require_ranks((*operands, *op.results))
    _require_trailing_dimensions(op, operands)
    result = op.results[0]
    compute = BINARY[type(op)]
    if all(is_static(value.type) for value in operands):
        return compute(op, *(_broadcast(value, result) for value in operands))
    witness = shape.cstr_broadcastable([shape.shape_of(value) for value in operands])

    def within() -> Value:
        sizes = [shape.shape_of(value) for value in operands]
        extents = RankedTensorType.get([_ranked(result).rank], IndexType.get())
        common = shape.broadcast(extents, sizes)
        return compute(op, *(_broadcast(value, result, common) for value in operands))

    return _assuming(op, witness, within)


def _require_trailing_dimensions(op: Any, operands: Values) -> None:
    """Refuses dimensions other than those that an operand of lower rank has by NumPy's rule: the last ones."""
    given = op.broadcast_dimensions
    if given is None:
        return
    small, large = sorted(_ranked(value).rank for value in operands)
    if list(given) != list(range(large - small, large)) and (
        small != large or sorted(given) != list(given)
    ):
        raise NotLowered("dimensions that are not the last ones")


def _ranked(value: Value) -> RankedTensorType:
    assert isinstance(value.type, RankedTensorType)
    return value.type


def _broadcast(value: Value, result: Value, sizes: Value | None = None) -> Value:
    """A value with the shape of a result, which are sizes at run time; its dimensions are the last ones."""
    type = _ranked(value)
    wide = RankedTensorType.get(_ranked(result).shape, type.element_type)
    places = range(wide.rank - type.rank, wide.rank)
    if sizes is not None:
        return build.dynamic_broadcast_in_dim(wide, value, sizes, places)
    if tuple(type.shape) == tuple(wide.shape):
        return value
    return build.broadcast_in_dim(wide, value, places)


def _assuming(op: Operation, witness: Value, within: Callable[[], Value]) -> Value:
    """Computes in a region that relies on a witness."""
    with filling((), op.location) as block:
        shape.AssumingYieldOp.build([within()])
    made = shape.AssumingOp.build(op.result_types, witness, do_region=block.parent_region)
    return made.results[0]


def select(op: chlo.BroadcastSelectOp, operands: Values) -> Value:
    """Broadcasts the operands, but for a flag that is one number, and selects."""
    require_ranks((*operands, *op.results))
    sizes = [shape.shape_of(value) for value in operands]
    witness = _witness(operands, sizes)
    result = op.result

    def within() -> Value:
        index = IndexType.get()
        wide = shape.broadcast(RankedTensorType.get([DYNAMIC], index), sizes)
        common = tensor.cast(RankedTensorType.get([_ranked(result).rank], index), wide)
        flag, *others = operands
        if _ranked(flag).rank:
            flag = _broadcast(flag, result, common)
        return build.select(flag, *(_broadcast(each, result, common) for each in others))

    return _assuming(op, witness, within)


def _witness(operands: Values, sizes: Values) -> Value:
    """That shapes can be broadcast: a constant where it is known."""
    known = [tuple(map(raw_size, _ranked(value).shape)) for value in operands]
    if are_broadcastable(known):
        return shape.const_witness(True)
    return shape.cstr_broadcastable(sizes)


# --- constants --------------------------------------------------------------------------------------------------------------


def constant(op: chlo.ConstantOp, operands: Values) -> Value:
    return build.constant(op.value)


def constant_like(op: chlo.ConstantLikeOp, operands: Values) -> Value:
    value = op.value
    if isinstance(value, FloatAttr):
        bits: object = value.bits
    elif isinstance(value, IntegerAttr):
        assert isinstance(value.type, IntegerType)
        bits = value.value & (1 << value.type.width) - 1
    elif isinstance(value, complex.NumberAttr):
        bits = (value.real.bits, value.imag.bits)
    else:
        raise NotLowered("a constant that is no number")
    return full(operands[0], value.type, bits)
