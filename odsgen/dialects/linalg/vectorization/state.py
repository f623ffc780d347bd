"""State that the parts of the vectorizer share: the sizes of vectors, those of the loops, and the masks made so far."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from odsgen.dialects.linalg.effects import has_pure_tensor_semantics
from odsgen.dialects.linalg.loops import loop_maps, shape_of
from odsgen.dialects.shared.index_constants import index_constant
from odsgen.dialects.vector.lowering.masking import mask_operation
from odsgen.rewriting import PatternRewriter
from odsgen.runtime import (
    DYNAMIC,
    AffineConstantExpr,
    AffineDimExpr,
    AffineExpr,
    AffineMap,
    AffineMapAttr,
    Location,
    Operation,
    RankedTensorType,
    Type,
    Value,
    VectorType,
    element_type_or_self,
    i1,
)
from odsgen_dialects import memref, tensor, ub, vector


class CannotVectorizeError(Exception):
    """The operation stays as it is."""


@dataclass(frozen=True)
class Options:
    """How to vectorize: sizes of vectors, and which cases to take."""

    sizes: Sequence[int] = ()
    scalable: Sequence[bool] = ()
    nd_extract: bool = False
    flatten_depthwise: bool = False
    dynamic_sizes_match: bool = False
    named_contraction: bool = False


def static_loop_ranges(op: Operation) -> list[int]:
    """The number of iterations of each loop, DYNAMIC where unknown (LinalgOp::getStaticLoopRanges)."""
    maps = loop_maps(op)
    found: list[int | None] = [None] * maps[0].num_dims
    for value, map in zip(op.operands, maps, strict=True):
        for size, expr in zip(shape_of(value.type), map.results, strict=True):
            if isinstance(expr, AffineDimExpr) and found[expr.position] is None:
                found[expr.position] = size
    return [DYNAMIC if size is None else size for size in found]


def entries(map: AffineMap, values: Sequence[int]) -> list[int]:
    """The values that the results of a map name (`applyPermutationMap`)."""
    return [values[expr.position] if isinstance(expr, AffineDimExpr) else 0 for expr in map.results]


def compressed(map: AffineMap) -> AffineMap:
    """The map without the dimensions that it does not use (`reindexIndexingMap`)."""
    used = sorted({e.position for e in map.results if isinstance(e, AffineDimExpr)})
    dims: list[AffineExpr] = [AffineConstantExpr.get(0)] * map.num_dims
    for number, position in enumerate(used):
        dims[position] = AffineDimExpr.get(number)
    return map.replace_dims_and_symbols(dims, (), len(used), 0)


def inverse(map: AffineMap) -> AffineMap:
    """The map from results to dimensions; results that are constant have none (`inversePermutation`)."""
    if not map.results:
        return map
    exprs: list[AffineExpr | None] = [None] * map.num_dims
    for number, expr in enumerate(map.results):
        if isinstance(expr, AffineDimExpr) and exprs[expr.position] is None:
            exprs[expr.position] = AffineDimExpr.get(number)
    return AffineMap.get(len(map.results), 0, [expr for expr in exprs if expr is not None])


def with_broadcasts(map: AffineMap) -> AffineMap:
    """The same, 0 for each dimension that no result has (`inverseAndBroadcastProjectedPermutation`)."""
    exprs: list[AffineExpr] = [AffineConstantExpr.get(0)] * map.num_dims
    for number, expr in enumerate(map.results):
        if isinstance(expr, AffineDimExpr):
            exprs[expr.position] = AffineDimExpr.get(number)
    return AffineMap.get(len(map.results), 0, exprs)


def size_at(rewriter: PatternRewriter, value: Value, number: int, location: Location) -> Value:
    """The size of a dimension as a value: a constant, or a `dim`."""
    size = shape_of(value.type)[number]
    if size != DYNAMIC:
        return index_constant(rewriter, size, location)
    kind = tensor.DimOp if isinstance(value.type, RankedTensorType) else memref.DimOp
    at = index_constant(rewriter, number, location)
    return rewriter.insert(kind.build(value, at, location=location)).results[0]


def transfer_read(
    rewriter: PatternRewriter,
    type: VectorType,
    base: Value,
    indices: Sequence[Value],
    location: Location,
    *,
    padding: Value | None = None,
    map: AffineMap | None = None,
    in_bounds: Sequence[bool] | None = None,
) -> vector.TransferReadOp:
    """A `vector.transfer_read`; by default of the last dimensions, padded by poison, perhaps out of bounds."""
    if padding is None:
        poison = ub.PoisonOp.build(element_type_or_self(base.type), location=location)
        padding = rewriter.insert(poison).results[0]
    rank = len(type.shape)
    return rewriter.insert(
        vector.TransferReadOp.build(
            type,
            base,
            indices,
            AffineMapAttr.get(map or AffineMap.get_minor_identity(len(indices), rank)),
            padding,
            [False] * rank if in_bounds is None else in_bounds,
            location=location,
        )
    )


def transfer_write(
    rewriter: PatternRewriter,
    value: Value,
    base: Value,
    indices: Sequence[Value],
    location: Location,
    *,
    map: AffineMap | None = None,
    in_bounds: Sequence[bool] | None = None,
) -> vector.TransferWriteOp:
    """A `vector.transfer_write`; by default to the last dimensions, perhaps out of bounds."""
    rank = len(shape_of(value.type)) if not isinstance(value.type, VectorType) else value.type.rank
    return rewriter.insert(
        vector.TransferWriteOp.build(
            base.type if isinstance(base.type, RankedTensorType) else None,
            value,
            base,
            indices,
            AffineMapAttr.get(map or AffineMap.get_minor_identity(len(indices), rank)),
            [False] * rank if in_bounds is None else in_bounds,
            location=location,
        )
    )


class State:
    """Vectorization of one structured operation."""

    def __init__(self, rewriter: PatternRewriter, op: Operation, options: Options) -> None:
        self.rewriter, self.op, self.options = rewriter, op, options
        self.ranges = static_loop_ranges(op)
        rewriter.set_insertion_point_before(op)
        self.sizes = list(options.sizes) or self.ranges
        self.scalable = list(options.scalable) or [False] * len(self.sizes)
        if DYNAMIC in self.sizes:
            raise CannotVectorizeError
        self._limits = [self._limit(loop) for loop, _ in enumerate(self.ranges)]
        self._masks: dict[AffineMap, Value | None] = {}

    def _limit(self, loop: int) -> Value:
        """How often a loop runs."""
        op, rewriter = self.op, self.rewriter
        if self.ranges[loop] != DYNAMIC:
            return index_constant(rewriter, self.ranges[loop], op.location)
        expr = AffineDimExpr.get(loop)
        for value, map in zip(op.operands, loop_maps(op), strict=True):
            position = map.result_position(expr)
            if position is not None and map.is_projected_permutation():
                kind = tensor.DimOp if has_pure_tensor_semantics(op) else memref.DimOp
                at = index_constant(rewriter, position, op.location)
                return rewriter.insert(kind.build(value, at, location=op.location)).results[0]
        raise CannotVectorizeError

    def type(self, element: Type, map: AffineMap | None = None) -> VectorType:
        """The vector of all iterations, or of the loops that a map names."""
        if map is None:
            return VectorType.get(self.sizes, element, self.scalable)
        dims = [e.position if isinstance(e, AffineDimExpr) else None for e in map.results]
        return VectorType.get(
            [1 if d is None else self.sizes[d] for d in dims],
            element,
            [d is not None and self.scalable[d] for d in dims],
        )

    def masked(self, op: Operation, map: AffineMap | None = None) -> Operation:
        """The operation, in a mask if not all iterations of the loops take place."""
        if "MaskableOpInterface" not in op.INTERFACES:
            return op
        if map is None:
            map = AffineMap.get_multi_dim_identity(len(self.ranges))
        else:
            map = map.drop_results(
                [n for n, e in enumerate(map.results) if isinstance(e, AffineConstantExpr)]
            )
        mask = self._mask(map)
        if mask is not None:
            return mask_operation(self.rewriter, op, mask)
        if self.options.dynamic_sizes_match and isinstance(
            op, (vector.TransferReadOp, vector.TransferWriteOp)
        ):
            shape = shape_of(op.base.type)
            op.in_bounds = [
                isinstance(expr, AffineDimExpr) and shape[expr.position] == DYNAMIC
                for expr in op.permutation_map.value.results
            ]
        return op

    def _mask(self, map: AffineMap) -> Value | None:
        if map in self._masks:
            return self._masks[map]
        type = self.type(i1, map)
        sizes = entries(map, self.ranges)
        made: Value | None = None
        if any(
            size != wanted and not (size == DYNAMIC and self.options.dynamic_sizes_match)
            for size, wanted in zip(sizes, type.shape, strict=True)
        ):
            limits = [self._limits[e.position] for e in map.results if isinstance(e, AffineDimExpr)]
            create = vector.CreateMaskOp.build(type, limits, location=self.op.location)
            made = self.rewriter.insert(create).results[0]
        self._masks[map] = made
        return made
