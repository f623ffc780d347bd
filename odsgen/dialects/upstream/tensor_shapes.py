"""What slices and reshapes of tensors must satisfy (MLIR: verifySliceOp, ReshapeOpsUtils)."""

from __future__ import annotations

from math import prod
from typing import TYPE_CHECKING

from odsgen.dialects.upstream.index_lists import DYNAMIC_INDEX
from odsgen.dialects.upstream.reassociation import (
    reassociation_of,
    verify_collapsed_tensor_shape,
)
from odsgen.dialects.upstream.slices import (
    dropped_dimensions,
    sizes_as_shape,
    slice_operands,
    verify_in_bounds,
    verify_slice_operands,
)
from odsgen.runtime.builtin.types import DYNAMIC, RankedTensorType, TensorType
from odsgen.runtime.printer import generic_op_text

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Type
    from odsgen.runtime.ir.operation import Operation


def _ranked(type: Type) -> RankedTensorType:
    assert isinstance(type, RankedTensorType)
    return type


# --- slices -------------------------------------------------------------------------------------------------------------


def verify_extract_slice(op: Operation) -> None:
    """The result is the slice, perhaps with fewer dimensions."""
    _verify_slice(op, _ranked(op.operands[0].type), _ranked(op.results[0].type))


def verify_insert_slice(op: Operation) -> None:
    """The source is the slice of the destination that it takes the place of, perhaps with fewer dimensions."""
    _verify_slice(op, _ranked(op.operands[1].type), _ranked(op.operands[0].type))


def verify_parallel_insert_slice(op: Operation) -> None:
    """As `insert_slice`, one of those that are done together."""
    whole, part = _ranked(op.operands[1].type), _ranked(op.operands[0].type)
    verify_slice_operands(op, slice_operands(op), [len(whole.shape)] * 3)
    parent = op.parent_op
    if parent is None or "InParallelOpInterface" not in parent.INTERFACES:
        text = "" if parent is None else generic_op_text(parent)
        separator = "\n" if "\n" in text else ""
        raise op.error(f"expected InParallelOpInterface parent, got:{separator}{text}")
    _verify_slice(op, whole, part)


def _verify_slice(op: Operation, whole: RankedTensorType, part: RankedTensorType) -> None:
    slice = slice_operands(op)
    verify_slice_operands(op, slice, [len(whole.shape)] * 3)
    shape = sizes_as_shape(slice.sizes)
    if len(part.shape) > len(shape):
        raise op.error("expected rank to be smaller or equal to the other rank. ")
    if dropped_dimensions(shape, part.shape) is None:
        expected = RankedTensorType.get(shape, whole.element_type, whole.encoding)
        raise op.error(
            f"expected type to be '{expected}' or a rank-reduced version. (size mismatch) "
        )
    if part.element_type is not whole.element_type:
        raise op.error(f"expected element type to be '{whole.element_type}'")
    verify_in_bounds(op, whole.shape, slice)


# --- reshapes -----------------------------------------------------------------------------------------------------------


def verify_reshape(op: Operation) -> None:
    """The same elements, and a shape as long as the result has dimensions."""
    source, result = op.operands[0].type, op.results[0].type
    assert isinstance(source, TensorType) and isinstance(result, TensorType)
    if source.element_type is not result.element_type:
        raise op.op_error("element types of source and destination tensor types should be the same")
    length = _ranked(op.operands[1].type).shape[0]
    if not isinstance(result, RankedTensorType):
        return
    if (
        isinstance(source, RankedTensorType)
        and DYNAMIC not in (*source.shape, *result.shape)
        and prod(source.shape) != prod(result.shape)
    ):
        raise op.op_error("source and destination tensor should have the same number of elements")
    if length == DYNAMIC:
        raise op.op_error(
            "cannot use shape operand with dynamic length to reshape to statically-ranked tensor "
            "type"
        )
    if length != len(result.shape):
        raise op.op_error("length of shape operand differs from the result's tensor rank")


def _reshaped_types(op: Operation) -> tuple[RankedTensorType, RankedTensorType]:
    source, result = op.operands[0].type, op.results[0].type
    for type in (source, result):
        if not isinstance(type, RankedTensorType):
            raise op.op_error(f"expected tensors with rank, but got '{type}'")
    return _ranked(source), _ranked(result)


def verify_expand_shape(op: Operation) -> None:
    """Each dimension of the source is the product of a group of dimensions of the result."""
    source, result = _reshaped_types(op)
    sizes = op.properties["static_output_shape"].values
    if len(sizes) != len(result.shape):
        raise op.op_error(
            "expected number of static shape dims to be equal to the output rank "
            f"({len(result.shape)}) but found {len(sizes)} inputs instead"
        )
    dynamic, values = sum(size == DYNAMIC_INDEX for size in sizes), len(op.operands) - 1
    if values != dynamic:
        raise op.op_error(
            "mismatch in dynamic dims in output_shape and static_output_shape: static_output_shape "
            f"has {dynamic} dynamic dims while output_shape has {values} values"
        )
    _verify_groups(op, result, source)


def verify_collapse_shape(op: Operation) -> None:
    """Each dimension of the result is the product of a group of dimensions of the source."""
    if not all(reassociation_of(op)):
        raise op.op_error("reassociation indices must not be empty")
    source, result = _reshaped_types(op)
    _verify_groups(op, source, result)


def _verify_groups(op: Operation, expanded: RankedTensorType, collapsed: RankedTensorType) -> None:
    groups = reassociation_of(op)
    verify_collapsed_tensor_shape(op, expanded, collapsed, groups)
    shape: list[int] = []
    for group in groups:
        sizes = [expanded.shape[dimension] for dimension in group]
        shape.append(DYNAMIC if DYNAMIC in sizes else prod(sizes))
    if tuple(shape) != collapsed.shape or expanded.element_type is not collapsed.element_type:
        expected = RankedTensorType.get(shape, expanded.element_type)
        raise op.op_error(f"expected collapsed type to be '{expected}', but got '{collapsed}'")
