"""Splits a reduction into a parallel loop over partial reductions and one that combines them (MLIR: `splitReduction`)."""

from __future__ import annotations

from dataclasses import dataclass

from odsgen.dialects.linalg.building import fill
from odsgen.dialects.linalg.effects import has_pure_tensor_semantics, inits_of
from odsgen.dialects.linalg.generalization import build_generic, copied_body
from odsgen.dialects.linalg.loops import loop_kinds, loop_maps, shape_of
from odsgen.dialects.linalg.reductions import combining_operations, neutral_element
from odsgen.dialects.linalg.tiling.slices import dimension
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
    Type,
    Value,
    i1,
)
from odsgen_dialects import bufferization, linalg, tensor


class CannotSplit(ValueError):
    """The reduction cannot be split; the text says why."""


@dataclass(frozen=True)
class Split:
    """How a reduction is split."""

    factor: int
    #: The position of the new dimension in the result.
    index: int
    #: Whether the new loop is the inner part of the old one.
    inner_parallel: bool = False
    by_scaling: bool = False
    use_alloc: bool = False


@dataclass
class SplitParts:
    """The operations that replace a reduction."""

    init: Operation
    fill: Operation
    split: Operation
    combining: Operation


class _Splitter:
    def __init__(self, rewriter: PatternRewriter, op: Operation, split: Split) -> None:
        self.rewriter, self.op, self.split = rewriter, op, split
        self.location = op.location
        kinds = loop_kinds(op)
        inits = inits_of(op)
        if not has_pure_tensor_semantics(op) or len(inits) != 1:
            raise CannotSplit("expected an operation on tensors with one result")
        if kinds.count(False) != 1:
            raise CannotSplit("needs a single reduction dimension")
        if split.factor <= 1:
            raise CannotSplit("split ratio needs to be greater than 1")
        self.init = inits[0]
        self.reduction = kinds.index(False)
        self.maps = loop_maps(op)
        combining = combining_operations(op, 0)
        if len(combining) != 1:
            raise CannotSplit("cannot match the reduction pattern")
        self.combining = combining[0]
        self.size = self._size_of_reduction()
        if not 0 <= split.index <= len(shape_of(self.init.type)):
            raise CannotSplit(
                "insert dimension position too large compared to intermediate tensor size"
            )
        if self.size == DYNAMIC or self.size % split.factor:
            raise CannotSplit("Reduction dimension not divisible by split ratio")

    def _size_of_reduction(self) -> int:
        for value, map in zip(self.op.operands, self.maps, strict=True):
            for size, expr in zip(shape_of(value.type), map.results, strict=True):
                if isinstance(expr, AffineDimExpr) and expr.position == self.reduction:
                    return size
        return DYNAMIC

    @property
    def element_type(self) -> Type:
        assert isinstance(self.init.type, RankedTensorType)
        return self.init.type.element_type

    def run(self) -> SplitParts:
        neutral = neutral_element(self.combining, self.location)
        if neutral is None:
            raise CannotSplit("Unknown identity value for the reduction")
        self.rewriter.set_insertion_point_before(self.op)
        return self._by_scaling(neutral) if self.split.by_scaling else self._by_reshape(neutral)

    def _shifted(self, new: int, dim: int) -> AffineExpr:
        return AffineDimExpr.get(dim if dim < new else dim + 1)

    def _by_reshape(self, neutral: Operation) -> SplitParts:
        split, op = self.split, self.op
        new = self.reduction + 1 if split.inner_parallel else split.index
        maps: list[AffineMap] = []
        inputs: list[Value] = []
        loops = len(loop_kinds(op)) + 1
        for value, map in zip(op.operands[:-1], self.maps[:-1], strict=True):
            exprs: list[AffineExpr] = []
            shape: list[int] = []
            groups: list[list[int]] = []
            for size, expr in zip(shape_of(value.type), map.results, strict=True):
                if not isinstance(expr, AffineDimExpr):
                    raise CannotSplit("expected projected permutations")
                position = len(exprs)
                if expr.position != self.reduction:
                    exprs.append(self._shifted(new, expr.position))
                    shape.append(size)
                    groups.append([position])
                    continue
                parts = [
                    (AffineDimExpr.get(new), split.factor),
                    (self._shifted(new, expr.position), size // split.factor),
                ]
                for part, part_size in reversed(parts) if split.inner_parallel else parts:
                    exprs.append(part)
                    shape.append(part_size)
                groups.append([position, position + 1])
            maps.append(AffineMap.get(loops, 0, exprs))
            inputs.append(self._expanded(value, shape, groups))
        shape = list(shape_of(self.init.type))
        shape.insert(split.index, split.factor)
        result = [
            self._shifted(new, expr.position)
            for expr in self.maps[-1].results
            if isinstance(expr, AffineDimExpr)
        ]
        result.insert(split.index, AffineDimExpr.get(new))
        maps.append(AffineMap.get(loops, 0, result))
        init = self.rewriter.insert(self._initial(shape, []))
        filled = self._filled(neutral, init)
        kinds = loop_kinds(op)
        kinds.insert(new, True)
        return self._finish(init, filled, inputs, maps, kinds)

    def _expanded(self, value: Value, shape: list[int], groups: list[list[int]]) -> Value:
        type = value.type
        if not isinstance(type, RankedTensorType) or len(shape) == len(type.shape):
            return value
        if DYNAMIC in shape:
            raise CannotSplit("expected static shapes")
        expanded = RankedTensorType.get(shape, type.element_type, type.encoding)
        made = tensor.ExpandShapeOp.build(
            expanded, value, groups, (), shape, location=self.location
        )
        return self.rewriter.insert(made).results[0]

    def _initial(self, shape: list[int], sizes: list[Value]) -> Operation:
        type = RankedTensorType.get(shape, self.element_type)
        if self.split.use_alloc:
            return bufferization.AllocTensorOp.build(type, sizes, location=self.location)
        return tensor.EmptyOp.build(type, sizes, location=self.location)

    def _filled(self, neutral: Operation, init: Operation) -> Operation:
        self.rewriter.insert(neutral)
        made = fill([neutral.results[0]], [init.results[0]], location=self.location)
        return self.rewriter.insert(made)

    def _by_scaling(self, neutral: Operation) -> SplitParts:
        split, op = self.split, self.op
        outer = self.size // split.factor
        at = self.reduction
        loops = len(loop_kinds(op)) + 1
        scaled: list[AffineExpr] = [
            (
                AffineDimExpr.get(at) * split.factor + AffineDimExpr.get(at + 1)
                if dim == at
                else AffineDimExpr.get(dim if dim < at else dim + 1)
            )
            for dim in range(loops - 1)
        ]
        maps = [map.replace_dims_and_symbols(scaled, (), loops, 0) for map in self.maps]
        result = list(maps.pop().results)
        result.insert(split.index, AffineDimExpr.get(at))
        maps.append(AffineMap.get(loops, 0, [AffineDimExpr.get(at), AffineDimExpr.get(at + 1)]))
        maps.append(AffineMap.get(loops, 0, result))
        sizes = [
            size
            for number, known in enumerate(shape_of(self.init.type))
            if known == DYNAMIC
            and isinstance(
                size := dimension(self.rewriter, self.init, number, self.location), Value
            )
        ]
        shape = list(shape_of(self.init.type))
        shape.insert(split.index, outer)
        init = self.rewriter.insert(self._initial(shape, sizes))
        filled = self._filled(neutral, init)
        space = RankedTensorType.get([outer, split.factor], i1)
        domain = self.rewriter.insert(tensor.EmptyOp.build(space, location=self.location))
        kinds = loop_kinds(op)
        kinds.insert(at, True)
        return self._finish(init, filled, [*op.operands[:-1], domain.results[0]], maps, kinds)

    def _finish(
        self,
        init: Operation,
        filled: Operation,
        inputs: list[Value],
        maps: list[AffineMap],
        kinds: list[bool],
    ) -> SplitParts:
        body = copied_body(self.op)
        block = body.entry_block
        for value in inputs[len(self.op.operands) - 1 :]:
            assert isinstance(value.type, RankedTensorType)
            block.insert_argument(len(block.arguments) - 1, value.type.element_type, self.location)
        partial = self.rewriter.insert(
            build_generic(inputs, [filled.results[0]], maps, kinds, body, self.location)
        )
        combining = self.rewriter.insert(self._combination(partial.results[0]))
        self.rewriter.replace_op(self.op, combining.results)
        return SplitParts(init, filled, partial, combining)

    def _combination(self, partial: Value) -> Operation:
        rank = len(shape_of(partial.type))
        identity = AffineMap.get_multi_dim_identity(rank)
        kinds = [number != self.split.index for number in range(rank)]
        block = Block([self.element_type] * 2, [self.location] * 2)
        combined = self.combining.clone()
        combined.operands = tuple(block.arguments)
        block.append(combined)
        block.append(linalg.YieldOp.build(combined.results, location=self.location))
        return build_generic(
            [partial],
            [self.init],
            [identity, identity.drop_results([self.split.index])],
            kinds,
            Region((block,)),
            self.location,
        )


def split_reduction(rewriter: PatternRewriter, op: Operation, split: Split) -> SplitParts:
    """Split the only reduction of a structured operation on tensors; raises CannotSplit."""
    return _Splitter(rewriter, op, split).run()
