"""`gpu-decompose-memrefs`: accesses inside of launches are of single elements, at offsets that are computed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from odsgen.dialects.affine.mixed_values import composed_apply
from odsgen.dialects.memref.layouts import has_identity_layout
from odsgen.dialects.memref.metadata import metadata_of_memref
from odsgen.dialects.memref.subviews import as_strides, dropped_by_subview
from odsgen.dialects.shared import (
    Mixed,
    load_dependent_dialects,
    mixed_slice,
    ranked_memref,
    split_mixed,
)
from odsgen.passes import Pass, register_pass
from odsgen.rewriting import PatternRewriter, RewritePattern, apply_patterns_greedily
from odsgen.runtime import (
    AffineExpr,
    AffineSymbolExpr,
    MemRefType,
    Operation,
    StridedLayoutAttr,
    Value,
)
from odsgen_dialects import gpu, memref


def _can_be_decomposed(op: Operation, source: Value) -> bool:
    """Whether an operation in a launch accesses memory with dimensions, by strides."""
    type = source.type
    if not isinstance(type, MemRefType) or op.parent_of_type(gpu.LaunchOp) is None:
        return False
    has_strides = has_identity_layout(type) or isinstance(type.layout, StridedLayoutAttr)
    return has_strides and type.rank > 0


def _metadata(
    rewriter: PatternRewriter, source: Value, op: Operation
) -> memref.ExtractStridedMetadataOp:
    """Extracts offset and strides behind the definition of a buffer."""
    with rewriter.insertion_guard():
        rewriter.set_insertion_point_after_value(source)
        made = memref.ExtractStridedMetadataOp.build(source, location=op.location)
        return rewriter.insert(made)


def _offset(
    rewriter: PatternRewriter,
    first: Mixed,
    strides: Sequence[Mixed],
    indices: Sequence[Mixed],
    op: Operation,
) -> Mixed:
    """The sum of the offset and each index times its stride (`computeLinearIndex`)."""
    expr: AffineExpr = AffineSymbolExpr.get(0)
    values: list[Mixed] = [first]
    for index, stride in zip(indices, strides, strict=True):
        place = len(values)
        expr = expr + AffineSymbolExpr.get(place) * AffineSymbolExpr.get(place + 1)
        values += [index, stride]
    return composed_apply(rewriter, expr, values, op.location, 0)


def _reinterpreted(
    rewriter: PatternRewriter,
    type: MemRefType,
    base: Value,
    offset: Mixed,
    sizes: Sequence[Mixed],
    strides: Sequence[Mixed],
    op: Operation,
) -> Value:
    """Memory at an offset, with sizes and strides."""
    (starts, first), (lengths, static_sizes), (steps, static_strides) = (
        split_mixed(entries) for entries in ([offset], sizes, strides)
    )
    made = memref.ReinterpretCastOp.build(
        type,
        base,
        starts,
        lengths,
        steps,
        first,
        static_sizes,
        static_strides,
        location=op.location,
    )
    return rewriter.insert(made).results[0]


def _element(rewriter: PatternRewriter, op: Any) -> Value | None:
    """The memory of the element that an operation accesses; None where it stays."""
    if not _can_be_decomposed(op, op.memref):
        return None
    made = _metadata(rewriter, op.memref, op)
    known = metadata_of_memref(made)
    offset = _offset(rewriter, known.offset, known.strides, op.indices, op)
    base = ranked_memref(made.base_buffer)
    (first,) = as_strides(split_mixed([offset])[1])
    layout = StridedLayoutAttr.get(first, ())
    type = MemRefType.get((), base.element_type, layout, base.memory_space)
    return _reinterpreted(rewriter, type, made.base_buffer, offset, [], [], op)


class LoadOfElement(RewritePattern[memref.LoadOp]):
    """Loads the only element of memory at an offset."""

    def match_and_rewrite(self, op: memref.LoadOp, rewriter: PatternRewriter) -> bool:
        element = _element(rewriter, op)
        if element is None:
            return rewriter.match_failure(op, "not in a launch, or not of memory with strides")
        rewriter.replace_op_with_new(op, memref.LoadOp.build(element, (), location=op.location))
        return True


class StoreOfElement(RewritePattern[memref.StoreOp]):
    """Stores the only element of memory at an offset."""

    def match_and_rewrite(self, op: memref.StoreOp, rewriter: PatternRewriter) -> bool:
        element = _element(rewriter, op)
        if element is None:
            return rewriter.match_failure(op, "not in a launch, or not of memory with strides")
        made = memref.StoreOp.build(op.value, element, (), location=op.location)
        rewriter.replace_op_with_new(op, made)
        return True


class SubviewAsCast(RewritePattern[memref.SubViewOp]):
    """Takes the memory at an offset, with sizes and strides."""

    def match_and_rewrite(self, op: memref.SubViewOp, rewriter: PatternRewriter) -> bool:
        dropped = dropped_by_subview(op)
        if dropped is None or not _can_be_decomposed(op, op.source):
            return rewriter.match_failure(op, "not in a launch, or not of memory with strides")
        slice = mixed_slice(op)
        made = _metadata(rewriter, op.source, op)
        known = metadata_of_memref(made)
        product = AffineSymbolExpr.get(0) * AffineSymbolExpr.get(1)
        strides = [
            composed_apply(rewriter, product, [own, stride], op.location, 0)
            for own, stride in zip(slice.strides, known.strides, strict=True)
        ]
        offset = _offset(rewriter, known.offset, known.strides, slice.offsets, op)
        kept = [dim for dim in range(len(strides)) if dim not in dropped]
        value = _reinterpreted(
            rewriter,
            ranked_memref(op.results[0]),
            made.base_buffer,
            offset,
            [slice.sizes[dim] for dim in kept],
            [strides[dim] for dim in kept],
            op,
        )
        rewriter.replace_op(op, [value])
        return True


@register_pass
class GpuDecomposeMemrefsPass(Pass):
    """Lets accesses in launches be of memory without dimensions."""

    ARGUMENT = "gpu-decompose-memrefs"
    NAME = "GpuDecomposeMemrefsPass"
    SUMMARY = "Decomposes memref index computation into explicit ops."

    def run_on_operation(self, op: Operation) -> None:
        load_dependent_dialects(op, "affine", "gpu", "memref")
        apply_patterns_greedily(op, (LoadOfElement(), StoreOfElement(), SubviewAsCast()))
