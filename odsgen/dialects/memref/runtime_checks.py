"""Checks by `generate-runtime-verification` of the operations of `memref`."""

from __future__ import annotations

from math import prod
from typing import Any

from odsgen.dialects.memref.layouts import strides_and_offset
from odsgen.dialects.shared import mixed_slice
from odsgen.dialects.shared.runtime_checks import Checks, checks
from odsgen.runtime import (
    DYNAMIC,
    DYNAMIC_STRIDE,
    MemRefType,
    StridedLayoutAttr,
    Value,
)
from odsgen_dialects import arith, memref


@checks(memref.AssumeAlignmentOp)
def _assume_alignment(op: memref.AssumeAlignmentOp, checks: Checks) -> None:
    pointer = checks.insert(memref.ExtractAlignedPointerAsIndexOp.build(op.memref))
    alignment = checks.constant(op.alignment)
    rest = checks.insert(arith.RemUIOp.build(pointer, alignment))
    is_aligned = checks.equal(rest, checks.constant(0))
    checks.require(is_aligned, f"memref is not aligned to {op.alignment}")


@checks(memref.CastOp)
def _cast(op: memref.CastOp, checks: Checks) -> None:
    type = op.dest.type
    if not isinstance(type, MemRefType):
        return
    checks.cast(op.source, type, memref.RankOp.build)
    rank = type.rank
    layout = StridedLayoutAttr.get(DYNAMIC_STRIDE, [DYNAMIC_STRIDE] * rank)
    dynamic = MemRefType.get([DYNAMIC] * rank, type.element_type, layout, type.memory_space)
    cast = checks.insert(memref.CastOp.build(dynamic, op.source))
    metadata = memref.ExtractStridedMetadataOp.build(cast)
    checks.insert(metadata)
    checks.sizes(op.source, type)
    found = strides_and_offset(type)
    if found is None:
        return
    strides, offset = found
    if offset != DYNAMIC_STRIDE:
        same = checks.equal(metadata.offset, checks.constant(offset))
        checks.require(same, "offset mismatch")
    for number, stride in enumerate(strides):
        if stride != DYNAMIC_STRIDE:
            same = checks.equal(metadata.strides[number], checks.constant(stride))
            checks.require(same, f"stride mismatch of dim {number}")


@checks(memref.CopyOp)
def _copy(op: memref.CopyOp, checks: Checks) -> None:
    source, target = op.source.type, op.target.type
    if not isinstance(source, MemRefType) or not isinstance(target, MemRefType):
        return

    def size_of(value: Value, size: int, number: int) -> Value:
        dynamic = size == DYNAMIC
        return checks.insert(checks.dim(value, number)) if dynamic else checks.constant(size)

    for number, sizes in enumerate(zip(source.shape, target.shape, strict=True)):
        if DYNAMIC in sizes:
            left = size_of(op.source, sizes[0], number)
            same = checks.equal(left, size_of(op.target, sizes[1], number))
            checks.require(same, f"size of {number}-th source/target dim does not match")


@checks(memref.DimOp)
def _dim(op: memref.DimOp, checks: Checks) -> None:
    checks.index_of_dim(memref.RankOp.build(op.source), op.index)


@checks(memref.LoadOp, memref.StoreOp, memref.AtomicRMWOp, memref.GenericAtomicRMWOp)
def _access(op: Any, checks: Checks) -> None:
    checks.access(op.memref, op.indices)


@checks(memref.SubViewOp)
def _subview(op: memref.SubViewOp, checks: Checks) -> None:
    zero, one = checks.constant(0), checks.constant(1)
    metadata = memref.ExtractStridedMetadataOp.build(op.source)
    checks.insert(metadata)
    checks.slice(mixed_slice(op), lambda number: metadata.sizes[number], zero, one, "subview")


@checks(memref.ExpandShapeOp)
def _expand_shape(op: memref.ExpandShapeOp, checks: Checks) -> None:
    type = op.result.type
    assert isinstance(type, MemRefType)
    for number, group in enumerate(op.reassociation):
        size = checks.insert(checks.dim(op.src, number))
        known = prod(type.shape[dim] for dim in group if type.shape[dim] != DYNAMIC)
        rest = checks.insert(arith.RemSIOp.build(size, checks.constant(known)))
        checks.require(
            checks.equal(rest, checks.constant(0)),
            "static result dims in reassoc group do not divide src dim evenly",
        )
