"""Bufferization of operations that make tensors: allocations that are filled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from odsgen.dialects.affine.composition import compose
from odsgen.dialects.bufferization.one_shot.buffers import (
    allocate_tensor,
    buffer_type_of,
    create_copy,
    get_buffer,
    get_buffer_type,
    identity_memref,
    replace_with_buffers,
    to_buffer,
)
from odsgen.dialects.bufferization.one_shot.interface import Bufferizable, bufferizes
from odsgen.dialects.memref.subviews import rank_reduced_type
from odsgen.dialects.shared import Mixed, MixedSlice, index_constant, sizes_of
from odsgen.dialects.shared.mixed_values import mixed_values
from odsgen.runtime import (
    DYNAMIC,
    AffineConstantExpr,
    AffineDimExpr,
    AffineExpr,
    AffineMap,
    AffineMapAttr,
    AffineSymbolExpr,
    BaseMemRefType,
    Block,
    InsertionPoint,
    IntegerAttr,
    RankedTensorType,
    Region,
)
from odsgen_dialects import affine, linalg, memref, tensor

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from odsgen.dialects.bufferization.one_shot.options import BufferizationOptions
    from odsgen.dialects.bufferization.one_shot.state import AnalysisState
    from odsgen.rewriting import PatternRewriter
    from odsgen.runtime import Location, Operation, OpResult, Type, Value


class MakesTensor(Bufferizable):
    """The model of operations whose result lies in new memory."""

    def bufferizes_to_allocation(self, value: Value) -> bool:
        return True


@bufferizes(tensor.EmptyOp)
class Empty(MakesTensor):
    """`bufferization.alloc_tensor`."""

    def result_bufferizes_to_memory_write(self, result: OpResult, state: AnalysisState) -> bool:
        return False

    def bufferize(
        self, op: tensor.EmptyOp, rewriter: PatternRewriter, options: BufferizationOptions
    ) -> None:
        if not op.result.has_uses:
            rewriter.erase_op(op)
            return
        made = allocate_tensor(rewriter, op.result, options, op.location, copy=False)
        rewriter.replace_op(op, [made])


@bufferizes(tensor.FromElementsOp)
class FromElements(MakesTensor):
    """A `memref.store` for each element."""

    def bufferize(
        self, op: tensor.FromElementsOp, rewriter: PatternRewriter, options: BufferizationOptions
    ) -> None:
        location, type = op.location, op.result.type
        assert isinstance(type, RankedTensorType)
        made = allocate_tensor(rewriter, op.result, options, location, copy=False)
        buffer = to_buffer(rewriter, made, get_buffer_type(made, options), location)
        if op.elements:
            constants = [
                index_constant(rewriter, number, location)
                for number in range(max(type.shape, default=0))
            ]
            for element, numbers in zip(op.elements, _places(type.shape), strict=True):
                indices = [constants[number] for number in numbers]
                rewriter.insert(memref.StoreOp.build(element, buffer, indices, location=location))
        replace_with_buffers(rewriter, op, [buffer])


def _places(shape: Sequence[int]) -> Iterator[list[int]]:
    """The indices of all elements, the last one first to change."""
    if not shape:
        yield []
        return
    for first in range(shape[0]):
        for rest in _places(shape[1:]):
            yield [first, *rest]


def _refuse_memory_space(op: Operation, type: Type, options: BufferizationOptions) -> None:
    assert isinstance(type, RankedTensorType)
    if options.memory_space(type) is not None:
        raise op.error("memory space not implemented yet")


def _map(rewriter: PatternRewriter, target: Value, location: Location) -> tuple[Value, Block]:
    """Builds a `linalg.map` that fills a tensor, with an empty body."""
    type = target.type
    assert isinstance(type, RankedTensorType)
    body = Block([type.element_type], [location])
    made = linalg.MapOp.build([type], [], target, mapper=Region((body,)), location=location)
    return rewriter.insert(made).results[0], body


def _fill_by_body(
    rewriter: PatternRewriter, target: Value, region: Region, location: Location
) -> Value:
    """Fills a tensor with what a body yields for the indices of each element."""
    assert isinstance(target.type, RankedTensorType)
    result, body = _map(rewriter, target, location)
    with rewriter.insertion_guard():
        rewriter.insertion_point = InsertionPoint.at_end(body)
        indices = [
            rewriter.insert(linalg.IndexOp.build(number, location=location)).results[0]
            for number in range(len(target.type.shape))
        ]
        region.entry_block.merge_into(body, indices)
        end = body.last
        assert isinstance(end, tensor.YieldOp)
        rewriter.set_insertion_point_before(end)
        rewriter.replace_op_with_new(end, linalg.YieldOp.build([end.value]))
    return result


@bufferizes(tensor.GenerateOp)
class Generate(MakesTensor):
    """`linalg.map` with the body."""

    def bufferize(
        self, op: tensor.GenerateOp, rewriter: PatternRewriter, options: BufferizationOptions
    ) -> None:
        _refuse_memory_space(op, op.result.type, options)
        made = allocate_tensor(rewriter, op.result, options, op.location, copy=False)
        rewriter.replace_op(op, [_fill_by_body(rewriter, made, op.body, op.location)])


@bufferizes(tensor.SplatOp)
class Splat(MakesTensor):
    """`linalg.map` that yields the element."""

    def bufferize(
        self, op: tensor.SplatOp, rewriter: PatternRewriter, options: BufferizationOptions
    ) -> None:
        made = allocate_tensor(rewriter, op.aggregate, options, op.location, copy=False)
        _refuse_memory_space(op, made.type, options)
        result, body = _map(rewriter, made, op.location)
        with rewriter.insertion_guard():
            rewriter.insertion_point = InsertionPoint.at_end(body)
            rewriter.insert(linalg.YieldOp.build([op.input], location=op.location))
        rewriter.replace_op(op, [result])


@bufferizes(tensor.PadOp)
class Pad(MakesTensor):
    """`linalg.map` with the body, and the source inserted."""

    def buffer_type(
        self, value: Value, options: BufferizationOptions, stack: list[Value]
    ) -> BaseMemRefType:
        space = buffer_type_of(value.owner.source, options, stack).memory_space
        return identity_memref(value.type, space)

    def bufferize(
        self, op: tensor.PadOp, rewriter: PatternRewriter, options: BufferizationOptions
    ) -> None:
        location = op.location
        low = mixed_values(op.static_low, op.low)
        high = mixed_values(op.static_high, op.high)
        assert isinstance(op.result.type, RankedTensorType)
        for number, size in enumerate(op.result.type.shape):
            if size == DYNAMIC:  # as in MLIR, nothing uses them
                _padded_size(op, number, (low[number], high[number]), rewriter)
        made = allocate_tensor(rewriter, op.result, options, location, copy=False)
        filled = _fill_by_body(rewriter, made, op.region, location)
        sizes = [
            size.value if isinstance(size, IntegerAttr) else size
            for size in sizes_of(rewriter, op.source, location)
        ]
        place = MixedSlice(low, sizes, [1] * len(sizes))
        rewriter.replace_op_with_new(
            op, tensor.InsertSliceOp.build(op.source, filled, *place.build_arguments())
        )


def _padded_size(op: tensor.PadOp, number: int, pads: Any, rewriter: PatternRewriter) -> Value:
    """Builds the size of a padded dimension."""
    index = index_constant(rewriter, number, op.location)
    operands: list[Value] = [
        rewriter.insert(tensor.DimOp.build(op.source, index, location=op.location)).result
    ]
    for pad in pads:
        is_number = isinstance(pad, int)
        operands.append(index_constant(rewriter, pad, op.location) if is_number else pad)
    total = AffineSymbolExpr.get(0) + AffineSymbolExpr.get(1) + AffineSymbolExpr.get(2)
    made = affine.AffineApplyOp.build(
        AffineMapAttr.get(AffineMap.get(0, 3, [total])), operands, location=op.location
    )
    return rewriter.insert(made).result


@bufferizes(tensor.ConcatOp)
class Concat(MakesTensor):
    """A `memref.copy` for each input."""

    def bufferize(
        self, op: tensor.ConcatOp, rewriter: PatternRewriter, options: BufferizationOptions
    ) -> None:
        location, type, dim = op.location, op.result.type, op.dim
        assert isinstance(type, RankedTensorType)
        made = allocate_tensor(rewriter, op.result, options, location, copy=False)
        _refuse_memory_space(op, type, options)
        target = to_buffer(rewriter, made, identity_memref(type), location)
        rank = len(type.shape)
        slice = MixedSlice([0] * rank, list(type.shape), [1] * rank)
        for number, size in enumerate(type.shape):
            if size == DYNAMIC:
                slice.sizes[number] = _size_of(target, number, rewriter, location)
        for value in op.inputs:
            source = get_buffer(rewriter, value, options)
            assert isinstance(value.type, RankedTensorType)
            size = value.type.shape[dim]
            slice.sizes[dim] = (
                _size_of(source, dim, rewriter, location) if size == DYNAMIC else size
            )
            view = memref.SubViewOp.build(
                rank_reduced_type(target.type, slice, value.type.shape),  # type: ignore[arg-type]
                target,
                *slice.build_arguments(),
                location=location,
            )
            create_copy(rewriter, source, rewriter.insert(view).result, location)
            slice.offsets[dim] = _sum(slice.offsets[dim], slice.sizes[dim], rewriter, location)
        replace_with_buffers(rewriter, op, [target])


def _size_of(buffer: Value, number: int, rewriter: PatternRewriter, location: Location) -> Value:
    index = index_constant(rewriter, number, location)
    return rewriter.insert(memref.DimOp.build(buffer, index, location=location)).result


def _sum(one: Mixed, other: Mixed, rewriter: PatternRewriter, location: Location) -> Mixed:
    """Builds the sum of two sizes."""
    values = [entry for entry in (one, other) if not isinstance(entry, int)]
    total: AffineExpr = AffineConstantExpr.get(
        sum(entry for entry in (one, other) if isinstance(entry, int))
    )
    symbols = [AffineSymbolExpr.get(number) for number in range(len(values))]
    for symbol in reversed(symbols):
        total = symbol + total
    map, operands = compose(AffineMap.get(0, len(values), [total]), values)
    result = map.results[0]
    if isinstance(result, AffineConstantExpr):
        return result.value
    if isinstance(result, (AffineDimExpr, AffineSymbolExpr)):
        return operands[0]
    made = affine.AffineApplyOp.build(AffineMapAttr.get(map), operands, location=location)
    return rewriter.insert(made).result
