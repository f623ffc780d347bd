"""Transfers whose maps permute or repeat dimensions, as transfers with transposes and broadcasts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from odsgen.dialects.vector.lowering.elements import Elements
from odsgen.rewriting import PatternRewriter, RewritePattern
from odsgen.runtime import (
    AffineConstantExpr,
    AffineDimExpr,
    AffineMap,
    AffineMapAttr,
    Value,
    VectorType,
)
from odsgen_dialects import vector


def _permutation(map: AffineMap) -> list[int] | None:
    """isPermutationOfMinorIdentityWithBroadcasting: where each dimension of the vector is in memory; None if it is not there."""
    rank = len(map.results)
    first = max(map.num_dims - rank, 0)
    lead = max(rank - map.num_dims, 0)
    found: list[int | None] = []
    for expr in map.results:
        if isinstance(expr, AffineConstantExpr) and expr.value == 0:
            found.append(None)
        elif isinstance(expr, AffineDimExpr) and expr.position >= first:
            found.append(expr.position - first + lead)
        else:
            return None
    free = iter([place for place in range(max(rank, map.num_dims)) if place not in found])
    return [next(free) if place is None else place for place in found]


def _is_in_mask(op: Any) -> bool:
    return isinstance(op.parent_op, vector.MaskOp)


def _permuted(entries: Sequence[Any], permutation: Sequence[int]) -> list[Any]:
    """The entries, each at its place."""
    found = list(entries)
    for place, entry in zip(permutation, entries, strict=True):
        found[place] = entry
    return found


def _extended(elements: Elements, value: Value, count: int) -> Value:
    """A vector with as many outer dimensions of one element in addition."""
    type = value.type
    assert isinstance(type, VectorType)
    wide = VectorType.get(
        (*[1] * count, *type.shape), type.element_type, (*[False] * count, *type.scalable_dims)
    )
    return elements.broadcast(value, wide)


class ReadPermutation(RewritePattern[vector.TransferReadOp]):
    """Reads in the order of memory, and transposes."""

    def match_and_rewrite(self, op: vector.TransferReadOp, rewriter: PatternRewriter) -> bool:
        map = op.permutation_map.value
        permutation = _permutation(map)
        if not map.results or permutation is None or _is_in_mask(op):
            return rewriter.match_failure(op, "masked, or no permutation")
        if permutation == sorted(permutation):
            return rewriter.match_failure(op, "nothing is permuted")
        type = op.results[0].type
        assert isinstance(type, VectorType)
        read_type = VectorType.get(
            _permuted(type.shape, permutation),
            type.element_type,
            _permuted(type.scalable_dims, permutation),
        )
        new_map = AffineMap.get(map.num_dims, 0, _permuted(map.results, permutation))
        elements = Elements(op, rewriter)
        read = elements.insert(
            vector.TransferReadOp.build(
                read_type,
                op.base,
                op.indices,
                AffineMapAttr.get(new_map),
                op.padding,
                _permuted(op.in_bounds, permutation),
                mask=op.mask,
            )
        )
        rewriter.replace_op_with_new(op, vector.TransposeOp.build(type, read, permutation))
        return True


class WritePermutation(RewritePattern[vector.TransferWriteOp]):
    """Transposes, and writes in the order of memory."""

    def match_and_rewrite(self, op: vector.TransferWriteOp, rewriter: PatternRewriter) -> bool:
        map = op.permutation_map.value
        permutation = _permutation(map)
        if not map.results or permutation is None or _is_in_mask(op):
            return rewriter.match_failure(op, "masked, or no permutation")
        if map.is_minor_identity():
            return rewriter.match_failure(op, "nothing is permuted")
        places = [expr.position for expr in map.results if isinstance(expr, AffineDimExpr)]
        order = [places.index(place) for place in sorted(places)]
        elements = Elements(op, rewriter)
        value = elements.transpose(op.value_to_store, order)
        in_bounds = _permuted(op.in_bounds, permutation)
        _replace_write(
            op,
            rewriter,
            (value, op.mask),
            AffineMapAttr.get(AffineMap.get_minor_identity(map.num_dims, len(map.results))),
            in_bounds,
        )
        return True


class WriteToInnerDimensions(RewritePattern[vector.TransferWriteOp]):
    """Gives a vector the dimensions of memory that lie behind its own, with one element each."""

    def match_and_rewrite(self, op: vector.TransferWriteOp, rewriter: PatternRewriter) -> bool:
        map = op.permutation_map.value
        if not map.results or _is_in_mask(op) or _permutation(map) is not None:
            return rewriter.match_failure(op, "masked, or a permutation")
        used = {expr.position for expr in map.results if isinstance(expr, AffineDimExpr)}
        missing = [dim for dim in range(min(used), map.num_dims) if dim not in used]
        elements = Elements(op, rewriter)
        count = len(missing)
        value = _extended(elements, op.value_to_store, count)
        mask: Value | None = op.mask
        if mask is not None:
            mask = _extended(elements, mask, count)
            rank = len(mask.type.shape)  # type: ignore[attr-defined]
            order = [*range(count, rank), *range(count)]
            mask = elements.transpose(mask, order)
        exprs = [*(AffineDimExpr.get(dim) for dim in missing), *map.results]
        new_map = AffineMapAttr.get(AffineMap.get(map.num_dims, 0, exprs))
        in_bounds = [*[True] * count, *op.in_bounds]
        _replace_write(op, rewriter, (value, mask), new_map, in_bounds)
        return True


def _replace_write(
    op: vector.TransferWriteOp,
    rewriter: PatternRewriter,
    what: tuple[Value, Value | None],
    map: AffineMapAttr,
    in_bounds: Sequence[bool],
) -> None:
    value, mask = what
    result = op.results[0].type if op.results else None
    made = vector.TransferWriteOp.build(
        result, value, op.base, op.indices, map, in_bounds, mask=mask
    )
    rewriter.replace_op_with_new(op, made)


class ReadWithoutOuterBroadcast(RewritePattern[vector.TransferReadOp]):
    """Reads without the outer dimensions that repeat, and broadcasts."""

    def match_and_rewrite(self, op: vector.TransferReadOp, rewriter: PatternRewriter) -> bool:
        map = op.permutation_map.value
        count = 0
        for expr in map.results:
            if not isinstance(expr, AffineConstantExpr) or expr.value != 0:
                break
            count += 1
        inner = AffineMap.get(map.num_dims, 0, map.results[count:])
        if not count or _is_in_mask(op):
            return rewriter.match_failure(op, "masked, or no outer dimension repeats")
        if not _is_minor_identity_with_broadcasting(inner):
            return rewriter.match_failure(op, "the others are no minor identity")
        type = op.results[0].type
        assert isinstance(type, VectorType)
        elements = Elements(op, rewriter)
        read = elements.insert(
            vector.TransferReadOp.build(
                VectorType.get(type.shape[count:], type.element_type, type.scalable_dims[count:]),
                op.base,
                op.indices,
                AffineMapAttr.get(inner),
                op.padding,
                op.in_bounds[count:],
                mask=op.mask,
            )
        )
        rewriter.replace_op_with_new(op, vector.BroadcastOp.build(type, read))
        return True


def _is_minor_identity_with_broadcasting(map: AffineMap) -> bool:
    """isMinorIdentityWithBroadcasting: each result is 0, or the dimension at its place from the end."""
    first = map.num_dims - len(map.results)
    return first >= 0 and all(
        (isinstance(expr, AffineDimExpr) and expr.position == first + place)
        or (isinstance(expr, AffineConstantExpr) and expr.value == 0)
        for place, expr in enumerate(map.results)
    )


PERMUTATIONS = (
    ReadPermutation(),
    WritePermutation(),
    ReadWithoutOuterBroadcast(),
    WriteToInnerDimensions(),
)
