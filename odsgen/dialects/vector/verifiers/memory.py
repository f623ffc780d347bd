"""Verifiers of the dialect `vector`: memory."""

from __future__ import annotations

from odsgen.dialects.memref.layouts import strides_and_offset
from odsgen.dialects.vector.verifiers.contractions import as_vector
from odsgen.hooks import verifies
from odsgen.runtime import MemRefType, Operation, RankedTensorType, Type, VectorType
from odsgen_dialects.vector import (
    CompressStoreOp,
    ExpandLoadOp,
    GatherOp,
    LoadOp,
    MaskedLoadOp,
    MaskedStoreOp,
    ScatterOp,
    StoreOp,
)

_SAME_AS_RESULT = "base and result element type should match"
_SAME_AS_STORED = "base and valueToStore element type should match"


def _memref(type: Type) -> MemRefType:
    assert isinstance(type, MemRefType)
    return type


def verify_index_count(op: Operation, count: int, rank: int) -> None:
    """Checks that there is an index for each dimension."""
    if count != rank:
        raise op.op_error(f"requires {rank} indices")


# --- load, store ------------------------------------------------------------------------------------------------------


@verifies(LoadOp)
def verify_load(op: LoadOp) -> None:
    """LoadOp::verify"""
    _verify_part(
        op,
        as_vector(op.result.type),
        _memref(op.base.type),
        "destination memref has lower rank than the result vector",
        "base memref and result vector types should match",
        "base and result element types should match",
    )
    verify_index_count(op, len(op.indices), len(_memref(op.base.type).shape))


@verifies(StoreOp)
def verify_store(op: StoreOp) -> None:
    """StoreOp::verify"""
    _verify_part(
        op,
        as_vector(op.value_to_store.type),
        _memref(op.base.type),
        "source memref has lower rank than the vector to store",
        "base memref and valueToStore vector types should match",
        _SAME_AS_STORED,
    )
    verify_index_count(op, len(op.indices), len(_memref(op.base.type).shape))


def _verify_part(
    op: Operation,
    vector: VectorType,
    memref: MemRefType,
    lower_rank: str,
    other_vector: str,
    other_element: str,
) -> None:
    """Checks that the vector fits the memref; the texts are its diagnostics."""
    _verify_unit_stride(op, vector, memref)
    if len(memref.shape) < len(vector.shape):
        raise op.op_error(lower_rank)
    element = memref.element_type
    if isinstance(element, VectorType):
        if element is not vector:
            raise op.op_error(other_vector)
        element = element.element_type
    if vector.element_type is not element:
        raise op.op_error(other_element)


def _verify_unit_stride(op: Operation, vector: VectorType, memref: MemRefType) -> None:
    """Checks that the innermost dimension has stride 1, unless there is a single element."""
    if not vector.is_scalable and vector.num_elements == 1:
        return
    found = strides_and_offset(memref)
    if found is None or (found[0] and found[0][-1] != 1):
        raise op.op_error("most minor memref dim must have unit stride")


# --- with masks -------------------------------------------------------------------------------------------------------


@verifies(MaskedLoadOp)
def verify_maskedload(op: MaskedLoadOp) -> None:
    """MaskedLoadOp::verify"""
    base, mask, passed = op.base.type, op.mask.type, op.pass_thru.type
    result = as_vector(op.result.type)
    _verify_base(op, base, result, len(op.indices), _SAME_AS_RESULT)
    if result.shape != as_vector(mask).shape:
        raise op.op_error("expected result shape to match mask shape")
    _verify_pass_thru(op, passed, result)


@verifies(MaskedStoreOp)
def verify_maskedstore(op: MaskedStoreOp) -> None:
    """MaskedStoreOp::verify"""
    base, mask = op.base.type, as_vector(op.mask.type)
    stored = as_vector(op.value_to_store.type)
    _verify_base(op, base, stored, len(op.indices), _SAME_AS_STORED)
    if stored.shape != mask.shape:
        raise op.op_error("expected valueToStore shape to match mask shape")


@verifies(ExpandLoadOp)
def verify_expandload(op: ExpandLoadOp) -> None:
    """ExpandLoadOp::verify"""
    base, mask, passed = op.base.type, op.mask.type, op.pass_thru.type
    result = as_vector(op.result.type)
    _verify_base(op, base, result, len(op.indices), _SAME_AS_RESULT)
    if result.shape[0] != as_vector(mask).shape[0]:
        raise op.op_error("expected result dim to match mask dim")
    _verify_pass_thru(op, passed, result)


@verifies(CompressStoreOp)
def verify_compressstore(op: CompressStoreOp) -> None:
    """CompressStoreOp::verify"""
    base, mask = op.base.type, as_vector(op.mask.type)
    stored = as_vector(op.value_to_store.type)
    _verify_base(op, base, stored, len(op.indices), _SAME_AS_STORED)
    if stored.shape[0] != mask.shape[0]:
        raise op.op_error("expected valueToStore dim to match mask dim")


@verifies(GatherOp)
def verify_gather(op: GatherOp) -> None:
    """GatherOp::verify"""
    base, *_, indices, mask, passed = op.operand_types
    result = as_vector(op.result.type)
    _verify_is_shaped(op, base)
    _verify_base(op, base, result, len(op.offsets), _SAME_AS_RESULT)
    if result.shape != as_vector(indices).shape:
        raise op.op_error("expected result dim to match indices dim")
    if result.shape != as_vector(mask).shape:
        raise op.op_error("expected result dim to match mask dim")
    _verify_pass_thru(op, passed, result)


@verifies(ScatterOp)
def verify_scatter(op: ScatterOp) -> None:
    """ScatterOp::verify"""
    base, *_, indices, mask, stored_type = op.operand_types
    stored = as_vector(stored_type)
    _verify_is_shaped(op, base)
    _verify_base(op, base, stored, len(op.offsets), _SAME_AS_STORED)
    if stored.shape != as_vector(indices).shape:
        raise op.op_error("expected valueToStore dim to match indices dim")
    if stored.shape != as_vector(mask).shape:
        raise op.op_error("expected valueToStore dim to match mask dim")


def _verify_is_shaped(op: Operation, base: Type) -> None:
    if not isinstance(base, (MemRefType, RankedTensorType)):
        raise op.op_error("requires base to be a memref or ranked tensor type")


def _verify_base(op: Operation, base: Type, vector: VectorType, count: int, message: str) -> None:
    """Checks the element type and the number of indices."""
    assert isinstance(base, (MemRefType, RankedTensorType))
    if vector.element_type is not base.element_type:
        raise op.op_error(message)
    verify_index_count(op, count, len(base.shape))


def _verify_pass_thru(op: Operation, passed: Type, result: Type) -> None:
    if passed is not result:
        raise op.op_error("expected pass_thru of same type as result type")
