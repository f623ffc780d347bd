"""Concatenations as insertions (MLIR: `ConcatOp::decomposeOperation`)."""

from __future__ import annotations

from odsgen.dialects.affine.mixed_values import composed_apply
from odsgen.dialects.shared import Mixed, MixedSlice, as_shape, ranked_tensor, split_mixed
from odsgen.dialects.tensor.reshaping import mixed_sizes_of
from odsgen.rewriting import PatternRewriter, RewritePattern
from odsgen.runtime import AffineSymbolExpr, RankedTensorType, Value
from odsgen_dialects.tensor import CastOp, ConcatOp, EmptyOp, InsertSliceOp


class ConcatAsInsertions(RewritePattern[ConcatOp]):
    """Inserts each tensor behind the one before it."""

    root = "tensor.concat"

    def match_and_rewrite(self, op: ConcatOp, rewriter: PatternRewriter) -> bool:
        location, type = op.location, ranked_tensor(op.result)
        total = AffineSymbolExpr.get(0) + AffineSymbolExpr.get(1)
        shapes: list[list[Mixed]] = []
        places: list[Mixed] = []
        whole: list[Mixed] = []
        for number, value in enumerate(op.inputs):
            shape = mixed_sizes_of(rewriter, value, value.location)
            shapes.append(shape)
            if not number:
                whole = list(shape)
                places.append(0)
                continue
            places.append(whole[op.dim])
            sizes = [whole[op.dim], shape[op.dim]]
            whole[op.dim] = composed_apply(rewriter, total, sizes, location, 0)
        empty = RankedTensorType.get(as_shape(whole), type.element_type)
        made = EmptyOp.build(empty, split_mixed(whole)[0], location=location)
        result: Value = rewriter.insert(made).result
        for value, shape, place in zip(op.inputs, shapes, places, strict=True):
            offsets: list[Mixed] = [0] * type.rank
            offsets[op.dim] = place
            slice = MixedSlice(offsets, shape, [1] * type.rank)
            insertion = InsertSliceOp.build(
                value, result, *slice.build_arguments(), location=location
            )
            result = rewriter.insert(insertion).result
        if result.type is not type:
            result = rewriter.insert(CastOp.build(type, result, location=location)).results[0]
        rewriter.replace_op(op, [result])
        return True
