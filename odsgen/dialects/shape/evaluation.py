"""Evaluation of `shape`: a shape is its sizes, whatever its type; a witness says whether its condition holds."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from math import prod
from typing import Any

from odsgen.dialects.shared import constant, index_bits, index_value, leave
from odsgen.hooks import evaluates
from odsgen.interpreter import (
    POISON,
    AssertionFailed,
    Buffer,
    Elements,
    Exit,
    Machine,
    Run,
    UndefinedBehavior,
)
from odsgen.runtime import Operation
from odsgen_dialects import shape

Values = Sequence[Any]
Running = Generator[Run, Exit, Values]


def _sizes(value: Any) -> tuple[int, ...]:
    """The sizes of a shape."""
    if not isinstance(value, Elements):
        raise UndefinedBehavior("uses a shape that is poison")
    return tuple([index_value(size, "a size") for size in value.values])


def _shape(sizes: Sequence[int]) -> Elements:
    return Elements((len(sizes),), [index_bits(size) for size in sizes])


def _broadcast(shapes: Sequence[tuple[int, ...]]) -> tuple[int, ...] | None:
    """The shape that all can be broadcast to; None if there is none."""
    rank = max(map(len, shapes), default=0)
    found = [1] * rank
    for sizes in shapes:
        for place, size in enumerate(sizes, start=rank - len(sizes)):
            if size != 1 and found[place] not in (1, size):
                return None
            if size != 1:
                found[place] = size
    return tuple(found)


# --- shapes -----------------------------------------------------------------------------------------------------------------


@evaluates(shape.ConstShapeOp)
def evaluate_const_shape(op: Any, operands: Values, machine: Machine) -> Values:
    return [constant(op.shape, machine)]


@evaluates(shape.ConstSizeOp)
def evaluate_const_size(op: Any, operands: Values, machine: Machine) -> Values:
    return [constant(op.value_attr, machine)]


@evaluates(shape.ShapeOfOp)
def evaluate_shape_of(op: Operation, operands: Values, machine: Machine) -> Values:
    return [_shape_of(operands[0])]


def _shape_of(value: Any) -> Any:
    if isinstance(value, tuple):  # a value with a shape
        return value[1]
    if not isinstance(value, (Elements, Buffer)):
        raise UndefinedBehavior("asks for the shape of poison")
    return _shape(value.shape)


@evaluates(shape.FromExtentsOp)
def evaluate_from_extents(op: Operation, operands: Values, machine: Machine) -> Values:
    return [Elements((len(operands),), operands)]


@evaluates(
    shape.FromExtentTensorOp,
    shape.ToExtentTensorOp,
    shape.ValueAsShapeOp,
    shape.SizeToIndexOp,
    shape.IndexToSizeOp,
)
def evaluate_same(op: Operation, operands: Values, machine: Machine) -> Values:
    return operands


@evaluates(shape.AnyOp)
def evaluate_any(op: Operation, operands: Values, machine: Machine) -> Values:
    """The first one, as all should be equal."""
    return operands[:1] or [POISON]


@evaluates(shape.BroadcastOp)
def evaluate_broadcast(op: Operation, operands: Values, machine: Machine) -> Values:
    found = _broadcast([_sizes(operand) for operand in operands])
    if found is None:
        raise UndefinedBehavior("has shapes that cannot be broadcast to a common one")
    return [_shape(found)]


@evaluates(shape.ConcatOp)
def evaluate_concat(op: Operation, operands: Values, machine: Machine) -> Values:
    sizes = [size for operand in operands for size in _sizes(operand)]
    machine.reserve(len(sizes))
    return [_shape(sizes)]


@evaluates(shape.SplitAtOp)
def evaluate_split_at(op: Operation, operands: Values, machine: Machine) -> Values:
    """The sizes before an index, which counts from the end where it is negative, and the others."""
    sizes, place = _sizes(operands[0]), index_value(operands[1])
    if not -len(sizes) <= place <= len(sizes):
        raise UndefinedBehavior(f"has the index {place} out of a shape of {len(sizes)} sizes")
    place += len(sizes) if place < 0 else 0
    return [_shape(sizes[:place]), _shape(sizes[place:])]


@evaluates(shape.GetExtentOp)
def evaluate_get_extent(op: Operation, operands: Values, machine: Machine) -> Values:
    return [_size_at(_sizes(operands[0]), operands[1])]


@evaluates(shape.DimOp)
def evaluate_dim(op: Operation, operands: Values, machine: Machine) -> Values:
    return [_size_at(_sizes(_shape_of(operands[0])), operands[1])]


def _size_at(sizes: Sequence[int], index: Any) -> int:
    place = index_value(index)
    if not 0 <= place < len(sizes):
        raise UndefinedBehavior(f"asks for dimension {place} of {len(sizes)}")
    return index_bits(sizes[place])


@evaluates(shape.RankOp)
def evaluate_rank(op: Operation, operands: Values, machine: Machine) -> Values:
    return [len(_sizes(operands[0]))]


@evaluates(shape.NumElementsOp)
def evaluate_num_elements(op: Operation, operands: Values, machine: Machine) -> Values:
    return [index_bits(prod(_sizes(operands[0])))]


@evaluates(shape.WithOp)
def evaluate_with_shape(op: Operation, operands: Values, machine: Machine) -> Values:
    """A value beside a shape."""
    return [tuple(operands)]


@evaluates(shape.ValueOfOp)
def evaluate_value_of(op: Operation, operands: Values, machine: Machine) -> Values:
    return [operands[0][0] if isinstance(operands[0], tuple) else operands[0]]


# --- sizes ------------------------------------------------------------------------------------------------------------------


def _quotient(a: int, b: int) -> int:
    if b == 0:
        raise UndefinedBehavior("divides by zero")
    return a // b


_OPERATIONS: dict[type[Operation], Callable[[int, int], int]] = {
    shape.AddOp: int.__add__,
    shape.MulOp: int.__mul__,
    shape.DivOp: _quotient,
    shape.MaxOp: max,
    shape.MinOp: min,
}


@evaluates(*_OPERATIONS)
def evaluate_sizes(op: Operation, operands: Values, machine: Machine) -> Values:
    """A function of two sizes, or of the sizes of two shapes."""
    compute = _OPERATIONS[type(op)]
    if isinstance(operands[0], Elements):
        left, right = map(_sizes, operands)
        if len(left) != len(right):
            raise UndefinedBehavior("has shapes of different ranks")
        return [_shape(list(map(compute, left, right)))]
    return [index_bits(compute(*[index_value(each, "a size") for each in operands]))]


@evaluates(shape.MeetOp)
def evaluate_meet(op: Operation, operands: Values, machine: Machine) -> Values:
    """One of two operands that agree."""
    if operands[0] != operands[1]:
        raise UndefinedBehavior("has operands that do not agree")
    return operands[:1]


@evaluates(shape.ReduceOp)
def evaluate_reduce(op: shape.ReduceOp, operands: Values, machine: Machine) -> Running:
    """The values that the region makes of those before, for each size and its index."""
    values: Values = operands[1:]
    for index, size in enumerate(_sizes(operands[0])):
        exit = yield Run(op.region, [index, index_bits(size), *values])
        values = exit.values
    return values


evaluates(shape.YieldOp, shape.AssumingYieldOp, shape.ReturnOp)(leave)


@evaluates(shape.DebugPrintOp)
def evaluate_debug_print(op: Operation, operands: Values, machine: Machine) -> Values:
    value = operands[0]
    sizes = _sizes(value) if isinstance(value, Elements) else index_value(value, "a size")
    machine.write(f"{list(sizes) if isinstance(sizes, tuple) else sizes}\n")
    return operands


# --- conditions -------------------------------------------------------------------------------------------------------------


@evaluates(shape.ConstWitnessOp)
def evaluate_const_witness(op: shape.ConstWitnessOp, operands: Values, machine: Machine) -> Values:
    return [int(op.passing)]


@evaluates(shape.IsBroadcastableOp)
def evaluate_is_broadcastable(op: Operation, operands: Values, machine: Machine) -> Values:
    return [int(_broadcast([_sizes(operand) for operand in operands]) is not None)]


@evaluates(shape.ShapeEqOp)
def evaluate_shape_eq(op: Operation, operands: Values, machine: Machine) -> Values:
    return [int(len({_sizes(operand) for operand in operands}) < 2)]


def _witness(holds: bool, message: str) -> Values:
    """A witness; what it says has to hold (MLIR lowers it to `cf.assert`)."""
    if not holds:
        raise AssertionFailed(f"does not hold: {message}")
    return [1]


@evaluates(shape.CstrBroadcastableOp)
def evaluate_cstr_broadcastable(op: Operation, operands: Values, machine: Machine) -> Values:
    holds = _broadcast([_sizes(operand) for operand in operands]) is not None
    return _witness(holds, "required broadcastable shapes")


@evaluates(shape.CstrEqOp)
def evaluate_cstr_eq(op: Operation, operands: Values, machine: Machine) -> Values:
    holds = len({_sizes(operand) for operand in operands}) < 2
    return _witness(holds, "required equal shapes")


@evaluates(shape.CstrRequireOp)
def evaluate_cstr_require(op: shape.CstrRequireOp, operands: Values, machine: Machine) -> Values:
    if operands[0] is POISON:
        raise UndefinedBehavior("depends on poison")
    return _witness(bool(operands[0]), op.msg)


@evaluates(shape.AssumingAllOp)
def evaluate_assuming_all(op: Operation, operands: Values, machine: Machine) -> Values:
    return [int(all(operand is not POISON and operand for operand in operands))]


@evaluates(shape.AssumingOp)
def evaluate_assuming(op: shape.AssumingOp, operands: Values, machine: Machine) -> Running:
    """The values of the region, where the witness holds."""
    if operands[0] is POISON or not operands[0]:
        raise AssertionFailed("relies on a witness that does not hold")
    exit = yield Run(op.do_region)
    return exit.values
