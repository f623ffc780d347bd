"""Builds parts of tensors, of the types that follow, and tensors from bodies."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.building.bodies import Body, one_block
from odsgen.building.values import AnyValue, mixed, value, values_of
from odsgen.runtime import DYNAMIC, DYNAMIC_STRIDE, OpResult, RankedTensorType, Value, index
from odsgen.runtime.ir.building import AnyLocation
from odsgen_dialects.tensor.ops import ExtractSliceOp, GenerateOp, InsertSliceOp, PadOp, YieldOp


def extract_slice(
    source: AnyValue,
    offsets: Sequence[AnyValue],
    sizes: Sequence[AnyValue],
    strides: Sequence[AnyValue] | None = None,
    *,
    result_type: RankedTensorType | None = None,
    location: AnyLocation = None,
) -> OpResult:
    """A part of a tensor; strides are 1 unless they are given.

    ``result_type`` is for one with fewer dimensions than the source.
    """
    tensor = value(source)
    offset, static_offsets = mixed(offsets, index)
    size, static_sizes = mixed(sizes, index)
    stride, static_strides = mixed(strides or [1] * len(sizes), index)
    return ExtractSliceOp.build(
        _of_sizes(tensor, static_sizes) if result_type is None else result_type,
        tensor,
        offset,
        size,
        stride,
        static_offsets,
        static_sizes,
        static_strides,
        location=location,
    ).result


def insert_slice(
    source: AnyValue,
    dest: AnyValue,
    offsets: Sequence[AnyValue],
    sizes: Sequence[AnyValue] | None = None,
    strides: Sequence[AnyValue] | None = None,
    *,
    location: AnyLocation = None,
) -> OpResult:
    """A tensor with a part replaced; the sizes are those of the part and strides are 1 unless they are given."""
    part, tensor = value(source), value(dest)
    offset, static_offsets = mixed(offsets, index)
    given: Sequence[AnyValue] = _ranked(part).shape if sizes is None else sizes
    size, static_sizes = mixed(given, index)
    stride, static_strides = mixed(strides or [1] * len(offsets), index)
    return InsertSliceOp.build(
        part,
        tensor,
        offset,
        size,
        stride,
        static_offsets,
        static_sizes,
        static_strides,
        location=location,
    ).result


def generate(
    result_type: RankedTensorType,
    dynamic_extents: Sequence[AnyValue] = (),
    *,
    location: AnyLocation = None,
) -> Body[GenerateOp]:
    """A tensor whose elements a body computes of their positions, given as many indices as there are dimensions."""
    op = GenerateOp.build(
        result_type,
        values_of(dynamic_extents, index),
        body=one_block([index] * len(result_type.shape)),
        location=location,
    )
    return Body(op, end=YieldOp, ends_by_itself=False)


def pad(
    source: AnyValue,
    low: Sequence[AnyValue],
    high: Sequence[AnyValue],
    *,
    nofold: bool = False,
    result_type: RankedTensorType | None = None,
    location: AnyLocation = None,
) -> Body[PadOp]:
    """A larger tensor, whose other elements a body computes of their positions."""
    tensor = value(source)
    below, static_low = mixed(low, index)
    above, static_high = mixed(high, index)
    type = _ranked(tensor)
    if result_type is None:
        sizes = [
            (
                DYNAMIC
                if DYNAMIC == size or DYNAMIC_STRIDE in (before, after)
                else size + before + after
            )
            for size, before, after in zip(type.shape, static_low, static_high, strict=True)
        ]
        result_type = RankedTensorType.get(sizes, type.element_type)
    op = PadOp.build(
        result_type,
        tensor,
        below,
        above,
        static_low,
        static_high,
        nofold=nofold,
        region=one_block([index] * len(type.shape)),
        location=location,
    )
    return Body(op, end=YieldOp, ends_by_itself=False)


def _of_sizes(tensor: Value, sizes: Sequence[int]) -> RankedTensorType:
    shape = [DYNAMIC if size == DYNAMIC_STRIDE else size for size in sizes]
    type = _ranked(tensor)
    return RankedTensorType.get(shape, type.element_type, type.encoding)


def _ranked(tensor: Value) -> RankedTensorType:
    if not isinstance(tensor.type, RankedTensorType):
        raise TypeError(f"expected a ranked tensor, got a value of type '{tensor.type}'")
    return tensor.type
