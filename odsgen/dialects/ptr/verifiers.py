"""Verifiers of the dialect `ptr`."""

from __future__ import annotations

from odsgen.dialects.llvm.predicates import check_is_loadable_type, is_atomic_type
from odsgen.dialects.ptr.types import is_pointer, memory_space_of
from odsgen.hooks import verifies
from odsgen.runtime import Operation, ShapedType, Type
from odsgen_dialects import ptr


@verifies(ptr.FromPtrOp)
def verify_from_ptr(op: ptr.FromPtrOp) -> None:
    """FromPtrOp::verify"""
    if is_pointer(op.result.type):
        raise op.error("the result type cannot be `!ptr.ptr`")
    if memory_space_of(op.ptr.type) is not memory_space_of(op.result.type):
        raise op.error("expected the input and output to have the same memory space")


@verifies(ptr.ToPtrOp)
def verify_to_ptr(op: ptr.ToPtrOp) -> None:
    """ToPtrOp::verify"""
    if is_pointer(op.ptr.type):
        raise op.error("the input value cannot be of type `!ptr.ptr`")
    if memory_space_of(op.ptr.type) is not memory_space_of(op.result.type):
        raise op.error("expected the input and output to have the same memory space")


@verifies(ptr.PtrDiffOp)
def verify_ptr_diff(op: ptr.PtrDiffOp) -> None:
    """PtrDiffOp::verify"""
    pointers, differences = op.lhs.type, op.result.type
    if isinstance(pointers, ShapedType) and type(pointers) is not type(differences):
        raise op.error(
            "expected the result to have the same container type as the operands when operands are shaped"
        )


@verifies(ptr.LoadOp)
def verify_load(op: ptr.LoadOp) -> None:
    """LoadOp::verify"""
    _verify_type(op, op.ptr.type, op.value.type)
    _verify_alignment(op, op.alignment)
    _verify_access(op, op.ordering, {"release", "acq_rel"})


@verifies(ptr.StoreOp)
def verify_store(op: ptr.StoreOp) -> None:
    """StoreOp::verify"""
    _verify_type(op, op.ptr.type, op.value.type)
    _verify_alignment(op, op.alignment)
    _verify_access(op, op.ordering, {"acquire", "acq_rel"})


@verifies(ptr.MaskedLoadOp, ptr.MaskedStoreOp, ptr.GatherOp, ptr.ScatterOp)
def verify_alignment_of(
    op: ptr.MaskedLoadOp | ptr.MaskedStoreOp | ptr.GatherOp | ptr.ScatterOp,
) -> None:
    """MaskedLoadOp::verify, MaskedStoreOp::verify, GatherOp::verify, ScatterOp::verify"""
    _verify_alignment(op, op.alignment)


def _verify_type(op: ptr.LoadOp | ptr.StoreOp, pointer: Type, type: Type) -> None:
    """Checks that a memory space of LLVM can hold the type."""
    space = memory_space_of(pointer)
    if space is None or space.DIALECT_NAME not in _SPACES_OF_LLVM:
        return
    if not check_is_loadable_type(type):
        raise op.error(f"type must be LLVM type with size, but got '{type}'")
    if op.ordering.name != "not_atomic" and not is_atomic_type(type):
        raise op.error(f"unsupported type '{type}' for atomic access")


#: Dialects whose memory spaces are LLVM address spaces.
_SPACES_OF_LLVM = ("llvm", "nvvm")


def _verify_alignment(op: Operation, alignment: int | None) -> None:
    if alignment is None:
        return
    if alignment <= 0:
        raise op.error("alignment must be positive")
    if alignment & (alignment - 1):
        raise op.error("alignment must be a power of 2")


def _verify_access(
    op: ptr.LoadOp | ptr.StoreOp, ordering: ptr.AtomicOrdering, refused: set[str]
) -> None:
    if ordering.name == "not_atomic":
        if op.syncscope is not None:
            raise op.op_error("expected syncscope to be null for non-atomic access")
        return
    if ordering.name in refused:
        raise op.op_error(f"unsupported ordering '{ordering.name}'")
    if op.alignment is None:
        raise op.op_error("expected alignment for atomic access")
