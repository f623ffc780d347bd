"""Verifiers of the dialect `memref`: shapes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.dialects.memref.layouts import (
    collapsed_type,
    expanded_type,
    has_identity_map,
    layout_map,
    sliced_type,
    strides_and_offset,
)
from odsgen.dialects.memref.subviews import as_strides, dropped_by_strides
from odsgen.dialects.memref.verifiers.memory import memref_type_of
from odsgen.dialects.shared import (
    DYNAMIC_INDEX,
    dropped_dimensions,
    reassociation_of,
    sizes_as_shape,
    slice_operands,
    verify_collapsed_memref_shape,
    verify_dynamic_sizes,
    verify_in_bounds,
    verify_slice_operands,
)
from odsgen.hooks import verifies
from odsgen.runtime import DYNAMIC, DYNAMIC_STRIDE, AffineMapAttr, BaseMemRefType, MemRefType
from odsgen_dialects import memref

if TYPE_CHECKING:
    from odsgen.runtime import Type, VerifyError


def _memref(type: Type) -> MemRefType:
    assert isinstance(type, MemRefType)
    return type


# --- reshape, transpose -----------------------------------------------------------------------------------------------


@verifies(memref.ReshapeOp)
def verify_reshape(op: memref.ReshapeOp) -> None:
    """ReshapeOp::verify"""
    source, result = op.source.type, op.result.type
    assert isinstance(source, BaseMemRefType) and isinstance(result, BaseMemRefType)
    if source.element_type is not result.element_type:
        raise op.op_error("element types of source and destination memref types should be the same")
    if isinstance(source, MemRefType) and not has_identity_map(source):
        raise op.op_error("source memref type should have identity affine map")
    if not isinstance(result, MemRefType):
        return
    length = _memref(op.shape.type).shape[0]
    if not has_identity_map(result):
        raise op.op_error("result memref type should have identity affine map")
    if length == DYNAMIC:
        raise op.op_error(
            "cannot use shape operand with dynamic length to reshape to statically-ranked memref "
            "type"
        )
    if length != len(result.shape):
        raise op.op_error("length of shape operand differs from the result's memref rank")


@verifies(memref.TransposeOp)
def verify_transpose(op: memref.TransposeOp) -> None:
    """TransposeOp::verify"""
    map = op.permutation.value
    source, result = _memref(op.in_.type), _memref(op.result.type)
    if not map.is_permutation():
        raise op.op_error("expected a permutation map")
    if map.num_dims != len(source.shape):
        raise op.op_error("expected a permutation map of same rank as the input")
    found = strides_and_offset(source)
    if found is None:
        return
    order = [map.dim_position(number) for number in range(len(map.results))]
    shape = [source.shape[position] for position in order]
    strides = [found[0][position] for position in order]
    if (
        list(result.shape) == shape
        and result.element_type is source.element_type
        and result.memory_space is source.memory_space
        and strides_and_offset(result) == (strides, found[1])
    ):
        return
    layout = AffineMapAttr.get(layout_map(strides, found[1]))
    expected = MemRefType.get(shape, source.element_type, layout, source.memory_space)
    raise op.op_error(
        f"result type '{result}' is not equivalent to the canonical transposed input type "
        f"'{expected}'"
    )


# --- expand_shape, collapse_shape -------------------------------------------------------------------------------------


@verifies(memref.ExpandShapeOp)
def verify_expand_shape(op: memref.ExpandShapeOp) -> None:
    """ExpandShapeOp::verify"""
    source, result = _memref(op.src.type), _memref(op.result.type)
    ranks = len(source.shape), len(result.shape)
    if ranks[0] > ranks[1]:
        raise op.op_error(
            f"has source rank {ranks[0]} and result rank {ranks[1]}. "
            f"This is not an expansion ({ranks[0]} > {ranks[1]})."
        )
    groups = reassociation_of(op)
    verify_collapsed_memref_shape(op, source.shape, result.shape, groups)
    expected = expanded_type(source, result.shape, groups)
    if expected is None:
        raise op.op_error("invalid source layout map")
    if expected is not result:
        raise op.op_error(f"expected expanded type to be '{expected}' but found '{result}'")
    bounds = op.static_output_shape
    if len(bounds) != ranks[1]:
        raise op.op_error(
            "expected number of static shape bounds to be equal to the output rank "
            f"({ranks[1]}) but found {len(bounds)} inputs instead"
        )
    dynamic = sum(bound == DYNAMIC_INDEX for bound in bounds)
    if len(op.output_shape) != dynamic:
        raise op.op_error(
            "mismatch in dynamic dims in output_shape and static_output_shape: "
            f"static_output_shape has {dynamic} dynamic dims while output_shape has "
            f"{len(op.output_shape)} values"
        )
    for position, (size, bound) in enumerate(zip(result.shape, bounds, strict=True)):
        if size not in (DYNAMIC, bound):
            raise op.op_error(f"invalid output shape provided at pos {position}")


@verifies(memref.CollapseShapeOp)
def verify_collapse_shape(op: memref.CollapseShapeOp) -> None:
    """CollapseShapeOp::verify"""
    source, result = _memref(op.src.type), _memref(op.result.type)
    ranks = len(source.shape), len(result.shape)
    if ranks[0] < ranks[1]:
        raise op.op_error(
            f"has source rank {ranks[0]} and result rank {ranks[1]}. "
            f"This is not a collapse ({ranks[0]} < {ranks[1]})."
        )
    groups = reassociation_of(op)
    verify_collapsed_memref_shape(op, result.shape, source.shape, groups)
    expected = collapsed_type(source, result.shape, groups)
    if expected is None:
        raise op.op_error("invalid source layout map or collapsing non-contiguous dims")
    if expected is not result:
        raise op.op_error(f"expected collapsed type to be '{expected}' but found '{result}'")


# --- subview, reinterpret_cast ----------------------------------------------------------------------------------------


@verifies(memref.ReinterpretCastOp)
def verify_reinterpret_cast(op: memref.ReinterpretCastOp) -> None:
    """ReinterpretCastOp::verify"""
    source, result = op.source.type, _memref(op.result.type)
    assert isinstance(source, BaseMemRefType)
    rank = len(result.shape)
    slice = slice_operands(op)
    verify_slice_operands(op, slice, (1, rank, rank))
    both = f"for source type '{source}' and result memref type '{result}'"
    if source.memory_space is not result.memory_space:
        raise op.error(f"different memory spaces specified {both}")
    if source.element_type is not result.element_type:
        raise op.error(f"different element types specified {both}")
    for number, (size, expected) in enumerate(zip(result.shape, slice.sizes, strict=True)):
        if size not in (DYNAMIC, expected):
            raise op.error(
                f"expected result type with size = {_number(expected)} instead of {size} "
                f"in dim = {number}"
            )
    found = strides_and_offset(result)
    if found is None:
        raise op.error(f"expected result type to have strided layout but found '{result}'")
    strides, offset = found
    if offset not in (DYNAMIC_STRIDE, slice.offsets[0]):
        raise op.error(
            f"expected result type with offset = {_number(slice.offsets[0])} instead of {offset}"
        )
    for number, (stride, expected) in enumerate(zip(strides, slice.strides, strict=True)):
        if stride not in (DYNAMIC_STRIDE, expected):
            raise op.error(
                f"expected result type with stride = {_number(expected)} instead of {stride} "
                f"in dim = {number}"
            )


def _number(number: int) -> str:
    return "dynamic" if number == DYNAMIC_INDEX else str(number)


@verifies(memref.SubViewOp)
def verify_subview(op: memref.SubViewOp) -> None:
    """SubViewOp::verify"""
    source, result = _memref(op.source.type), _memref(op.result.type)
    slice = slice_operands(op)
    verify_slice_operands(op, slice, [len(source.shape)] * 3)
    if source.memory_space is not result.memory_space:
        raise op.error(
            f"different memory spaces specified for base memref type '{source}' "
            f"and subview memref type '{result}'"
        )
    shape = sizes_as_shape(slice.sizes)
    expected = sliced_type(source, shape, as_strides(slice.offsets), as_strides(slice.strides))
    if expected is None:
        raise op.error(f"base type '{source}' is not strided")
    if expected is not result:
        if len(result.shape) > len(shape):
            raise op.error(
                "expected result rank to be smaller or equal to the source rank, "
                f"but got '{result}'"
            )
        if dropped_dimensions(shape, result.shape) is None:
            raise _subview_mismatch(op, expected, "sizes")
        if expected.element_type is not result.element_type:
            raise op.error(
                f"expected result element type to be '{expected.element_type}', but got '{result}'"
            )
        if not _is_layout_of(expected, result, slice.sizes):
            raise _subview_mismatch(op, expected, "layout")
    verify_in_bounds(op, source.shape, slice)


def _subview_mismatch(op: memref.SubViewOp, expected: MemRefType, what: str) -> VerifyError:
    return op.error(
        f"expected result type to be '{expected}' or a rank-reduced version. "
        f"(mismatch of result {what}), but got '{op.result.type}'"
    )


def _is_layout_of(expected: MemRefType, result: MemRefType, sizes: Sequence[int]) -> bool:
    """Whether offset and strides are the expected ones, without the dropped dimensions."""
    known, found = strides_and_offset(expected), strides_and_offset(result)
    if known is None or found is None or known[1] != found[1]:
        return False
    dropped = dropped_by_strides(known[0], found[0], sizes)
    if dropped is None:
        return False
    kept = [stride for number, stride in enumerate(known[0]) if number not in dropped]
    return kept == found[0]


@verifies(memref.ViewOp)
def verify_view(op: memref.ViewOp) -> None:
    """ViewOp::verify"""
    base, view = memref_type_of(op.source.type), memref_type_of(op.result.type)
    if not has_identity_map(base):
        raise op.error(f"unsupported map for base memref type '{base}'")
    if not has_identity_map(view):
        raise op.error(f"unsupported map for result memref type '{view}'")
    if base.memory_space is not view.memory_space:
        raise op.error(
            f"different memory spaces specified for base memref type '{base}' "
            f"and view memref type '{view}'"
        )
    verify_dynamic_sizes(op, view, len(op.sizes))
