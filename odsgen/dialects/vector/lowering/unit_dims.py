"""Transfers of memory without the dimensions of one element."""

from __future__ import annotations

from odsgen.dialects.memref.layouts import layout_map
from odsgen.dialects.memref.subviews import rank_reduced_type
from odsgen.dialects.shared import (
    MixedSlice,
    constant_integer,
    ranked_memref,
    size_of,
    vector_type,
)
from odsgen.dialects.vector.lowering.elements import Elements
from odsgen.dialects.vector.lowering.masking import MaskablePattern, mask_operation
from odsgen.dialects.vector.to_scf.accesses import Transfer, permutation_map, transferred_type
from odsgen.rewriting import PatternRewriter
from odsgen.runtime import (
    DYNAMIC,
    AffineMap,
    AffineMapAttr,
    IntegerAttr,
    MemRefType,
    Operation,
    StridedLayoutAttr,
    Value,
    VectorType,
    i1,
    simplify_affine_map,
)
from odsgen_dialects import memref, vector


def without_unit_dims(type: VectorType) -> VectorType:
    """The type without dimensions of one element (`trimNonScalableUnitDims`)."""
    dims = [(size, s) for size, s in zip(type.shape, type.scalable_dims, strict=True)]
    kept = [(size, scales) for size, scales in dims if size != 1 or scales]
    return VectorType.get([s for s, _ in kept], type.element_type, [s for _, s in kept])


def _reduced_view(elements: Elements, source: Value, rewriter: PatternRewriter) -> Value:
    """The memory without dimensions of one element (`rankReducingSubviewDroppingUnitDims`)."""
    type = ranked_memref(source)
    sizes = [size_of(rewriter, source, dim, elements.location) for dim in range(type.rank)]
    mixed = [size.value if isinstance(size, IntegerAttr) else size for size in sizes]
    slice = MixedSlice([0] * type.rank, mixed, [1] * type.rank)
    reduced = rank_reduced_type(type, slice, [size for size in type.shape if size != 1])
    return elements.insert(
        memref.SubViewOp.build(_plain(reduced), source, *slice.build_arguments())
    )


def _plain(type: MemRefType) -> MemRefType:
    """The type without its strides if they are the usual ones, else with them in a map (`canonicalizeStridedLayout`)."""
    layout = type.layout
    if not isinstance(layout, StridedLayoutAttr) or (not type.shape and layout.offset):
        return type
    usual, stride = layout.offset == 0 and DYNAMIC not in type.shape, 1
    for size, given in reversed(list(zip(type.shape, layout.strides, strict=True))):
        usual, stride = usual and given == stride, stride * size
    map = simplify_affine_map(layout_map(layout.strides, layout.offset))
    new = None if usual else AffineMapAttr.get(map)
    return MemRefType.get(type.shape, type.element_type, new, type.memory_space)


def _reduced_mask(mask: Value, elements: Elements) -> Value | None:
    """The mask without dimensions of one element, all of which is set."""
    made, type = mask.defining_op, vector_type(mask)
    reduced = without_unit_dims(type)
    if not isinstance(made, vector.CreateMaskOp) or reduced.rank == type.rank:
        return None
    limits: list[Value] = []
    for size, scales, limit in zip(type.shape, type.scalable_dims, made.operands, strict=True):
        if size != 1 or scales:
            limits.append(limit)
        elif constant_integer(limit) != 1:
            return None
    return elements.insert(vector.CreateMaskOp.build(reduced, limits))


def _can_be_reduced(op: Transfer, masking: vector.MaskOp | None) -> bool:
    type, memory = transferred_type(op), op.base.type
    if not type.rank or not isinstance(memory, MemRefType) or not all(op.in_bounds):
        return False
    rank = sum(size != 1 for size in memory.shape)
    return (
        permutation_map(op).is_minor_identity()
        and rank != memory.rank
        and (rank > 0 or masking is None)
        and rank == without_unit_dims(type).rank
        and all(constant_integer(each) == 0 for each in op.indices)
    )


def _cast(elements: Elements, value: Value, type: VectorType) -> Value:
    if value.type is type:
        return value
    return elements.insert(vector.ShapeCastOp.build(type, value))


class TransferWithoutUnitDims(MaskablePattern[Transfer]):
    """Reads or writes memory from its beginning on, without the dimensions of one element."""

    def __init__(self, root: type[Operation]) -> None:
        self.root = root.OPERATION_NAME

    def rewritten(
        self, op: Transfer, masking: vector.MaskOp | None, rewriter: PatternRewriter
    ) -> Value | Operation | None:
        if not _can_be_reduced(op, masking):
            return None
        elements, type = Elements(op, rewriter), transferred_type(op)
        reduced = without_unit_dims(type)
        mask = None
        if op.mask is not None:
            mask = _reduced_mask(op.mask, elements)
            if mask is None:
                return None
        view = _reduced_view(elements, op.base, rewriter)
        zeros = [elements.index(0)] * reduced.rank
        map = AffineMapAttr.get(AffineMap.get_multi_dim_identity(reduced.rank))
        in_bounds = [True] * reduced.rank
        made: Operation
        if isinstance(op, vector.TransferReadOp):
            made = vector.TransferReadOp.build(
                reduced, view, zeros, map, op.padding, in_bounds, mask=mask, location=op.location
            )
        else:
            value = _cast(elements, op.value_to_store, reduced)
            made = vector.TransferWriteOp.build(
                None, value, view, zeros, map, in_bounds, mask=mask, location=op.location
            )
        rewriter.insert(made)
        if masking is not None:
            bits = VectorType.get(reduced.shape, i1, reduced.scalable_dims)
            with rewriter.insertion_guard():
                rewriter.set_insertion_point_before(made)
                cast = _cast(elements, masking.mask, bits)
            made = mask_operation(rewriter, made, cast)
        return _cast(elements, made.results[0], type) if made.results else made


UNIT_DIMS = (
    TransferWithoutUnitDims(vector.TransferReadOp),
    TransferWithoutUnitDims(vector.TransferWriteOp),
)
