"""Vectorizes operations that move tensors: padding, packing, unpacking, insertion of slices."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.dialects.linalg.loops import shape_of
from odsgen.dialects.linalg.tiling.pads import constant_padding
from odsgen.dialects.linalg.tiling.slices import as_value
from odsgen.dialects.linalg.vectorization.preconditions import check_sizes
from odsgen.dialects.linalg.vectorization.state import CannotVectorizeError, Options
from odsgen.dialects.linalg.vectorization.whole_transfers import read_masked, write_masked
from odsgen.dialects.shared import (
    Mixed,
    as_shape,
    known_integer,
    mixed_slice,
    split_mixed,
    zero_attribute,
)
from odsgen.dialects.shared.index_constants import index_constant
from odsgen.dialects.shared.mixed_values import mixed_values
from odsgen.dialects.tensor.reified_shapes import reify_result_shapes_pad
from odsgen.rewriting import PatternRewriter
from odsgen.runtime import (
    DYNAMIC,
    IntegerAttr,
    Operation,
    RankedTensorType,
    TypedAttr,
    Value,
    VectorType,
    element_type_or_self,
)
from odsgen_dialects import arith, linalg, tensor, vector


def _add(rewriter: PatternRewriter, op: Operation) -> Value:
    return rewriter.insert(op).results[0]


def vectorize_pad(rewriter: PatternRewriter, op: tensor.PadOp, options: Options) -> list[Value]:
    """Reads the source with the padding beyond, and writes to a new tensor (`vectorizeAsTensorPadOp`)."""
    padding = constant_padding(op)
    result = op.result.type
    assert isinstance(result, RankedTensorType)
    if padding is None or not options.sizes:
        raise CannotVectorizeError
    check_sizes(result.shape, options.sizes)
    for low, extent in zip(mixed_values(op.static_low, op.low), result.shape, strict=True):
        if known_integer(low) != 0 and extent != 1:
            raise CannotVectorizeError
    rewriter.set_insertion_point_before(op)
    shape: list[Mixed] = []
    for size in reify_result_shapes_pad(op, rewriter)[0]:
        found = size.value if isinstance(size, IntegerAttr) else size
        assert isinstance(found, (int, Value))
        shape.append(found)
    definition = padding.defining_op
    if definition is not None and definition.parent_op is op:
        padding = rewriter.clone(definition).results[0]
    type = VectorType.get(options.sizes, result.element_type)
    read = read_masked(rewriter, op.source, type, padding, op.location)
    empty = RankedTensorType.get(as_shape(shape), result.element_type)
    made = tensor.EmptyOp.build(empty, split_mixed(shape)[0], location=op.location)
    return list(write_masked(rewriter, read, _add(rewriter, made), op.location).results)


def _inverse(order: Sequence[int]) -> list[int]:
    found = [0] * len(order)
    for number, place in enumerate(order):
        found[place] = number
    return found


def _with_tiles(outer: int, positions: Sequence[int]) -> list[int]:
    """The order of dimensions in which each tile stands behind the dimension that it is of."""
    order: list[int] = []
    for number in range(outer):
        order.append(number)
        order += [outer + n for n, position in enumerate(positions) if position == number]
    return order


def _type_of(value: Value, shape: Sequence[int]) -> VectorType:
    return VectorType.get(shape, element_type_or_self(value.type))


def _shape_cast(rewriter: PatternRewriter, value: Value, shape: Sequence[int]) -> Value:
    type = _type_of(value, shape)
    return _add(rewriter, vector.ShapeCastOp.build(type, value, location=value.location))


def _transposed(rewriter: PatternRewriter, value: Value, order: Sequence[int]) -> Value:
    assert isinstance(value.type, VectorType)
    type = _type_of(value, [value.type.shape[n] for n in order])
    made = vector.TransposeOp.build(type, value, order, location=value.location)
    return _add(rewriter, made)


def _packed_sizes(
    op: linalg.PackOp | linalg.UnPackOp, packed: Value, options: Options
) -> tuple[list[int], list[int], list[int]]:
    """The sizes of the vector of what is packed, the positions of the tiles, and the order of the outer dimensions."""
    shape = shape_of(packed.type)
    if options.sizes:
        check_sizes(shape, options.sizes)
    sizes = list(options.sizes or shape)
    if op.inner_tiles or DYNAMIC in sizes or any(options.scalable):
        raise CannotVectorizeError
    positions = list(op.inner_dims_pos)
    return sizes, positions, list(op.outer_dims_perm or range(len(shape) - len(positions)))


def vectorize_pack(rewriter: PatternRewriter, op: linalg.PackOp, options: Options) -> list[Value]:
    """Reads the source, splits and moves its dimensions, and writes (`vectorizeAsTensorPackOp`)."""
    sizes, positions, outer = _packed_sizes(op, op.dest, options)
    count = len(outer)
    split = [sizes[place] for place in _inverse(outer)]  # as the source has them
    read_shape = list(split)
    for position, tile in zip(positions, sizes[count:], strict=True):
        read_shape[position] *= tile
    rewriter.set_insertion_point_before(op)
    read = read_masked(
        rewriter,
        op.source,
        _type_of(op.source, read_shape),
        op.padding_value,
        op.location,
        unmasked=not options.sizes,
    )
    order = _with_tiles(count, positions)
    cast = _shape_cast(rewriter, read, [(split + sizes[count:])[n] for n in order])
    wanted = [*outer, *range(count, len(sizes))]
    moved = _transposed(rewriter, cast, [order.index(n) for n in wanted])
    return list(write_masked(rewriter, moved, op.dest, op.location).results)


def vectorize_unpack(
    rewriter: PatternRewriter, op: linalg.UnPackOp, options: Options
) -> list[Value]:
    """Reads the source, moves and joins its dimensions, and writes (`vectorizeAsTensorUnpackOp`)."""
    sizes, positions, outer = _packed_sizes(op, op.source, options)
    count = len(outer)
    rewriter.set_insertion_point_before(op)
    unmasked = not options.sizes
    read = read_masked(
        rewriter, op.source, _type_of(op.source, sizes), None, op.location, unmasked=unmasked
    )
    places = [*_inverse(outer), *range(count, len(sizes))]
    moved = _transposed(rewriter, read, [places[n] for n in _with_tiles(count, positions)])
    joined = [sizes[place] for place in _inverse(outer)]
    for position, tile in zip(positions, sizes[count:], strict=True):
        joined[position] *= tile
    cast = _shape_cast(rewriter, moved, joined)
    write = write_masked(rewriter, cast, op.dest, op.location, unmasked=unmasked)
    return list(write.results)


def _filled_with(value: Value) -> Value | None:
    """The scalar that is everywhere in a tensor or vector (`getStaticPadVal`)."""
    op = value.defining_op
    while isinstance(op, (tensor.InsertSliceOp, vector.TransferWriteOp)):
        of = op.dest if isinstance(op, tensor.InsertSliceOp) else op.value_to_store
        op = of.defining_op
    if isinstance(op, vector.BroadcastOp):
        return None if isinstance(op.source.type, VectorType) else op.source
    return op.operands[0] if isinstance(op, linalg.FillOp) else None


def vectorize_insert_slice(
    rewriter: PatternRewriter, op: tensor.InsertSliceOp, options: Options
) -> list[Value]:
    """Reads the source and writes it to its place (`vectorizeAsInsertSliceOp`)."""
    source, result = op.source.type, op.result.type
    assert isinstance(source, RankedTensorType) and isinstance(result, RankedTensorType)
    slice = mixed_slice(op)
    if any(known_integer(stride) != 1 for stride in slice.strides):
        raise CannotVectorizeError
    if options.sizes:
        check_sizes(source.shape, options.sizes)
    sizes: list[int] = list(options.sizes)
    lead = result.rank - source.rank
    if not sizes:
        for number, size in enumerate(source.shape):
            if size == DYNAMIC:
                size = result.shape[lead + number]
            if size == DYNAMIC:
                raise CannotVectorizeError
            sizes.append(size)
    unmasked = not options.sizes
    location = op.location
    rewriter.set_insertion_point_before(op)
    padding = _filled_with(op.dest)
    if padding is None:
        zero = zero_attribute(source.element_type)
        assert isinstance(zero, TypedAttr)
        padding = _add(rewriter, arith.ConstantOp.build(zero, location=location))
    index_constant(rewriter, 0, location)  # as MLIR has it
    type = VectorType.get(sizes, source.element_type)
    read = read_masked(rewriter, op.source, type, padding, location, unmasked=unmasked)
    indices = [as_value(rewriter, each, location) for each in slice.offsets]
    write = write_masked(rewriter, read, op.dest, location, indices=indices, unmasked=unmasked)
    return list(write.results)
