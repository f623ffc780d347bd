"""Unrolling of vector operations by one dimension, before the lowering to LLVM."""

from __future__ import annotations

from typing import Any

from odsgen.rewriting import PatternRewriter, RewritePattern
from odsgen.runtime import DenseIntOrFPElementsAttr, Value, VectorType
from odsgen_dialects import arith, ub, vector


def _rows(type: VectorType) -> VectorType:
    return VectorType.get(type.shape[1:], type.element_type, type.scalable_dims[1:])


class BroadcastUnrolling(RewritePattern[vector.BroadcastOp]):
    """Unrolls a broadcast along its outermost dimension."""

    def match_and_rewrite(self, op: Any, rewriter: PatternRewriter) -> bool:
        """Inserts a broadcast of one dimension less at each position."""
        source, target = op.source.type, op.vector.type
        if (
            not isinstance(source, VectorType)
            or len(source.shape) >= len(target.shape)
            or target.scalable_dims[0]
        ):
            return rewriter.match_failure(op, "no new dimension of a vector")
        rows = _rows(target)
        row: Value = op.source
        if source is not rows:
            row = rewriter.insert(
                vector.BroadcastOp.build(rows, op.source, location=op.location)
            ).results[0]
        result: Value = rewriter.insert(ub.PoisonOp.build(target, location=op.location)).results[0]
        for number in range(target.shape[0]):
            result = rewriter.insert(
                vector.InsertOp.build(row, result, (), (number,), location=op.location)
            ).results[0]
        rewriter.replace_op(op, [result])
        return True


class FMAUnrolling(RewritePattern[vector.FMAOp]):
    """Unrolls `vector.fma` along the outermost dimension."""

    def match_and_rewrite(self, op: Any, rewriter: PatternRewriter) -> bool:
        type = op.results[0].type
        if len(type.shape) < 2 or type.scalable_dims[0]:
            return rewriter.match_failure(op, "a vector of one dimension")
        location = op.location
        zeros = DenseIntOrFPElementsAttr.get(type, [0.0])
        result: Value = rewriter.insert(
            arith.ConstantOp(result_types=(type,), properties={"value": zeros}, location=location)
        ).results[0]
        for number in range(type.shape[0]):
            rows = [
                rewriter.insert(
                    vector.ExtractOp.build(operand, (), (number,), location=location)
                ).results[0]
                for operand in op.operands
            ]
            row = rewriter.insert(vector.FMAOp.build(*rows, location=location)).results[0]
            result = rewriter.insert(
                vector.InsertOp.build(row, result, (), (number,), location=location)
            ).results[0]
        rewriter.replace_op(op, [result])
        return True


UNROLLING = (BroadcastUnrolling(), FMAUnrolling())
