"""Operations of `tosa` that move elements, as structured operations."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from odsgen.dialects.shared.lowered import NotLowered, require_ranks
from odsgen.dialects.shared.structured_parts import (
    dim,
    dims_map,
    dynamic_sizes,
    element,
    empty,
    generic,
    i32_number,
    identity,
    index_number,
    shape,
)
from odsgen.dialects.tosa.shapes import constant_sizes
from odsgen.runtime import (
    DYNAMIC,
    DenseIntElementsAttr,
    RankedTensorType,
    Value,
    i8,
    i16,
    i32,
    index,
)
from odsgen_dialects import arith, linalg, tensor, tosa


def reverse(op: tosa.ReverseOp, operands: Sequence[Value]) -> Value:
    """Reads elements from the other end of the axis."""
    input, axis = op.input1, op.axis
    require_ranks([input, op.output])
    rank = len(shape(input))
    dynamic = dynamic_sizes(input)
    size = dim(input, axis)
    output = empty(shape(input), element(input), dynamic)

    def body(args: Sequence[Value]) -> Value:
        positions: list[Value] = []
        for each in range(rank):
            position: Value = linalg.index(each)
            if each == axis:
                last = arith.subi(size, index_number(1))
                position = arith.subi(last, position)
            positions.append(position)
        return tensor.extract(input, positions)

    made = generic([], [output], [identity(rank)], body, op.location, results=[op.output.type])
    return made.results[0]


def shape_constant(sizes: Sequence[int]) -> Value:
    """A `tosa.const_shape`; dynamic sizes are -1."""
    numbers = [-1 if size == DYNAMIC else size for size in sizes]
    attribute: Any = DenseIntElementsAttr.get(RankedTensorType.get([len(numbers)], index), numbers)
    return tosa.const_shape(tosa.shapeType.get(len(numbers)), attribute)


def tile(op: tosa.TileOp, operands: Sequence[Value]) -> Value:
    """Repeats along a new dimension before each, then joins the two."""
    input = op.input1
    require_ranks([input, op.output])
    counts = constant_sizes(op.multiples)
    if counts is None:
        raise NotLowered("the multiples are not constant")
    sizes = shape(input)
    rank = len(sizes)
    repeated: list[int] = []
    for count, size in zip(counts, sizes, strict=True):
        repeated += [DYNAMIC if count == -1 else count, size]
    dynamic = [
        dim(input, each) for each, size in enumerate(sizes) if DYNAMIC in (size, repeated[2 * each])
    ]
    output = empty(repeated, element(input), dynamic)
    maps = [dims_map(2 * rank, range(1, 2 * rank, 2)), identity(2 * rank)]
    made = generic([input], [output], maps, lambda args: args[0], op.location).results[0]
    result = op.output.type
    assert isinstance(result, RankedTensorType)
    return tosa.ReshapeOp.build_generic(
        (made, shape_constant(result.shape)), {}, [result], location=op.location
    ).output


def gather(op: tosa.GatherOp, operands: Sequence[Value]) -> Value:
    """Reads elements at the places that a tensor has."""
    values, indices = operands
    require_ranks([op.values, op.output])
    dynamic = [
        *dynamic_sizes(values, [0]),
        *dynamic_sizes(indices, [1]),
        *dynamic_sizes(values, [2]),
    ]
    output = empty(shape(op.output), element(op.output), dynamic)

    def body(args: Sequence[Value]) -> Value:
        batch = linalg.index(0)
        place = arith.index_cast(index, args[0])
        return tensor.extract(values, [batch, place, linalg.index(2)])

    maps = [dims_map(3, [0, 1]), identity(3)]
    return generic([indices], [output], maps, body, op.location).results[0]


def table(op: tosa.TableOp, operands: Sequence[Value]) -> Value:
    """Looks elements up; of 16 bits by what lies between two entries."""
    input, entries = op.input1, op.table
    require_ranks([input, op.output])
    kinds = element(input), element(entries), element(op.output)
    if kinds not in ((i8, i8, i8), (i16, i16, i32)):
        raise NotLowered("no table of these types")
    dynamic = dynamic_sizes(input)
    output = empty(shape(op.output), element(op.output), dynamic)

    def entry(args: Sequence[Value]) -> Value:
        place = arith.index_cast(index, args[0])
        return tensor.extract(entries, [arith.addi(place, index_number(128))])

    rank = len(shape(op.output))
    maps = [identity(rank), identity(rank)]
    body = entry if kinds[0] is i8 else lambda args: _interpolated(args[0], entries)
    return generic([input], [output], maps, body, op.location).results[0]


def _interpolated(value: Value, entries: Value) -> Value:
    wide = arith.extsi(i32, value)
    offset, seven, one, mask = (i32_number(each) for each in (32768, 7, 1, 127))
    shifted = arith.addi(wide, offset)
    place = arith.shrui(shifted, seven)
    fraction = arith.andi(shifted, mask)
    following = arith.addi(place, one)
    places = [arith.index_cast(index, each) for each in (place, following)]
    found = [tensor.extract(entries, [each]) for each in places]
    base, next_ = (arith.extsi(i32, each) for each in found)
    scaled = arith.shli(base, seven)
    difference = arith.muli(arith.subi(next_, base), fraction)
    return arith.addi(scaled, difference)
