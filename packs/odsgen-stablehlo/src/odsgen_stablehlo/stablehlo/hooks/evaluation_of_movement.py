"""Evaluation of the operations of `stablehlo` that move elements, and those on shapes."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Any

from odsgen.dialects.shared import check_shape
from odsgen.hooks import evaluates
from odsgen.interpreter import (
    Elements,
    Machine,
    UndefinedBehavior,
    Unsupported,
    row_major_strides,
)
from odsgen.runtime import Operation, Type, i64

from ...evaluation.arithmetic import conversion
from ...evaluation.bits import bits_of, of_bits, width_of
from ...evaluation.layouts import padded, places, strided, transposed
from ...evaluation.quantization import quantized
from ...evaluation.tensors import (
    element_type,
    elements_of,
    integer_of,
    integers_of,
    shape_of,
    static_shape,
    stored_type,
)
from .. import ops

Values = Sequence[Any]


def _checked(op: Operation, found: Elements) -> Values:
    check_shape(found.shape, op.results[0].type)
    return [found]


def _operand(op: Operation, operands: Values, number: int = 0) -> Elements:
    return elements_of(operands[number], op.operands[number].type)


def _numbers(op: Operation, operands: Values, number: int) -> list[int]:
    return integers_of(operands[number], op.operands[number].type)


# --- shapes -----------------------------------------------------------------------------------------------------------------


@evaluates(ops.ReshapeOp)
def evaluate_reshape(op: ops.ReshapeOp, operands: Values, machine: Machine) -> Values:
    return [_reshaped(_operand(op, operands), static_shape(op.result.type))]


@evaluates(ops.DynamicReshapeOp)
def evaluate_dynamic_reshape(
    op: ops.DynamicReshapeOp, operands: Values, machine: Machine
) -> Values:
    shape = _numbers(op, operands, 1)
    return _checked(op, _reshaped(_operand(op, operands), shape))


def _reshaped(tensor: Elements, shape: Sequence[int]) -> Elements:
    if prod(shape) != len(tensor.values) or min(shape, default=0) < 0:
        sizes = "x".join(map(str, shape))
        raise UndefinedBehavior(f"gives {len(tensor.values)} elements the shape {sizes}")
    return Elements(shape, tensor.values)


@evaluates(ops.GetDimensionSizeOp)
def evaluate_get_dimension_size(
    op: ops.GetDimensionSizeOp, operands: Values, machine: Machine
) -> Values:
    return [Elements((), [_operand(op, operands).shape[op.dimension] & 0xFFFFFFFF])]


@evaluates(ops.SetDimensionSizeOp)
def evaluate_set_dimension_size(
    op: ops.SetDimensionSizeOp, operands: Values, machine: Machine
) -> Values:
    """The elements up to a size that is not known by the type."""
    tensor = _operand(op, operands)
    size = integer_of(operands[1], op.operands[1].type)
    if not 0 <= size <= tensor.shape[op.dimension]:
        raise UndefinedBehavior(
            f"sets a size of {size} in a dimension of {tensor.shape[op.dimension]}"
        )
    shape = list(tensor.shape)
    shape[op.dimension] = size
    found = strided(tensor, 0, shape, row_major_strides(tensor.shape), machine)
    return _checked(op, Elements(shape, found))


# --- broadcasts -------------------------------------------------------------------------------------------------------------


def _broadcast(
    tensor: Elements, shape: Sequence[int], dimensions: Sequence[int], machine: Machine
) -> Elements:
    strides = [0] * len(shape)
    own = row_major_strides(tensor.shape)
    for number, dimension in enumerate(dimensions):
        size = tensor.shape[number]
        if size not in (1, shape[dimension]):
            raise UndefinedBehavior(f"broadcasts a size of {size} to {shape[dimension]}")
        if size != 1:
            strides[dimension] = own[number]
    return Elements(shape, strided(tensor, 0, shape, strides, machine))


@evaluates(ops.BroadcastInDimOp)
def evaluate_broadcast_in_dim(
    op: ops.BroadcastInDimOp, operands: Values, machine: Machine
) -> Values:
    shape = static_shape(op.result.type)
    return [_broadcast(_operand(op, operands), shape, op.broadcast_dimensions, machine)]


@evaluates(ops.DynamicBroadcastInDimOp)
def evaluate_dynamic_broadcast_in_dim(
    op: ops.DynamicBroadcastInDimOp, operands: Values, machine: Machine
) -> Values:
    shape = _numbers(op, operands, 1)
    found = _broadcast(_operand(op, operands), shape, op.broadcast_dimensions, machine)
    return _checked(op, found)


@evaluates(ops.BroadcastOp)
def evaluate_broadcast(op: ops.BroadcastOp, operands: Values, machine: Machine) -> Values:
    """The tensor, repeated in dimensions before its own."""
    tensor = _operand(op, operands)
    shape = (*op.broadcast_sizes, *tensor.shape)
    dimensions = range(len(op.broadcast_sizes), len(shape))
    return _checked(op, _broadcast(tensor, shape, dimensions, machine))


def _iota(type: Type, shape: Sequence[int], dimension: int, machine: Machine) -> Elements:
    shape_of(shape, machine)
    convert = conversion(i64, element_type(type))
    numbers = list(map(convert, range(shape[dimension])))
    stride = row_major_strides(shape)[dimension]
    row = [number for number in numbers for _ in range(stride)]
    found = Elements(shape, row * prod(shape[:dimension]))
    return quantized(found, type)


@evaluates(ops.IotaOp)
def evaluate_iota(op: ops.IotaOp, operands: Values, machine: Machine) -> Values:
    type = op.output.type
    return [_iota(type, static_shape(type), op.iota_dimension, machine)]


@evaluates(ops.DynamicIotaOp)
def evaluate_dynamic_iota(op: ops.DynamicIotaOp, operands: Values, machine: Machine) -> Values:
    shape = _numbers(op, operands, 0)
    if op.iota_dimension >= len(shape):
        raise UndefinedBehavior(f"counts in dimension {op.iota_dimension} of {len(shape)}")
    return _checked(op, _iota(op.result.type, shape, op.iota_dimension, machine))


# --- other orders -----------------------------------------------------------------------------------------------------------


@evaluates(ops.TransposeOp)
def evaluate_transpose(op: ops.TransposeOp, operands: Values, machine: Machine) -> Values:
    return [transposed(_operand(op, operands), op.permutation, machine)]


@evaluates(ops.ReverseOp)
def evaluate_reverse(op: ops.ReverseOp, operands: Values, machine: Machine) -> Values:
    tensor = _operand(op, operands)
    strides = list(row_major_strides(tensor.shape))
    offset = 0
    for dimension in op.dimensions:
        offset += (tensor.shape[dimension] - 1) * strides[dimension]
        strides[dimension] = -strides[dimension]
    return [Elements(tensor.shape, strided(tensor, offset, tensor.shape, strides, machine))]


@evaluates(ops.ConcatenateOp)
def evaluate_concatenate(op: ops.ConcatenateOp, operands: Values, machine: Machine) -> Values:
    tensors = [_operand(op, operands, number) for number in range(len(operands))]
    dimension = op.dimension
    shape = list(tensors[0].shape)
    shape[dimension] = sum(tensor.shape[dimension] for tensor in tensors)
    for tensor in tensors:
        others = [s for d, s in enumerate(tensor.shape) if d != dimension]
        if others != shape[:dimension] + shape[dimension + 1 :]:
            raise UndefinedBehavior("has operands of different shapes")
    shape_of(shape, machine)
    found: list[Any] = []
    rows = [(tensor.values, prod(tensor.shape[dimension:])) for tensor in tensors]
    for outer in range(prod(shape[:dimension])):
        for values, count in rows:
            found.extend(values[outer * count : (outer + 1) * count])
    return _checked(op, Elements(shape, found))


# --- slices -----------------------------------------------------------------------------------------------------------------


def _slice(
    tensor: Elements,
    starts: Sequence[int],
    sizes: Sequence[int],
    steps: Sequence[int],
    machine: Machine,
) -> Elements:
    own = row_major_strides(tensor.shape)
    offset = sum(start * stride for start, stride in zip(starts, own, strict=True))
    strides = [step * stride for step, stride in zip(steps, own, strict=True)]
    return Elements(sizes, strided(tensor, offset, sizes, strides, machine))


@evaluates(ops.SliceOp)
def evaluate_slice(op: ops.SliceOp, operands: Values, machine: Machine) -> Values:
    limits = op.limit_indices
    return _between(op, operands, op.start_indices, limits, op.strides, machine)


@evaluates(ops.RealDynamicSliceOp)
def evaluate_real_dynamic_slice(
    op: ops.RealDynamicSliceOp, operands: Values, machine: Machine
) -> Values:
    starts, limits, steps = (_numbers(op, operands, number) for number in (1, 2, 3))
    return _between(op, operands, starts, limits, steps, machine)


def _between(
    op: Operation,
    operands: Values,
    starts: Sequence[int],
    limits: Sequence[int],
    steps: Sequence[int],
    machine: Machine,
) -> Values:
    tensor = _operand(op, operands)
    sizes = []
    for start, limit, step, size in zip(starts, limits, steps, tensor.shape, strict=True):
        if not 0 <= start <= limit <= size or step <= 0:
            raise UndefinedBehavior(f"takes [{start}:{limit}:{step}] of a dimension of {size}")
        sizes.append(-((start - limit) // step))
    return _checked(op, _slice(tensor, starts, sizes, steps, machine))


def _clamped(starts: Sequence[int], sizes: Sequence[int], shape: Sequence[int]) -> list[int]:
    """The starts, moved so that the slice is in bounds."""
    found = []
    for start, size, limit in zip(starts, sizes, shape, strict=True):
        if size > limit:
            raise UndefinedBehavior(f"has a slice of {size} in a dimension of {limit}")
        found.append(min(max(start, 0), limit - size))
    return found


@evaluates(ops.DynamicSliceOp)
def evaluate_dynamic_slice(op: ops.DynamicSliceOp, operands: Values, machine: Machine) -> Values:
    tensor, sizes = _operand(op, operands), op.slice_sizes
    starts = [
        integer_of(start, value.type)
        for start, value in zip(operands[1:], op.operands[1:], strict=True)
    ]
    starts = _clamped(starts, sizes, tensor.shape)
    return _checked(op, _slice(tensor, starts, sizes, [1] * len(sizes), machine))


@evaluates(ops.DynamicUpdateSliceOp)
def evaluate_dynamic_update_slice(
    op: ops.DynamicUpdateSliceOp, operands: Values, machine: Machine
) -> Values:
    tensor, update = _operand(op, operands), _operand(op, operands, 1)
    starts = [
        integer_of(start, value.type)
        for start, value in zip(operands[2:], op.operands[2:], strict=True)
    ]
    starts = _clamped(starts, update.shape, tensor.shape)
    machine.reserve(len(tensor.values))
    strides = row_major_strides(tensor.shape)
    found = list(tensor.values)
    if update.values:
        offset = sum(start * stride for start, stride in zip(starts, strides, strict=True))
        targets = places(offset, update.shape, strides)
        for target, value in zip(targets, update.values, strict=True):
            found[target] = value
    return _checked(op, Elements(tensor.shape, found))


# --- padding ----------------------------------------------------------------------------------------------------------------


@evaluates(ops.PadOp)
def evaluate_pad(op: ops.PadOp, operands: Values, machine: Machine) -> Values:
    low, high, interior = op.edge_padding_low, op.edge_padding_high, op.interior_padding
    return _padded(op, operands, low, high, interior, machine)


@evaluates(ops.DynamicPadOp)
def evaluate_dynamic_pad(op: ops.DynamicPadOp, operands: Values, machine: Machine) -> Values:
    low, high, interior = (_numbers(op, operands, number) for number in (2, 3, 4))
    if any(between < 0 for between in interior):
        raise UndefinedBehavior("has a negative padding between elements")
    return _padded(op, operands, low, high, interior, machine)


def _padded(
    op: Operation,
    operands: Values,
    low: Sequence[int],
    high: Sequence[int],
    interior: Sequence[int],
    machine: Machine,
) -> Values:
    (value,) = _operand(op, operands, 1).values
    return _checked(op, padded(_operand(op, operands), value, low, high, interior, machine))


# --- bits -------------------------------------------------------------------------------------------------------------------


@evaluates(ops.BitcastConvertOp)
def evaluate_bitcast_convert(
    op: ops.BitcastConvertOp, operands: Values, machine: Machine
) -> Values:
    """The same bits as elements of another type; a further dimension holds the parts of wider elements, the lowest first."""
    tensor = _operand(op, operands)
    source, target = stored_type(op.operand.type), stored_type(op.result.type)
    given, wanted = width_of(source), width_of(target)
    machine.reserve(len(tensor.values) * max(1, given // wanted))
    numbers = [bits_of(value, source) for value in tensor.values]
    shape = list(tensor.shape)
    if given > wanted and given % wanted == 0:
        parts, mask = given // wanted, (1 << wanted) - 1
        numbers = [n >> part * wanted & mask for n in numbers for part in range(parts)]
        shape.append(parts)
    elif wanted > given and wanted % given == 0:
        parts = wanted // given
        if not shape or shape.pop() != parts:
            raise UndefinedBehavior(f"needs a last dimension of {parts} for '{target}'")
        numbers = [
            sum(number << place * given for place, number in enumerate(numbers[i : i + parts]))
            for i in range(0, len(numbers), parts)
        ]
    elif given != wanted:
        raise Unsupported(f"cannot be evaluated from '{source}' to '{target}'")
    return _checked(op, Elements(shape, [of_bits(number, target) for number in numbers]))


# --- what leaves values as they are -----------------------------------------------------------------------------------------


@evaluates(ops.OptimizationBarrierOp)
def evaluate_optimization_barrier(
    op: ops.OptimizationBarrierOp, operands: Values, machine: Machine
) -> Values:
    return list(operands)


@evaluates(ops.TupleOp)
def evaluate_tuple(op: ops.TupleOp, operands: Values, machine: Machine) -> Values:
    return [tuple(operands)]


@evaluates(ops.GetTupleElementOp)
def evaluate_get_tuple_element(
    op: ops.GetTupleElementOp, operands: Values, machine: Machine
) -> Values:
    return [operands[0][op.index]]


@evaluates(ops.AfterAllOp, ops.CreateTokenOp)
def evaluate_token(op: Operation, operands: Values, machine: Machine) -> Values:
    """A token, which has no content: operations are evaluated in their order."""
    return [()]


@evaluates(ops.PartitionIdOp, ops.ReplicaIdOp)
def evaluate_process(op: Operation, operands: Values, machine: Machine) -> Values:
    """The only process."""
    return [Elements((), [0])]


@evaluates(ops.TorchIndexSelectOp)
def evaluate_torch_index_select(
    op: ops.TorchIndexSelectOp, operands: Values, machine: Machine
) -> Values:
    """The slices of a dimension that a tensor of indices names, for each index of the first dimensions."""
    tensor, indices = _operand(op, operands), _operand(op, operands, 1)
    numbers = _numbers(op, operands, 1)
    rank = len(tensor.shape)
    dimension = op.dim % rank if rank else 0
    batches = op.batch_dims % (len(indices.shape) + 1)
    if batches > dimension or tensor.shape[:batches] != indices.shape[:batches]:
        raise UndefinedBehavior("has batch dimensions that do not match")
    shape = (*tensor.shape[:dimension], *indices.shape[batches:], *tensor.shape[dimension + 1 :])
    shape_of(shape, machine)
    size, inner = tensor.shape[dimension], prod(tensor.shape[dimension + 1 :])
    middle, count = prod(tensor.shape[batches:dimension]), prod(indices.shape[batches:])
    found: list[Any] = []
    for batch in range(prod(tensor.shape[:batches])):
        for row in range(batch * middle, (batch + 1) * middle):
            for index in numbers[batch * count : (batch + 1) * count]:
                if not 0 <= index < size:
                    raise UndefinedBehavior(f"selects {index} of {size}")
                start = (row * size + index) * inner
                found.extend(tensor.values[start : start + inner])
    return _checked(op, Elements(shape, found))
