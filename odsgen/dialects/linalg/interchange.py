"""Permutes the loops of `linalg.generic` (MLIR: `interchangeGenericOp`)."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.rewriting import PatternRewriter
from odsgen.runtime import AffineDimExpr, AffineExpr, AffineMap, AffineMapAttr
from odsgen_dialects import affine, linalg


def interchange(rewriter: PatternRewriter, op: linalg.GenericOp, order: Sequence[int]) -> None:
    """Let loop `n` be what was loop `order[n]`."""
    count = len(order)
    dims: list[AffineExpr] = [AffineDimExpr.get(order.index(number)) for number in range(count)]
    with rewriter.modifying(op):
        op.indexing_maps = [
            AffineMapAttr.get(map.value.replace_dims_and_symbols(dims, (), count, 0))
            for map in op.indexing_maps
        ]
        kinds = list(op.iterator_types)
        op.iterator_types = [kinds[number] for number in order]
    for inner in list(op.region.entry_block):
        if not isinstance(inner, linalg.IndexOp):
            continue
        with rewriter.insertion_guard():
            rewriter.set_insertion_point_before(inner)
            indices = [
                rewriter.insert(linalg.IndexOp.build(number, location=inner.location)).results[0]
                for number in range(count)
            ]
            moved = AffineMapAttr.get(AffineMap.get(count, 0, [dims[inner.dim]]))
            made = affine.AffineApplyOp.build(moved, indices, location=inner.location)
            rewriter.replace_op(inner, rewriter.insert(made))
