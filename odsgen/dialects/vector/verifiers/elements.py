"""Verifiers of the dialect `vector`: elements."""

from __future__ import annotations

from odsgen.dialects.memref.layouts import has_identity_layout
from odsgen.dialects.shared import DYNAMIC_INDEX, verify_dynamic_entries
from odsgen.dialects.vector.verifiers.contractions import as_vector
from odsgen.hooks import verifies
from odsgen.runtime import DataLayout, MemRefType, Type, VectorType
from odsgen_dialects import vector

POISON_INDEX = -1
"""The position of a poison element."""


def _is_position(value: int, size: int) -> bool:
    return value == POISON_INDEX or 0 <= value < size


# --- broadcast, casts -------------------------------------------------------------------------------------------------


@verifies(vector.BroadcastOp)
def verify_broadcast(op: vector.BroadcastOp) -> None:
    """BroadcastOp::verify"""
    source, result = op.source.type, as_vector(op.vector.type)
    if source is result.element_type:
        return
    if not isinstance(source, VectorType):
        raise op.op_error("source type is not a vector")
    lead = len(result.shape) - len(source.shape)
    if lead < 0:
        raise op.op_error("source rank higher than destination rank")
    for size, scales, wide, wide_scales in zip(
        source.shape,
        source.scalable_dims,
        result.shape[lead:],
        result.scalable_dims[lead:],
        strict=True,
    ):
        differs = size not in (1, wide) or (size == 1 and scales and wide != 1)
        if differs or (scales != wide_scales and (size != 1 or scales)):
            raise op.op_error(
                f"dimension mismatch ({_size_text(size, scales)} vs. {_size_text(wide, wide_scales)})"
            )


def _size_text(size: int, scalable: bool) -> str:
    return f"[{size}]" if scalable else str(size)


@verifies(vector.ShapeCastOp)
def verify_shape_cast(op: vector.ShapeCastOp) -> None:
    """ShapeCastOp::verify"""
    source, result = as_vector(op.source.type), as_vector(op.result.type)
    if source.element_type is not result.element_type:
        raise op.op_error("has different source and result element types")
    if source.num_elements != result.num_elements:
        raise op.op_error(
            f"has different number of elements at source ({source.num_elements}) "
            f"and result ({result.num_elements})"
        )
    counts = sum(source.scalable_dims), sum(result.scalable_dims)
    if counts[0] != counts[1]:
        raise op.op_error(
            f"has different number of scalable dims at source ({counts[0]}) and result ({counts[1]})"
        )


@verifies(vector.BitCastOp)
def verify_bitcast(op: vector.BitCastOp) -> None:
    """BitCastOp::verify"""
    source, result = as_vector(op.source.type), as_vector(op.result.type)
    for number, (size, other) in enumerate(zip(source.shape[:-1], result.shape[:-1], strict=True)):
        if size != other:
            raise op.op_error(f"dimension size mismatch at: {number}")
    layout = DataLayout.closest(op)
    bits = layout.type_size_in_bits(source.element_type)
    result_bits = layout.type_size_in_bits(result.element_type)
    if not source.shape:
        if bits != result_bits:
            raise op.op_error(
                "source/result bitwidth of the 0-D vector element types must be equal"
            )
    elif bits * source.shape[-1] != result_bits * result.shape[-1]:
        raise op.op_error("source/result bitwidth of the minor 1-D vectors must be equal")


@verifies(vector.TypeCastOp)
def verify_type_cast(op: vector.TypeCastOp) -> None:
    """TypeCastOp::verify"""
    source, result = op.memref.type, op.result.type
    if not (isinstance(source, MemRefType) and isinstance(result, MemRefType)):
        return  # refused by the operand constraints
    if not has_identity_layout(source):
        raise op.op_error("expects operand to be a memref with identity layout")
    if result.layout is not None:
        raise op.op_error("expects result to be a memref with identity layout")
    if source.memory_space is not result.memory_space:
        raise op.op_error("expects result in same memory space")
    shape, element = _flattened(source)
    result_shape, result_element = _flattened(result)
    if element is not result_element:
        raise op.op_error(
            f"expects result and operand with same underlying scalar type: '{result}'"
        )
    if shape != result_shape:
        raise op.op_error(f"expects concatenated result and operand shapes to be equal: '{result}'")


def _flattened(type: MemRefType) -> tuple[tuple[int, ...], Type]:
    """The sizes of the memref and of its vector elements, and the scalar type."""
    element = type.element_type
    if isinstance(element, VectorType):
        return (*type.shape, *element.shape), element.element_type
    return tuple(type.shape), element


# --- positions --------------------------------------------------------------------------------------------------------


