"""Operations on vectors without their leading dimensions of size one (MLIR: `populateCastAwayVectorLeadingOneDimPatterns`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from odsgen.dialects.shared import DYNAMIC_INDEX, vector_type
from odsgen.dialects.vector.forms import transfer_mask_type
from odsgen.dialects.vector.lowering.contracting import contraction, maps_of
from odsgen.dialects.vector.lowering.elements import Elements
from odsgen.dialects.vector.lowering.sinking import is_mappable, rebuilt
from odsgen.rewriting import PatternRewriter, RewritePattern
from odsgen.runtime import (
    AffineDimExpr,
    AffineMap,
    AffineMapAttr,
    Operation,
    Type,
    Value,
    VectorType,
)
from odsgen_dialects import vector


def trimmed(type: VectorType) -> VectorType:
    """The type without the leading ones; with one dimension at least."""
    first = 0
    while first < len(type.shape) - 1 and type.shape[first] == 1 and not type.scalable_dims[first]:
        first += 1
    return VectorType.get(type.shape[first:], type.element_type, type.scalable_dims[first:])


def _dropped(type: Type) -> int:
    return type.rank - trimmed(type).rank if isinstance(type, VectorType) else 0


def _without(elements: Elements, value: Value, count: int) -> Value:
    """The only part of a vector in its first dimensions."""
    return elements.insert(vector.ExtractOp.build(value, (), [0] * count))


def _cast_back(elements: Elements, value: Value, type: Type) -> Value:
    return elements.insert(vector.BroadcastOp.build(type, value))


class _Trimming(RewritePattern[Any]):
    """Replaces an operation by one without leading ones, broadcast."""

    def match_and_rewrite(self, op: Any, rewriter: PatternRewriter) -> bool:
        made = self.trimmed(op, Elements(op, rewriter))
        if made is None:
            return False
        rewriter.replace_op(op, [_cast_back(Elements(op, rewriter), made, op.results[0].type)])
        return True

    def trimmed(self, op: Any, elements: Elements) -> Value | None:
        """The result without leading ones; None where there are none."""
        raise NotImplementedError


class ExtractSliceOfLeadingOnes(_Trimming):
    root = "vector.extract_strided_slice"

    def trimmed(self, op: vector.ExtractStridedSliceOp, elements: Elements) -> Value | None:
        source: VectorType = op.source.type
        count = _dropped(source)
        if not count:
            return None
        result = op.results[0].type
        assert isinstance(result, VectorType)
        type = VectorType.get(
            result.shape[count:], result.element_type, source.scalable_dims[count:]
        )
        small = _without(elements, op.source, count)
        numbers = (list(part)[count:] for part in (op.offsets, op.sizes, op.strides))
        return elements.insert(vector.ExtractStridedSliceOp.build(type, small, *numbers))


class InsertSliceOfLeadingOnes(_Trimming):
    root = "vector.insert_strided_slice"

    def trimmed(self, op: vector.InsertStridedSliceOp, elements: Elements) -> Value | None:
        counts = [_dropped(value.type) for value in op.operands]
        if not any(counts):
            return None
        source, dest = (
            _without(elements, value, count)
            for value, count in zip(op.operands, counts, strict=True)
        )
        strides = list(op.strides)[counts[0] :]
        return elements.insert(
            vector.InsertStridedSliceOp.build(source, dest, list(op.offsets)[counts[1] :], strides)
        )


class InsertOfLeadingOnes(_Trimming):
    root = "vector.insert"

    def trimmed(self, op: vector.InsertOp, elements: Elements) -> Value | None:
        source, dest = op.operands[:2]
        counts = _dropped(source.type), _dropped(dest.type)
        if not any(counts):
            return None
        rank = 0
        if isinstance(source.type, VectorType) and source.type.rank:
            rank = source.type.rank - counts[0]
            source = _without(elements, source, counts[0])
        whole = trimmed(dest.type) if isinstance(dest.type, VectorType) else None
        assert whole is not None
        dest = _without(elements, dest, counts[1])
        positions: list[int | Value] = []
        dynamic = iter(op.dynamic_position)
        for number in op.static_position:
            positions.append(next(dynamic) if number == DYNAMIC_INDEX else number)
        kept = positions[counts[1] :]
        kept += [0] * (whole.rank - rank - len(kept))
        kept = kept[: whole.rank - rank]
        values = [place for place in kept if isinstance(place, Value)]
        numbers = [DYNAMIC_INDEX if isinstance(place, Value) else place for place in kept]
        return elements.insert(vector.InsertOp.build(source, dest, values, numbers))


# --- transfers ------------------------------------------------------------------------------------------------------------


def _can_be_trimmed(op: vector.TransferReadOp | vector.TransferWriteOp, type: Type) -> bool:
    if isinstance(op.parent_op, vector.MaskOp) or not isinstance(type, VectorType):
        return False
    return op.base.type.element_type is type.element_type and _dropped(type) > 0


def _kept_map(map: AffineMap, count: int) -> AffineMapAttr:
    return AffineMapAttr.get(AffineMap.get(map.num_dims, map.num_symbols, map.results[count:]))


def _mask(elements: Elements, mask: Value | None, map: AffineMap, type: VectorType) -> Value | None:
    """The mask of the transfer without leading ones."""
    if mask is None:
        return None
    old, new = vector_type(mask), transfer_mask_type(type, map)
    count = old.rank - new.rank
    if old.shape[count:] == new.shape:
        return _without(elements, mask, count) if count else mask
    return elements.insert(vector.ShapeCastOp.build(new, mask))


class ReadOfLeadingOnes(_Trimming):
    root = "vector.transfer_read"

    def trimmed(self, op: vector.TransferReadOp, elements: Elements) -> Value | None:
        type = op.results[0].type
        if not _can_be_trimmed(op, type) or not isinstance(type, VectorType):
            return None
        count, small = _dropped(type), trimmed(type)
        map = _kept_map(op.permutation_map.value, count)
        mask = _mask(elements, op.mask, map.value, small)
        bounds = op.in_bounds[count:]
        return elements.insert(
            vector.TransferReadOp.build(
                small, op.base, op.indices, map, op.padding, bounds, mask=mask
            )
        )


class WriteOfLeadingOnes(RewritePattern[vector.TransferWriteOp]):
    """Writes the only part of a vector with leading ones."""

    def match_and_rewrite(self, op: vector.TransferWriteOp, rewriter: PatternRewriter) -> bool:
        type = op.value_to_store.type
        if not _can_be_trimmed(op, type):
            return False
        elements, count = Elements(op, rewriter), _dropped(type)
        small = _without(elements, op.value_to_store, count)
        map = _kept_map(op.permutation_map.value, count)
        made = vector.TransferWriteOp.build(
            op.results[0].type if op.results else None,
            small,
            op.base,
            op.indices,
            map,
            op.in_bounds[count:],
            mask=_mask(elements, op.mask, map.value, vector_type(small)),
            location=op.location,
        )
        rewriter.replace_op_with_new(op, made)
        return True


# --- elementwise operations and contractions --------------------------------------------------------------------------------


class ElementwiseOfLeadingOnes(_Trimming):
    root = None

    def trimmed(self, op: Operation, elements: Elements) -> Value | None:
        if not is_mappable(op) or len(op.results) != 1:
            return None
        type = op.results[0].type
        count = _dropped(type)
        if not count or not isinstance(type, VectorType):
            return None
        operands = [
            _without(elements, value, count) if isinstance(value.type, VectorType) else value
            for value in op.operands
        ]
        assert isinstance(elements.builder, PatternRewriter)
        return rebuilt(op, operands, trimmed(type), elements.builder)


def _position(map: AffineMap, number: int) -> int:
    expr = map.results[number]
    assert isinstance(expr, AffineDimExpr)
    return expr.position


def _dropping(
    elements: Elements, value: Value, map: AffineMap, dim: int
) -> tuple[Value, AffineMap]:
    """An operand without a dimension of size one, brought to the front first, and its map."""
    order = [_position(map, number) for number in range(len(map.results))]
    if dim in order:
        place = order.index(dim)
        if place:
            permutation = [place, *(n for n in range(len(order)) if n != place)]
            value = elements.transpose(value, permutation)
        value = _without(elements, value, 1)
        order.remove(dim)
    results = [AffineDimExpr.get(each - (each > dim)) for each in order]
    return value, AffineMap.get(map.num_dims - 1, 0, results)


class ContractionOfLeadingOnes(_Trimming):
    """Contractions that are not masked, one dimension at a time."""

    root = "vector.contract"

    def trimmed(self, op: vector.ContractionOp, elements: Elements) -> Value | None:
        type = op.acc.type
        if not isinstance(type, VectorType) or type.rank < 2 or type.shape[0] != 1:
            return None
        maps = maps_of(op)
        dim = _position(maps[2], 0)
        kinds = list(op.iterator_types)
        is_parallel = kinds[dim] is vector.IteratorType.parallel
        if not is_parallel or isinstance(op.parent_op, vector.MaskOp):
            return None
        pairs = [
            _dropping(elements, value, map, dim)
            for value, map in zip((op.lhs, op.rhs, op.acc), maps, strict=True)
        ]
        del kinds[dim]
        made = contraction(op, [value for value, _ in pairs], [map for _, map in pairs], kinds)
        return elements.insert(made)


LEADING_ONES: Sequence[RewritePattern[Any]] = (
    ExtractSliceOfLeadingOnes(),
    InsertSliceOfLeadingOnes(),
    InsertOfLeadingOnes(),
    ReadOfLeadingOnes(),
    WriteOfLeadingOnes(),
    ElementwiseOfLeadingOnes(),
    ContractionOfLeadingOnes(),
)
