"""Types of rank-reduced subviews (MLIR: `SubViewOp::inferResultType`)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from odsgen.dialects.memref.layouts import sliced_type, strides_and_offset
from odsgen.dialects.shared import (
    DYNAMIC_INDEX,
    MixedSlice,
    as_shape,
    dropped_dimensions,
    mixed_slice,
    ranked_memref,
    slice_operands,
)
from odsgen.runtime import DYNAMIC_STRIDE, MemRefType, StridedLayoutAttr, Value

if TYPE_CHECKING:
    from odsgen_dialects.memref import SubViewOp


def as_strides(numbers: Sequence[int]) -> list[int]:
    """The numbers, dynamic ones as `DYNAMIC_STRIDE`."""
    return [DYNAMIC_STRIDE if number == DYNAMIC_INDEX else number for number in numbers]


def dropped_by_strides(
    strides: Sequence[int], reduced: Sequence[int], sizes: Sequence[int]
) -> set[int] | None:
    """computeMemRefRankReductionMask: the dropped unit dimensions, by their strides."""
    if len(strides) == len(reduced):
        return set()
    dropped = {number for number, size in enumerate(sizes) if size == 1}
    missing = len(strides) - len(reduced)
    if len(dropped) == missing:
        return dropped
    left, wanted = Counter(strides), Counter(reduced)
    for number in sorted(dropped):
        stride = strides[number]
        if left[stride] > wanted[stride]:
            left[stride] -= 1
        elif left[stride] == wanted[stride]:
            dropped.remove(number)
        else:
            return None
    return dropped if len(dropped) == missing else None


def dropped_by_subview(op: SubViewOp) -> set[int] | None:
    """The dimensions that the subview drops; None if unknown."""
    source = strides_and_offset(ranked_memref(op.source))
    result = strides_and_offset(ranked_memref(op.result))
    if source is None or result is None:
        return None
    return dropped_by_strides(source[0], result[0], slice_operands(op).sizes)


def subview_type(
    source: MemRefType, slice: MixedSlice, dropped: Collection[int]
) -> MemRefType | None:
    """The type of the subview; None if the source has no strides."""
    offsets, _, strides = (
        [DYNAMIC_STRIDE if isinstance(entry, Value) else entry for entry in entries]
        for entries in slice
    )
    type = sliced_type(source, as_shape(slice.sizes), offsets, strides)
    if type is None or not dropped:
        return type
    layout = type.layout
    assert isinstance(layout, StridedLayoutAttr)
    kept = [number for number in range(type.rank) if number not in dropped]
    return MemRefType.get(
        [type.shape[number] for number in kept],
        type.element_type,
        StridedLayoutAttr.get(layout.offset, tuple(layout.strides[number] for number in kept)),
        type.memory_space,
    )


def rank_reduced_type(source: MemRefType, slice: MixedSlice, shape: Sequence[int]) -> MemRefType:
    """The type of the subview with a shape (`SubViewOp::inferRankReducedResultType`)."""
    dropped = dropped_dimensions(as_shape(slice.sizes), shape) or ()
    type = subview_type(source, slice, dropped)
    if type is None:
        raise ValueError(f"'{source}' has no strides")
    return type


def same_part_of(op: SubViewOp, source: Value) -> SubViewOp:
    """The same part of another buffer, of the type that its layout gives; raises ValueError if that has no strides."""
    slice = mixed_slice(op)
    whole, part = source.type, op.result.type
    assert isinstance(whole, MemRefType) and isinstance(part, MemRefType)
    return type(op).build(
        rank_reduced_type(whole, slice, part.shape),
        source,
        *slice.build_arguments(),
        location=op.location,
    )