@verifies(vector.ExtractOp)
def verify_extract(op: vector.ExtractOp) -> None:
    """ExtractOp::verify"""
    source, result = as_vector(op.source.type), op.result.type
    if isinstance(result, VectorType) and not result.shape:
        raise op.error("expected a scalar instead of a 0-d vector as the result type")
    positions = op.static_position
    if list(positions).count(DYNAMIC_INDEX) != len(op.dynamic_position):
        raise op.op_error(
            "mismatch between dynamic and static positions (kDynamic marker but no corresponding "
            "dynamic position) -- this can only happen due to an incorrect fold/rewrite"
        )
    if len(positions) > len(source.shape):
        raise op.op_error("expected position attribute of rank no greater than vector rank")
    for number, (position, size) in enumerate(zip(positions, source.shape, strict=False), 1):
        if position != DYNAMIC_INDEX and not _is_position(position, size):
            raise op.op_error(
                f"expected position attribute #{number} to be a non-negative integer smaller than "
                "the corresponding vector dimension or poison (-1)"
            )


@verifies(vector.InsertOp)
def verify_insert(op: vector.InsertOp) -> None:
    """InsertOp::verify"""
    source, target = op.value_to_store.type, as_vector(op.dest.type)
    if isinstance(source, VectorType) and not source.shape:
        raise op.error("expected a scalar instead of a 0-d vector as the source operand")
    positions = op.static_position
    rank = len(target.shape)
    if len(positions) > rank:
        raise op.op_error("expected position attribute of rank no greater than dest vector rank")
    if isinstance(source, VectorType):
        if len(source.shape) + len(positions) != rank:
            raise op.op_error(
                "expected position attribute rank + source rank to match dest vector rank"
            )
    elif len(positions) != rank:
        raise op.op_error("expected position attribute rank to match the dest vector rank")
    for number, (position, size) in enumerate(zip(positions, target.shape, strict=False), 1):
        if position != DYNAMIC_INDEX and not _is_position(position, size):
            raise op.op_error(
                f"expected position attribute #{number} to be a non-negative integer smaller than "
                "the corresponding dest vector dimension"
            )
    verify_dynamic_entries(op, "dynamic_position", positions, op.dynamic_position)


# --- order ------------------------------------------------------------------------------------------------------------


@verifies(vector.ShuffleOp)
def verify_shuffle(op: vector.ShuffleOp) -> None:
    """ShuffleOp::verify"""
    first, second = (as_vector(operand.type) for operand in op.operands)
    result = as_vector(op.vector.type)
    ranks = len(first.shape), len(second.shape), len(result.shape)
    if ranks != (0, 0, 1) and not ranks[0] == ranks[1] == ranks[2]:
        raise op.op_error("rank mismatch")
    for sizes in list(zip(result.shape, first.shape, second.shape, strict=False))[1:]:
        if len(set(sizes)) != 1:
            raise op.op_error("dimension mismatch")
    mask = op.mask
    if not mask:
        raise op.op_error("invalid mask length")
    if not result.shape or len(mask) != result.shape[0]:
        raise op.op_error("mask length mismatch")
    count = sum(type.shape[0] if type.shape else 1 for type in (first, second))
    for number, position in enumerate(mask, 1):
        if not _is_position(position, count):
            raise op.op_error(f"mask index #{number} out of range")


@verifies(vector.TransposeOp)
def verify_transpose(op: vector.TransposeOp) -> None:
    """TransposeOp::verify"""
    source, result = as_vector(op.vector.type), as_vector(op.result.type)
    rank = len(source.shape)
    if rank != len(result.shape):
        raise op.op_error(f"vector result rank mismatch: {len(result.shape)}")
    permutation = op.permutation
    if rank != len(permutation):
        raise op.op_error(f"transposition length mismatch: {len(permutation)}")
    seen: set[int] = set()
    for position, size in zip(permutation, result.shape, strict=True):
        if not 0 <= position < rank:
            raise op.op_error(f"transposition index out of range: {position}")
        if position in seen:
            raise op.op_error(f"duplicate position index: {position}")
        seen.add(position)
        if size != source.shape[position]:
            raise op.op_error(f"dimension size mismatch at: {position}")


# --- masks ------------------------------------------------------------------------------------------------------------


@verifies(vector.ConstantMaskOp)
def verify_constant_mask(op: vector.ConstantMaskOp) -> None:
    """ConstantMaskOp::verify"""
    sizes = op.mask_dim_sizes
    type = as_vector(op.result.type)
    if not type.shape:
        if len(sizes) != 1:
            raise op.error("array attr must have length 1 for 0-D vectors")
        if sizes[0] not in (0, 1):
            raise op.error("mask dim size must be either 0 or 1 for 0-D vectors")
        return
    if len(sizes) != len(type.shape):
        raise op.op_error("must specify array attr of size equal vector result rank")
    if any(not 0 <= size <= whole for size, whole in zip(sizes, type.shape, strict=True)):
        raise op.op_error("array attr of size out of bounds of vector result dimension size")
    if 0 in sizes and any(sizes):
        raise op.op_error(
            "expected all mask dim sizes to be zeros, as a result of conjunction with zero mask dim"
        )
    for size, whole, scalable in zip(sizes, type.shape, type.scalable_dims, strict=True):
        if scalable and size not in (0, whole):
            raise op.op_error("only supports 'none set' or 'all set' scalable dimensions")
