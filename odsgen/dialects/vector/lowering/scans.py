"""Scans as arithmetic on slices."""

from __future__ import annotations

from odsgen.dialects.shared import vector_type
from odsgen.dialects.vector.lowering.combining import combiner
from odsgen.dialects.vector.lowering.elements import Elements
from odsgen.dialects.vector.lowering.products import zeros
from odsgen.rewriting import PatternRewriter, RewritePattern
from odsgen.runtime import Value, VectorType
from odsgen_dialects import vector


class ScanAsArithmetic(RewritePattern[vector.ScanOp]):
    """Combines the slices along a dimension one by one; all on the way are kept."""

    def match_and_rewrite(self, op: vector.ScanOp, rewriter: PatternRewriter) -> bool:
        type, along = vector_type(op.source), op.reduction_dim
        join = combiner(op.kind, type)
        if join is None or type.scalable_dims[along]:
            return rewriter.match_failure(op, "no such combination, or along a scalable dimension")
        elements = Elements(op, rewriter)
        sizes, ones = [*type.shape], [1] * type.rank
        sizes[along] = 1
        slice_type = VectorType.get(sizes, type.element_type, type.scalable_dims)
        result = zeros(elements, type)
        before: Value | None = None
        last: Value | None = None
        for number in range(type.shape[along]):
            offsets = [0] * type.rank
            offsets[along] = number
            taken = elements.insert(
                vector.ExtractStridedSliceOp.build(slice_type, op.source, offsets, sizes, ones)
            )
            if last is not None and before is not None:
                found = elements.insert(join.build(last, taken if op.inclusive else before))
            elif op.inclusive:
                found = taken
            else:
                found = _reshaped(elements, op.initial_value, slice_type)
            result = elements.insert(
                vector.InsertStridedSliceOp.build(found, result, offsets, ones)
            )
            last, before = found, taken
        assert last is not None
        total = _reshaped(elements, last, vector_type(op.initial_value))
        rewriter.replace_op(op, [result, total])
        return True


def _reshaped(elements: Elements, value: Value, type: VectorType) -> Value:
    """A slice as what it is reduced to, or back: `vector.shape_cast` but for vectors without dimensions."""
    if not vector_type(value).rank:
        return elements.broadcast(value, type)
    if not type.rank:
        return elements.broadcast(elements.get(value, (0,)), type)
    return elements.insert(vector.ShapeCastOp.build(type, value))
