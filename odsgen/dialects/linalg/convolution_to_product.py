"""Convolutions as products of matrices: the windows of the input become rows (MLIR: `rewriteInIm2Col`)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod

from odsgen.dialects.linalg.building import batch_matvec, named_body
from odsgen.dialects.linalg.generalization import build_generic
from odsgen.dialects.linalg.loops import DILATIONS, STRIDES, shape_of, window_factors
from odsgen.rewriting import PatternRewriter
from odsgen.runtime import (
    DYNAMIC,
    AffineDimExpr,
    AffineExpr,
    AffineMap,
    Block,
    Operation,
    RankedTensorType,
    Region,
    Value,
)
from odsgen_dialects import linalg, tensor


@dataclass(frozen=True)
class _Layout:
    """Where a convolution has its dimensions."""

    #: The dimensions of the filter: height, width, channels in.
    filter_window: tuple[int, int, int]
    filter_groups: list[list[int]]
    output_groups: list[list[int]]
    #: Whether channels come before the image.
    channels_first: bool
    #: The product's maps of its operands, in their order.
    maps: tuple[tuple[int, ...], ...]


_LAYOUTS: dict[type[Operation], _Layout] = {
    linalg.Conv2DNhwcHwcfOp: _Layout(
        (0, 1, 2), [[0, 1, 2], [3]], [[0], [1, 2], [3]], False, ((0, 1, 3), (3, 2), (0, 1, 2))
    ),
    linalg.Conv2DNhwcFhwcOp: _Layout(
        (1, 2, 3), [[0], [1, 2, 3]], [[0], [1, 2], [3]], False, ((0, 1, 3), (2, 3), (0, 1, 2))
    ),
    linalg.Conv2DNchwFchwOp: _Layout(
        (2, 3, 1), [[0], [1, 2, 3]], [[0], [1], [2, 3]], True, ((1, 3), (0, 3, 2), (0, 1, 2))
    ),
}


def can_be_product(op: Operation) -> bool:
    """Whether this knows how to make a product of such a convolution."""
    return type(op) in _LAYOUTS or isinstance(op, linalg.DepthwiseConv2DNhwcHwcOp)


def convolution_to_product(
    rewriter: PatternRewriter, op: Operation
) -> tuple[Operation, Operation] | None:
    """The operation that lays out the windows, and the one that gives the result; None if shapes do not allow it."""
    image, kernel, init = op.operands
    if not isinstance(image.type, RankedTensorType) or not isinstance(init.type, RankedTensorType):
        return None
    if DYNAMIC in shape_of(kernel.type) or DYNAMIC in shape_of(image.type):
        return None
    if window_factors(op, DILATIONS, 2) != [1, 1]:
        return None
    rewriter.set_insertion_point_before(op)
    if isinstance(op, linalg.DepthwiseConv2DNhwcHwcOp):
        return _DepthwiseProduct(rewriter, op).build()
    return _Product(rewriter, op, _LAYOUTS[type(op)]).build()


class _Rewriting:
    def __init__(self, rewriter: PatternRewriter, op: Operation) -> None:
        self.rewriter, self.op = rewriter, op
        self.location = op.location
        self.image, self.kernel, self.init = op.operands

    def _collapsed(self, value: Value, groups: list[list[int]]) -> Value:
        type = value.type
        assert isinstance(type, RankedTensorType)
        shape = [prod(type.shape[dim] for dim in group) for group in groups]
        collapsed = RankedTensorType.get(shape, type.element_type)
        made = tensor.CollapseShapeOp.build(collapsed, value, groups, location=self.location)
        return self.rewriter.insert(made).results[0]

    def _moved(self, value: Value, shape: Sequence[int], exprs: Sequence[AffineExpr]) -> Operation:
        """A new tensor with elements of another."""
        assert isinstance(value.type, RankedTensorType)
        type = RankedTensorType.get(shape, value.type.element_type)
        empty = self.rewriter.insert(tensor.EmptyOp.build(type, location=self.location))
        block = Block([type.element_type] * 2, [self.location] * 2)
        block.append(linalg.YieldOp.build(block.arguments[:1], location=self.location))
        rank = len(shape)
        return self.rewriter.insert(
            build_generic(
                [value],
                [empty.results[0]],
                [AffineMap.get(rank, 0, exprs), AffineMap.get_multi_dim_identity(rank)],
                [True] * rank,
                Region((block,)),
                self.location,
            )
        )


class _DepthwiseProduct(_Rewriting):
    """A product of a matrix and a vector for each channel, which are brought to the front for that."""

    def _transposed(self, value: Value, order: Sequence[int]) -> Value:
        """A tensor whose dimension `n` is what was `order[n]`."""
        shape = [shape_of(value.type)[number] for number in order]
        exprs = [AffineDimExpr.get(list(order).index(number)) for number in range(len(order))]
        return self._moved(value, shape, exprs).results[0]

    def build(self) -> tuple[Operation, Operation]:
        image = self._transposed(self.image, [0, 3, 1, 2])
        kernel = self._transposed(self.kernel, [2, 0, 1])
        init = self._transposed(self.init, [0, 3, 1, 2])
        dims = [AffineDimExpr.get(number) for number in range(6)]
        down, across = window_factors(self.op, STRIDES, 2)
        windows = self._moved(
            image,
            [*shape_of(init.type), *shape_of(kernel.type)[1:]],
            [dims[0], dims[1], dims[2] * down + dims[4], dims[3] * across + dims[5]],
        )
        rows = self._collapsed(windows.results[0], [[0, 1], [2, 3], [4, 5]])
        vector = self._collapsed(kernel, [[0], [1, 2]])
        into = self._collapsed(init, [[0, 1], [2, 3]])
        made = batch_matvec([rows, vector], [into], location=self.location)
        product = self.rewriter.insert(made)
        expanded = tensor.ExpandShapeOp.build(
            init.type,
            product.results[0],
            [[0, 1], [2, 3]],
            (),
            shape_of(init.type),
            location=self.location,
        )
        self.rewriter.insert(expanded)
        result = self._transposed(expanded.result, [0, 2, 3, 1]).defining_op
        assert result is not None
        self.rewriter.replace_op(self.op, result.results)
        return windows, result


class _Product(_Rewriting):
    def __init__(self, rewriter: PatternRewriter, op: Operation, layout: _Layout) -> None:
        super().__init__(rewriter, op)
        self.layout = layout

    def build(self) -> tuple[Operation, Operation]:
        layout = self.layout
        kernel = self._collapsed(self.kernel, layout.filter_groups)
        init = self._collapsed(self.init, layout.output_groups)
        windows = self._windows()
        operands = [windows.results[0], kernel]
        if layout.channels_first:
            operands.reverse()
        maps = [
            AffineMap.get(4, 0, [AffineDimExpr.get(dim) for dim in dims]) for dims in layout.maps
        ]
        product = self.rewriter.insert(
            build_generic(
                operands,
                [init],
                maps,
                [True, True, True, False],
                _body([*operands, init]),
                self.location,
            )
        )
        type = self.init.type
        assert isinstance(type, RankedTensorType)
        expanded = tensor.ExpandShapeOp.build(
            type, product.results[0], layout.output_groups, (), type.shape, location=self.location
        )
        made = self.rewriter.insert(expanded)
        self.rewriter.replace_op(self.op, made.results)
        return windows, made

    def _windows(self) -> Operation:
        layout = self.layout
        height, width, channels = (shape_of(self.kernel.type)[d] for d in layout.filter_window)
        out = shape_of(self.init.type)
        rows = out[2:4] if layout.channels_first else out[1:3]
        window, places = height * width * channels, prod(rows)
        shape = [out[0], *([window, places] if layout.channels_first else [places, window])]
        exprs = self._source(height, width, channels, rows[1])
        return self._moved(self.image, shape, exprs)

    def _source(self, height: int, width: int, channels: int, row: int) -> Sequence[AffineExpr]:
        """Where the element of a window comes from."""
        down, across = window_factors(self.op, STRIDES, 2)
        batch, first, second = (AffineDimExpr.get(number) for number in range(3))
        if self.layout.channels_first:
            return [
                batch,
                first.floor_div(height * width),
                second.floor_div(row) * down + (first % (height * width)).floor_div(width),
                second % row * across + first % width,
            ]
        return [
            batch,
            first.floor_div(row) * down + second.floor_div(width * channels),
            first % row * across + (second % (width * channels)).floor_div(channels),
            second % channels,
        ]


def _body(operands: Sequence[Value]) -> Region:
    """The body of a product, which adds to the result from the right."""
    body = named_body("matmul", operands)
    sum = body.entry_block.terminator
    assert sum is not None
    added = sum.operands[0].defining_op
    if added is not None:
        added.operands = tuple(reversed(added.operands))
    return body
