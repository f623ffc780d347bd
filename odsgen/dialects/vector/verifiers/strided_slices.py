"""Verifiers of the dialect `vector`: strided slices."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.dialects.vector.verifiers.contractions import as_vector
from odsgen.hooks import verifies
from odsgen.runtime import Operation, VectorType, VerifyError
from odsgen_dialects.vector import ExtractStridedSliceOp, InsertStridedSliceOp


def _integers(op: Operation, name: str) -> list[int]:
    return [int(element.value) for element in op.properties[name].elements]


def _verify_no_longer(
    op: ExtractStridedSliceOp, name: str, values: Sequence[int], shape: Sequence[int]
) -> None:
    if len(values) > len(shape):
        raise op.op_error(f"expected {name} attribute of rank no greater than vector rank")


def _verify_within(
    op: Operation, what: str, values: Sequence[int], low: int, ends: Sequence[int]
) -> None:
    """Checks that each value lies between `low` and its end."""
    for number, (value, end) in enumerate(zip(values, ends, strict=False)):
        if not low <= value < end:
            raise op.op_error(
                f"expected {what} dimension {number} to be confined to [{low}, {end})"
            )


def _verify_sums(
    op: Operation, what: str, first: Sequence[int], second: Sequence[int], shape: Sequence[int]
) -> None:
    """Checks that no sum of an offset and a size exceeds the dimension."""
    for number, (offset, size, whole) in enumerate(zip(first, second, shape, strict=False)):
        if offset + size > whole:
            raise op.op_error(
                f"expected sum(offsets, {what}) dimension {number} "
                f"to be confined to [1, {whole + 1})"
            )


def _verify_unit_strides(op: Operation, strides: Sequence[int]) -> None:
    if any(stride != 1 for stride in strides):
        raise op.op_error("expected strides to be confined to [1, 2)")


@verifies(ExtractStridedSliceOp)
def verify_extract_strided_slice(op: ExtractStridedSliceOp) -> None:
    """ExtractStridedSliceOp::verify"""
    offsets, sizes, strides = (_integers(op, name) for name in ("offsets", "sizes", "strides"))
    source = as_vector(op.source.type)
    if not len(offsets) == len(sizes) == len(strides):
        raise op.op_error("expected offsets, sizes and strides attributes of same size")
    shape = source.shape
    for name, values in (("offsets", offsets), ("sizes", sizes), ("strides", strides)):
        _verify_no_longer(op, name, values, shape)
    _verify_within(op, "offsets", offsets, 0, shape)
    _verify_within(op, "sizes", sizes, 1, [size + 1 for size in shape])
    _verify_unit_strides(op, strides)
    _verify_sums(op, "sizes", offsets, sizes, shape)
    result = VectorType.get(
        (*sizes, *shape[len(sizes) :]), source.element_type, source.scalable_dims
    )
    if op.result.type is not result:
        raise op.op_error(f"expected result type to be '{result}'")
    for number, size in enumerate(sizes):
        if source.scalable_dims[number] and size != shape[number]:
            raise _differing_sizes(op, number, size, shape[number])


@verifies(InsertStridedSliceOp)
def verify_insert_strided_slice(op: InsertStridedSliceOp) -> None:
    """InsertStridedSliceOp::verify"""
    source, target = (as_vector(operand.type) for operand in op.operands)
    offsets, strides = _integers(op, "offsets"), _integers(op, "strides")
    if len(offsets) != len(target.shape):
        raise op.op_error("expected offsets of same size as destination vector rank")
    if len(strides) != len(source.shape):
        raise op.op_error("expected strides of same size as source vector rank")
    lead = len(target.shape) - len(source.shape)
    if lead < 0:
        raise op.op_error("expected source rank to be no greater than destination rank")
    _verify_within(op, "offsets", offsets, 0, target.shape)
    _verify_unit_strides(op, strides)
    _verify_sums(op, "source vector shape", offsets, (*[0] * lead, *source.shape), target.shape)
    for number, scalable in enumerate(source.scalable_dims):
        if scalable != target.scalable_dims[lead + number]:
            raise op.op_error(f"mismatching scalable flags (at source vector idx={number})")
        size, whole = source.shape[number], target.shape[lead + number]
        if scalable and size != whole:
            raise _differing_sizes(op, number, size, whole)


def _differing_sizes(op: Operation, number: int, size: int, whole: int) -> VerifyError:
    return op.op_error(
        f"expected size at idx={number} to match the corresponding base size from the input vector "
        f"({size} vs {whole})"
    )
