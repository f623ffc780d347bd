"""Canonicalization of views and reshapes of memrefs."""

from __future__ import annotations

from odsgen.dialects.memref.casts import folds_into_consumer, is_cast, replace_with_cast
from odsgen.dialects.memref.layouts import collapsed_type, expanded_type, has_identity_map
from odsgen.dialects.memref.metadata import Metadata, metadata_of_memref, metadata_of_operands
from odsgen.dialects.memref.subviews import dropped_by_subview, subview_type
from odsgen.dialects.shared import (
    Mixed,
    MixedSlice,
    as_shape,
    collapse,
    collapse_of_collapse,
    collapse_of_expand,
    expand,
    expand_of_collapse,
    expand_of_expand,
    is_index_constant,
    known_integer,
    mixed_sizes,
    mixed_slice,
    output_shape,
    ranked_memref,
    reassociation_of,
    split_mixed,
)
from odsgen.hooks import pattern
from odsgen.rewriting import PatternRewriter
from odsgen.runtime import DYNAMIC, DYNAMIC_STRIDE, MemRefType, StridedLayoutAttr, Value
from odsgen_dialects import memref
from odsgen_dialects.memref import ExtractStridedMetadataOp

# --- subview ------------------------------------------------------------------------------------------------------------


def _subview(
    op: memref.SubViewOp, type: MemRefType, source: Value, slice: MixedSlice
) -> memref.SubViewOp:
    return op.build(type, source, *slice.build_arguments(), location=op.location)


@pattern(memref.SubViewOp)
def _subview_of_constants(op: memref.SubViewOp, rewriter: PatternRewriter) -> bool:
    """Makes constant offsets, sizes and strides static."""
    slice = mixed_slice(op)
    dropped = dropped_by_subview(op)
    source = ranked_memref(op.source)
    if dropped is None or not slice.fold_constants() or not slice.is_in_bounds(source.shape):
        return False
    type = subview_type(source, slice, dropped)
    if type is None:
        return False
    made = rewriter.insert(_subview(op, type, op.source, slice))
    replace_with_cast(rewriter, op, made.result)
    return True


@pattern(memref.SubViewOp)
def _subview_of_cast(op: memref.SubViewOp, rewriter: PatternRewriter) -> bool:
    """Takes a subview of the cast's source."""
    if any(map(is_index_constant, op.operands)):
        return False
    cast = op.source.defining_op
    if not folds_into_consumer(cast):
        return False
    slice, dropped = mixed_slice(op), dropped_by_subview(op)
    type = None if dropped is None else subview_type(ranked_memref(cast.source), slice, dropped)
    if type is None:
        return False
    made = rewriter.insert(_subview(op, type, cast.source, slice))
    replace_with_cast(rewriter, op, made.result)
    return True


@pattern(memref.SubViewOp)
def _trivial_subview(op: memref.SubViewOp, rewriter: PatternRewriter) -> bool:
    """Replaces a subview of the whole memref by a cast."""
    source, type = ranked_memref(op.source), ranked_memref(op.result)
    if source.rank != type.rank or not mixed_slice(op).is_identity(source.shape):
        return False
    if source is type:
        rewriter.replace_op(op, [op.source])
    else:
        replace_with_cast(rewriter, op, op.source)
    return True


# --- view ---------------------------------------------------------------------------------------------------------------


@pattern(memref.ViewOp)
def _view_of_constants(op: memref.ViewOp, rewriter: PatternRewriter) -> bool:
    """Makes constant sizes static."""
    type = ranked_memref(op.result)
    sizes = mixed_sizes(type.shape, op.sizes)
    changed = False
    for number, size in enumerate(sizes):
        known = known_integer(size)
        if isinstance(size, Value) and known is not None and known >= 0:
            sizes[number] = known
            changed = True
    if not changed:
        return False
    made_type = MemRefType.get(as_shape(sizes), type.element_type, type.layout, type.memory_space)
    values = split_mixed(sizes)[0]
    made = op.build(made_type, op.source, op.byte_shift, values, location=op.location)
    replace_with_cast(rewriter, op, rewriter.insert(made).result)
    return True


@pattern(memref.ViewOp)
def _view_of_cast(op: memref.ViewOp, rewriter: PatternRewriter) -> bool:
    """Views the memref instead of its cast, where a view of it is valid."""
    cast = op.source.defining_op
    if not is_cast(cast):
        return False
    source = cast.source
    if not isinstance(source.type, MemRefType) or not has_identity_map(source.type):
        return False
    made = op.build(op.result.type, source, op.byte_shift, op.sizes, location=op.location)
    rewriter.replace_op_with_new(op, made)
    return True


