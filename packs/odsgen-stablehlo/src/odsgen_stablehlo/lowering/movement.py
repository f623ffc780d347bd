"""Operations that move elements, as structured operations and slices of tensors."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Any

from odsgen.dialects.shared.lowered import NotLowered
from odsgen.dialects.shared.signless_types import signless
from odsgen.dialects.shared.structured_parts import (
    constant,
    dims_map,
    element,
    empty,
    filled,
    generic,
    identity,
    index_number,
    number,
    shape,
)
from odsgen.runtime import (
    DYNAMIC,
    AffineDimExpr,
    AffineMap,
    DenseIntOrFPElementsAttr,
    ElementsAttr,
    FloatType,
    IndexType,
    IntegerType,
    Location,
    RankedTensorType,
    Type,
    Value,
    i64,
    index,
)
from odsgen_dialects import arith, linalg, tensor

from ..stablehlo import ops
from .scalars import converted, element_type

Values = Sequence[Value]


def static_sizes(type: Type) -> Sequence[int]:
    """The sizes of a tensor; raises NotLowered if one is not known."""
    if not isinstance(type, RankedTensorType) or DYNAMIC in type.shape:
        raise NotLowered("sizes that are not known")
    return type.shape


def result_type(op: Any, number: int = 0) -> RankedTensorType:
    """The type of a result, signless."""
    found = signless(op.results[number].type)
    if not isinstance(found, RankedTensorType):
        raise NotLowered("a result that is no tensor")
    static_sizes(found)
    return found


def _moved(value: Value, type: RankedTensorType, map: AffineMap, location: Location) -> Value:
    """A tensor whose elements are those of another one at the places that a map gives."""
    output = empty(type.shape, type.element_type)
    maps = [map, identity(len(type.shape))]
    return generic([value], [output], maps, lambda args: args[0], location).results[0]


# --- constants --------------------------------------------------------------------------------------------------------------


def constant_tensor(op: ops.ConstantOp, operands: Values) -> Value:
    value = op.value
    type = signless(value.type)
    if type is not value.type:
        if not isinstance(value, DenseIntOrFPElementsAttr) or not isinstance(
            type, RankedTensorType
        ):
            raise NotLowered("a constant of another kind")
        value = DenseIntOrFPElementsAttr.from_bits(type, list(value.number_bits()))
    if not isinstance(value, ElementsAttr) or signless(op.output.type) is not value.type:
        raise NotLowered("a constant of another kind")
    return constant(value)


def iota(op: ops.IotaOp, operands: Values) -> Value:
    type = result_type(op)
    target = element_type(op.output.type)

    def body(args: Values) -> Value:
        position = linalg.index(op.iota_dimension)
        return number_of_index(position, target)

    output = empty(type.shape, type.element_type)
    made = generic([], [output], [identity(len(type.shape))], body, op.location)
    return made.results[0]


def number_of_index(position: Value, target: Type) -> Value:
    """An index as an element of a type, by way of an integer of 64 bits."""
    bare = signless(target)
    if isinstance(bare, IntegerType):
        return arith.index_cast(bare, position)
    return converted(arith.index_cast(i64, position), i64, target)


# --- broadcasts and other orders --------------------------------------------------------------------------------------------


def broadcast_in_dim(op: ops.BroadcastInDimOp, operands: Values) -> Value:
    type = result_type(op)
    rank = len(type.shape)
    sizes = static_sizes(operands[0].type)
    read = dims_map(
        rank,
        [
            None if size == 1 and type.shape[dimension] != 1 else dimension
            for size, dimension in zip(sizes, op.broadcast_dimensions, strict=True)
        ],
    )
    return _moved(operands[0], type, read, op.location)


def transpose(op: ops.TransposeOp, operands: Values) -> Value:
    permutation = list(op.permutation)
    read = dims_map(len(permutation), [permutation.index(each) for each in range(len(permutation))])
    return _moved(operands[0], result_type(op), read, op.location)


def reverse(op: ops.ReverseOp, operands: Values) -> Value:
    return reversed_in(operands[0], op.dimensions, op.location)


def reversed_in(value: Value, dimensions: Sequence[int], location: Location) -> Value:
    """A tensor, read from the other end in some dimensions."""
    sizes = static_sizes(value.type)
    exprs = [
        AffineDimExpr.get(each) * -1 + (size - 1) if each in dimensions else AffineDimExpr.get(each)
        for each, size in enumerate(sizes)
    ]
    type = RankedTensorType.get(sizes, element(value))
    return _moved(value, type, AffineMap.get(len(exprs), 0, exprs), location)


def reshape(op: Any, operands: Values) -> Value:
    return reshaped(operands[0], result_type(op))


def reshaped(value: Value, type: RankedTensorType) -> Value:
    """The elements in another shape, by way of one dimension."""
    sizes = static_sizes(value.type)
    if value.type is type:
        return value
    count = prod(sizes)
    if count == 0:
        return empty(type.shape, type.element_type)
    if len(sizes) != 1:
        row = RankedTensorType.get([count] if sizes else [1], type.element_type)
        if sizes:
            groups = [list(range(len(sizes)))]
            value = tensor.CollapseShapeOp.build(row, value, groups).result
        else:
            value = tensor.ExpandShapeOp.build(row, value, [], (), [1]).result
    if len(type.shape) == 1:
        return value
    if not type.shape:
        return tensor.CollapseShapeOp.build(type, value, []).result
    groups = [list(range(len(type.shape)))]
    return tensor.ExpandShapeOp.build(type, value, groups, (), list(type.shape)).result


def bitcast_convert(op: ops.BitcastConvertOp, operands: Values) -> Value:
    """The same bits; a further dimension holds the parts of wider elements, the lowest first."""
    type = result_type(op)
    sizes, source, target = static_sizes(operands[0].type), element(operands[0]), type.element_type
    given, wanted = _bits(source), _bits(target)
    if source is target:
        return operands[0]
    if given.width == wanted.width:
        return _of_same_shape(operands[0], type, op.location)
    if given.width > wanted.width:
        return _split(operands[0], type, given, wanted, op.location)
    return _joined(
        operands[0], RankedTensorType.get(sizes[:-1], target), given, wanted, op.location
    )


def _bits(type: Type) -> IntegerType:
    if not isinstance(type, (FloatType, IntegerType)):
        raise NotLowered(f"elements of the type '{type}'")
    return IntegerType.get(type.width)


def _bitcast(value: Value, type: Type) -> Value:
    return value if value.type is type else arith.bitcast(type, value)


def _of_same_shape(value: Value, type: RankedTensorType, location: Location) -> Value:
    output = empty(type.shape, type.element_type)
    maps = [identity(len(type.shape))] * 2
    return generic(
        [value], [output], maps, lambda args: _bitcast(args[0], type.element_type), location
    ).results[0]


def _split(
    value: Value,
    type: RankedTensorType,
    given: IntegerType,
    wanted: IntegerType,
    location: Location,
) -> Value:
    rank = len(type.shape)

    def body(args: Values) -> Value:
        position = arith.index_cast(given, linalg.index(rank - 1))
        amount = arith.muli(position, number(wanted.width, given))
        shifted = arith.shrui(_bitcast(args[0], given), amount)
        return _bitcast(arith.trunci(wanted, shifted), type.element_type)

    maps = [dims_map(rank, range(rank - 1)), identity(rank)]
    output = empty(type.shape, type.element_type)
    return generic([value], [output], maps, body, location).results[0]


def _joined(
    value: Value,
    type: RankedTensorType,
    given: IntegerType,
    wanted: IntegerType,
    location: Location,
) -> Value:
    rank = len(type.shape) + 1
    whole = RankedTensorType.get(type.shape, wanted)

    def body(args: Values) -> Value:
        position = arith.index_cast(wanted, linalg.index(rank - 1))
        amount = arith.muli(position, number(given.width, wanted))
        wide = arith.extui(wanted, _bitcast(args[0], given))
        return arith.ori(args[1], arith.shli(wide, amount))

    maps = [identity(rank), dims_map(rank, range(rank - 1))]
    output = filled(number(0, wanted), empty(whole.shape, wanted))
    made = generic([value], [output], maps, body, location, reductions=[rank - 1])
    found = made.results[0]
    return found if wanted is type.element_type else _of_same_shape(found, type, location)


# --- parts ------------------------------------------------------------------------------------------------------------------


def sliced(
    value: Value, starts: Sequence[int | Value], sizes: Sequence[int], steps: Sequence[int]
) -> Value:
    """A slice of static sizes."""
    type = RankedTensorType.get(sizes, element(value))
    if 0 in sizes:
        return empty(sizes, element(value))
    dynamic = [each for each in starts if isinstance(each, Value)]
    static = [DYNAMIC_OFFSET if isinstance(each, Value) else each for each in starts]
    return tensor.ExtractSliceOp.build(
        type, value, dynamic, (), (), static, list(sizes), list(steps)
    ).result


def inserted(
    value: Value, into: Value, starts: Sequence[int | Value], steps: Sequence[int]
) -> Value:
    """A tensor with another one in it."""
    if 0 in shape(value):
        return into
    dynamic = [each for each in starts if isinstance(each, Value)]
    static = [DYNAMIC_OFFSET if isinstance(each, Value) else each for each in starts]
    return tensor.InsertSliceOp.build(
        value, into, dynamic, (), (), static, list(shape(value)), list(steps)
    ).result


#: A start that is a value, among static ones.
DYNAMIC_OFFSET = -(1 << 63)


def slice(op: ops.SliceOp, operands: Values) -> Value:
    sizes = static_sizes(op.result.type)
    static_sizes(operands[0].type)
    return sliced(operands[0], list(op.start_indices), sizes, list(op.strides))


def starts_of(
    op: Any, operands: Values, types: Sequence[Type], limits: Sequence[int]
) -> list[int | Value]:
    """Start indices, moved into bounds."""
    zero = index_number(0)
    found: list[int | Value] = []
    for value, type, limit in zip(operands, types, limits, strict=True):
        if limit == 0:
            found.append(0)
            continue
        start = as_index(tensor.extract(value, ()), element_type(type))
        found.append(arith.minsi(arith.maxsi(start, zero), index_number(limit)))
    return found


def as_index(value: Value, type: Type) -> Value:
    """An element as an index; the type says whether it has a sign."""
    if isinstance(type, IndexType):
        return value
    is_unsigned = getattr(type, "is_unsigned", False)
    return arith.index_castui(index, value) if is_unsigned else arith.index_cast(index, value)


def dynamic_slice(op: ops.DynamicSliceOp, operands: Values) -> Value:
    sizes = list(op.slice_sizes)
    limits = [a - b for a, b in zip(static_sizes(operands[0].type), sizes, strict=True)]
    types = [value.type for value in op.start_indices]
    starts = starts_of(op, operands[1:], types, limits)
    return sliced(operands[0], starts, sizes, [1] * len(sizes))


def dynamic_update_slice(op: ops.DynamicUpdateSliceOp, operands: Values) -> Value:
    into, update = operands[:2]
    sizes = zip(static_sizes(into.type), static_sizes(update.type), strict=True)
    types = [value.type for value in op.start_indices]
    starts = starts_of(op, operands[2:], types, [a - b for a, b in sizes])
    return inserted(update, into, starts, [1] * len(starts))


def concatenate(op: ops.ConcatenateOp, operands: Values) -> Value:
    type = result_type(op)
    found = empty(type.shape, type.element_type)
    starts: list[int | Value] = [0] * len(type.shape)
    begin = 0
    for operand in operands:
        starts[op.dimension] = begin
        found = inserted(operand, found, starts, [1] * len(starts))
        begin += static_sizes(operand.type)[op.dimension]
    return found


# --- padding ----------------------------------------------------------------------------------------------------------------


def padded(
    value: Value,
    padding: Value,
    low: Sequence[int],
    high: Sequence[int],
    interior: Sequence[int],
) -> Value:
    """A tensor with an element around and between its elements; negative widths cut off."""
    if not any((*low, *high, *interior)):
        return value
    sizes = static_sizes(value.type)
    whole = [
        size + max(size - 1, 0) * between for size, between in zip(sizes, interior, strict=True)
    ]
    wide = [
        max(before, 0) + size + max(after, 0)
        for before, size, after in zip(low, whole, high, strict=True)
    ]
    found = filled(padding, empty(wide, element(value)))
    if 0 not in sizes:
        starts: list[int | Value] = [max(each, 0) for each in low]
        found = inserted(value, found, starts, [each + 1 for each in interior])
    if min((*low, *high), default=0) >= 0:
        return found
    kept = [
        size + min(before, 0) + min(after, 0)
        for before, size, after in zip(low, wide, high, strict=True)
    ]
    return sliced(found, [max(-each, 0) for each in low], kept, [1] * len(kept))


def pad(op: ops.PadOp, operands: Values) -> Value:
    value, padding = operands
    low, high = list(op.edge_padding_low), list(op.edge_padding_high)
    result_type(op)
    return padded(value, tensor.extract(padding, ()), low, high, list(op.interior_padding))


def zero_of(type: Type) -> Value:
    """The number 0 of an element type."""
    if not isinstance(type, (FloatType, IntegerType)):
        raise NotLowered(f"elements of the type '{type}'")
    return number(0, type)
