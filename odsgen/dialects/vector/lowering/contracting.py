"""Products that are reduced as contractions, which take in broadcasts, transposes and extensions of their operands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from odsgen.dialects.shared import vector_type
from odsgen.dialects.vector.lowering.combining import extended, product
from odsgen.dialects.vector.lowering.elements import Elements
from odsgen.dialects.vector.lowering.masking import MaskablePattern, mask_operation
from odsgen.rewriting import PatternRewriter, RewritePattern
from odsgen.runtime import (
    AffineDimExpr,
    AffineMap,
    AffineMapAttr,
    ArrayAttr,
    Operation,
    Value,
    VectorType,
    element_type_or_self,
    i1,
)
from odsgen_dialects import arith, vector

_REDUCTION = vector.IteratorType.reduction


def contraction(
    like: vector.ContractionOp,
    operands: Sequence[Value],
    maps: Sequence[AffineMap],
    kinds: Sequence[vector.IteratorType],
) -> vector.ContractionOp:
    """A contraction of other operands, combined as by another one."""
    left, right, before = operands
    attribute = ArrayAttr.get([AffineMapAttr.get(map) for map in maps])
    return vector.ContractionOp.build(
        before.type, left, right, before, attribute, kinds, kind=like.kind, location=like.location
    )


def maps_of(op: vector.ContractionOp) -> list[AffineMap]:
    return [each.value for each in op.indexing_maps.elements if isinstance(each, AffineMapAttr)]


class ReductionOfProduct(RewritePattern[vector.MultiDimReductionOp]):
    """Makes a sum of products a contraction."""

    def match_and_rewrite(self, op: vector.MultiDimReductionOp, rewriter: PatternRewriter) -> bool:
        product = op.source.defining_op
        if op.kind is not vector.CombiningKind.ADD:
            return rewriter.match_failure(op, "no sum")
        if not isinstance(product, (arith.MulIOp, arith.MulFOp)):
            return rewriter.match_failure(op, "no product is reduced")
        rank, reduced = vector_type(op.source).rank, set(op.reduction_dims)
        whole = AffineMap.get_multi_dim_identity(rank)
        maps = (whole, whole, whole.drop_results(reduced))
        parallel = vector.IteratorType.parallel
        made = vector.ContractionOp.build(
            op.dest.type,
            product.lhs,
            product.rhs,
            op.acc,
            ArrayAttr.get([AffineMapAttr.get(map) for map in maps]),
            [_REDUCTION if dim in reduced else parallel for dim in range(rank)],
        )
        rewriter.replace_op_with_new(op, made)
        return True


def _without_broadcast(
    op: vector.ContractionOp, value: Value, map: AffineMap
) -> tuple[Value, AffineMap] | None:
    """The value that is broadcast by outer dimensions alone, and its map."""
    broadcast = value.defining_op
    if not isinstance(broadcast, vector.BroadcastOp):
        return None
    source, wide = broadcast.source.type, vector_type(value)
    lead = wide.rank - source.rank if isinstance(source, VectorType) else 0
    if not isinstance(source, VectorType) or not lead or source.shape != wide.shape[lead:]:
        return None
    kinds = op.iterator_types
    if any(wide.shape[n] != 1 and kinds[map.dim_position(n)] is _REDUCTION for n in range(lead)):
        return None
    return broadcast.source, map.drop_results(range(lead))


class BroadcastOperands(MaskablePattern[vector.ContractionOp]):
    """Takes operands before they are broadcast."""

    def rewritten(
        self,
        op: vector.ContractionOp,
        masking: vector.MaskOp | None,
        rewriter: PatternRewriter,
    ) -> Value | None:
        maps, operands = maps_of(op), [op.lhs, op.rhs, op.acc]
        changed = False
        for number in range(2):
            found = _without_broadcast(op, operands[number], maps[number])
            if found is not None:
                operands[number], maps[number] = found
                changed = True
        dims = range(maps[0].num_dims)
        used = [dim for dim in dims if any(map.is_function_of_dim(dim) for map in maps)]
        maps = [_renumbered(map, used) for map in maps]
        kinds = [op.iterator_types[dim] for dim in used]
        named = [[expr.position for expr in map.results] for map in maps[:2]]  # type: ignore[attr-defined]
        if not changed or not any(
            kinds[dim] is _REDUCTION and dim in named[0] and dim in named[1]
            for dim in range(len(used))
        ):
            return None
        if len({*named[0], *named[1]}) < len(used):
            return None
        mask: Value | None = None if masking is None else masking.mask
        if mask is not None and len(used) < len(dims):
            type = vector_type(mask)
            if any(type.shape[dim] != 1 for dim in dims if dim not in used):
                return None
            kept = VectorType.get(
                [type.shape[dim] for dim in used], i1, [type.scalable_dims[dim] for dim in used]
            )
            cast = vector.ShapeCastOp.build(kept, mask, location=op.location)
            mask = rewriter.insert(cast).results[0]
        made = rewriter.insert(contraction(op, operands, maps, kinds))
        return (made if mask is None else mask_operation(rewriter, made, mask)).results[0]


def _renumbered(map: AffineMap, used: Sequence[int]) -> AffineMap:
    """The map without the dimensions that are not used."""
    zero = AffineDimExpr.get(0)
    dims = [AffineDimExpr.get(used.index(d)) if d in used else zero for d in range(map.num_dims)]
    return map.replace_dims_and_symbols(dims, (), len(used), 0)


class TransposedOperands(RewritePattern[vector.ContractionOp]):
    """Takes operands before they are transposed."""

    def match_and_rewrite(self, op: vector.ContractionOp, rewriter: PatternRewriter) -> bool:
        maps, operands = maps_of(op), [op.lhs, op.rhs, op.acc]
        changed = False
        for number in range(2):
            transpose = operands[number].defining_op
            if not isinstance(transpose, vector.TransposeOp):
                continue
            order = list(transpose.permutation)
            exprs = maps[number].results
            placed = [exprs[order.index(dim)] for dim in range(len(order))]
            maps[number] = AffineMap.get(maps[number].num_dims, 0, placed)
            operands[number] = transpose.vector
            changed = True
        if not changed:
            return rewriter.match_failure(op, "no operand is transposed")
        rewriter.replace_op_with_new(op, contraction(op, operands, maps, op.iterator_types))
        return True


class TransposedResult(RewritePattern[vector.TransposeOp]):
    """Takes away transposes of what is added to and of the result that undo each other."""

    def match_and_rewrite(self, op: vector.TransposeOp, rewriter: PatternRewriter) -> bool:
        inner = op.vector.defining_op
        if not isinstance(inner, vector.ContractionOp) or not op.vector.has_one_use:
            return rewriter.match_failure(op, "no contraction with one use is transposed")
        before = inner.acc.defining_op
        if not isinstance(before, vector.TransposeOp):
            return rewriter.match_failure(op, "nothing is transposed before")
        order, first = list(op.permutation), list(before.permutation)
        if [first[dim] for dim in order] != list(range(len(order))):
            return rewriter.match_failure(op, "the transposes do not undo each other")
        maps = maps_of(inner)
        exprs = [maps[2].results[dim] for dim in order]
        maps[2] = AffineMap.get(maps[2].num_dims, 0, exprs)
        operands = (inner.lhs, inner.rhs, before.vector)
        made = contraction(inner, operands, maps, inner.iterator_types)
        made.location = op.location
        rewriter.replace_op_with_new(op, made)
        return True


class ExtendedOperands(RewritePattern[vector.ContractionOp]):
    """Takes operands before both are extended."""

    def match_and_rewrite(self, op: vector.ContractionOp, rewriter: PatternRewriter) -> bool:
        left, right = op.lhs.defining_op, op.rhs.defining_op
        kinds = (arith.ExtFOp, arith.ExtSIOp)
        if not isinstance(left, kinds) or not isinstance(right, kinds):
            return rewriter.match_failure(op, "the operands are not extended")
        if type(left) is not type(right):
            return rewriter.match_failure(op, "the operands are extended in two ways")
        operands = (left.operands[0], right.operands[0], op.acc)
        rewriter.replace_op_with_new(op, contraction(op, operands, maps_of(op), op.iterator_types))
        return True


TO_CONTRACTIONS = (
    ReductionOfProduct(),
    BroadcastOperands(),
    TransposedOperands(),
    TransposedResult(),
)
EXTENSIONS = (ExtendedOperands(),)


def _broadcast_row(value: Value) -> Value | None:
    """The row, or vector without dimensions, of which a matrix is broadcast."""
    op = value.defining_op
    if not isinstance(op, vector.BroadcastOp) or not isinstance(op.source.type, VectorType):
        return None
    return op.source if op.source.type.rank != 2 else None


class ProductOfBroadcasts(RewritePattern[Any]):
    """Makes the product of a broadcast row and a broadcast, transposed row an outer product."""

    def __init__(self, root: type[Operation]) -> None:
        self.root = root.OPERATION_NAME

    def match_and_rewrite(self, op: arith.MulIOp | arith.MulFOp, rewriter: PatternRewriter) -> bool:
        type = op.results[0].type
        if not isinstance(type, VectorType) or type.rank != 2:
            return rewriter.match_failure(op, "no matrix")
        for one, other in ((op.lhs, op.rhs), (op.rhs, op.lhs)):
            transpose = one.defining_op
            if not isinstance(transpose, vector.TransposeOp):
                continue
            left, right = _broadcast_row(transpose.vector), _broadcast_row(other)
            if list(transpose.permutation) != [1, 0] or left is None or right is None:
                continue
            rewriter.replace_op_with_new(op, vector.OuterProductOp.build(type, left, right))
            return True
        return rewriter.match_failure(op, "no transposed broadcast and broadcast")


TO_OUTER_PRODUCTS = (ProductOfBroadcasts(arith.MulFOp), ProductOfBroadcasts(arith.MulIOp))


class ContractionAsReduction(MaskablePattern[vector.ContractionOp]):
    """Multiplies over all iterations, and reduces, what is no sum or has elements of several types."""

    def rewritten(
        self,
        op: vector.ContractionOp,
        masking: vector.MaskOp | None,
        rewriter: PatternRewriter,
    ) -> Value | None:
        element = element_type_or_self(op.acc.type)
        types = {element_type_or_self(value.type) for value in (op.lhs, op.rhs)}
        if op.kind is vector.CombiningKind.ADD and types == {element}:
            return None
        sizes: dict[int, tuple[int, bool]] = {}
        named = [[expr.position for expr in map.results] for map in maps_of(op)]  # type: ignore[attr-defined]
        for value, dims in zip((op.lhs, op.rhs), named, strict=False):
            type = vector_type(value)
            sizes |= zip(dims, zip(type.shape, type.scalable_dims, strict=True), strict=True)
        loops = [*named[2], *(dim for dim in sorted(sizes) if dim not in named[2])]
        elements = Elements(op, rewriter)
        factors: list[Value] = []
        for value, dims in zip((op.lhs, op.rhs), named, strict=False):
            order = [dim for dim in loops if dim not in dims] + dims
            shape, scalable = zip(*(sizes[dim] for dim in order), strict=True)
            wide = VectorType.get(shape, element_type_or_self(value.type), scalable)
            moved = elements.broadcast(value, wide)
            moved = elements.transpose(moved, [order.index(dim) for dim in loops])
            factors.append(extended(elements, moved, element))
        reduced = list(range(len(named[2]), len(loops)))
        made = vector.MultiDimReductionOp.build(
            op.kind, product(elements, factors[0], factors[1]), op.acc, reduced
        )
        mask = None if masking is None else elements.transpose(masking.mask, loops)
        return elements.masked(made, mask)