# --- reinterpret_cast ---------------------------------------------------------------------------------------------------


@pattern(memref.ReinterpretCastOp)
def _reinterpret_cast_of_metadata(op: memref.ReinterpretCastOp, rewriter: PatternRewriter) -> bool:
    """Uses the memref whose metadata are extracted; replaces the cast if they are all the same."""
    extract = op.source.defining_op
    if not isinstance(extract, ExtractStridedMetadataOp):
        return False
    before, after = metadata_of_memref(extract), metadata_of_operands(op)
    if before != after:
        with rewriter.modifying(op):
            op.set_operand(0, extract.source)
    elif extract.source.type is op.result.type:
        rewriter.replace_op(op, [extract.source])
    else:
        replace_with_cast(rewriter, op, extract.source)
    return True


@pattern(memref.ReinterpretCastOp)
def _reinterpret_cast_of_constants(op: memref.ReinterpretCastOp, rewriter: PatternRewriter) -> bool:
    """Makes known offset, sizes and strides static."""
    slice, known = mixed_slice(op), metadata_of_operands(op)
    if known.count_values() == sum(isinstance(entry, Value) for part in slice for entry in part):
        return False
    type = ranked_memref(op.result)
    if known.has_negative_size():
        return False
    made_type = MemRefType.get(
        as_shape(known.sizes),
        type.element_type,
        StridedLayoutAttr.get(_stride(known.offset), tuple(map(_stride, known.strides))),
        type.memory_space,
    )
    made = rewriter.insert(_reinterpret_cast(op, made_type, known))
    replace_with_cast(rewriter, op, made.result)
    return True


def _stride(entry: Mixed) -> int:
    return DYNAMIC_STRIDE if isinstance(entry, Value) else entry


def _reinterpret_cast(
    op: memref.ReinterpretCastOp, type: MemRefType, known: Metadata
) -> memref.ReinterpretCastOp:
    slice = MixedSlice([known.offset], known.sizes, known.strides)
    return op.build(type, op.source, *slice.build_arguments(), location=op.location)


# --- reshapes -----------------------------------------------------------------------------------------------------------


pattern(memref.ExpandShapeOp)(expand_of_expand)
pattern(memref.ExpandShapeOp)(expand_of_collapse)
pattern(memref.CollapseShapeOp)(collapse_of_collapse)
pattern(memref.CollapseShapeOp)(collapse_of_expand)


@pattern(memref.ExpandShapeOp)
def _expand_of_cast(op: memref.ExpandShapeOp, rewriter: PatternRewriter) -> bool:
    """Expands the cast's source."""
    cast = op.src.defining_op
    if not folds_into_consumer(cast):
        return False
    sizes: list[Mixed] = []
    for size in output_shape(op):
        known = known_integer(size)
        sizes.append(size if known is None else known)
    shape, groups = as_shape(sizes), reassociation_of(op)
    source = ranked_memref(cast.source)
    for size, group in zip(source.shape, groups, strict=True):
        if (size == DYNAMIC) != any(shape[dimension] == DYNAMIC for dimension in group):
            return False
    type = expanded_type(source, shape, groups)
    if type is None:
        return False
    if type is op.result.type:
        with rewriter.modifying(op):
            op.set_operand(0, cast.source)
        return True
    made = rewriter.insert(expand(op, type, cast.source, groups, sizes))
    replace_with_cast(rewriter, op, made.results[0])
    return True


@pattern(memref.CollapseShapeOp)
def _collapse_of_cast(op: memref.CollapseShapeOp, rewriter: PatternRewriter) -> bool:
    """Collapses the cast's source."""
    cast = op.src.defining_op
    if not folds_into_consumer(cast):
        return False
    source, groups = ranked_memref(cast.source), reassociation_of(op)
    shape: list[int] = []
    for group in groups:
        size = 1
        for dimension in group:
            factor = source.shape[dimension]
            size = DYNAMIC if DYNAMIC in (size, factor) else size * factor
        shape.append(size)
    type = collapsed_type(source, shape, groups)
    if type is None:
        return False
    if type is op.result.type:
        with rewriter.modifying(op):
            op.set_operand(0, cast.source)
        return True
    made = rewriter.insert(collapse(op, type, cast.source, groups))
    replace_with_cast(rewriter, op, made.results[0])
    return True
