"""Verifiers of the dialect `amdgpu`: buffers, and copies between memories."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

from odsgen.dialects.memref.layouts import strides_and_offset
from odsgen.hooks import verifies
from odsgen.runtime import MemRefType, Type, VectorType
from odsgen.vendors.amdgpu.address_spaces import is_fat_raw_buffer, is_global, is_workgroup
from odsgen.vendors.amdgpu.buffers import fat_raw_buffer_type
from odsgen.vendors.amdgpu.types import bit_width
from odsgen_dialects import amdgpu

if TYPE_CHECKING:

    _RawBufferOp: TypeAlias = (
        amdgpu.RawBufferAtomicCmpswapOp
        | amdgpu.RawBufferAtomicFaddOp
        | amdgpu.RawBufferAtomicFmaxOp
        | amdgpu.RawBufferAtomicSmaxOp
        | amdgpu.RawBufferAtomicUminOp
        | amdgpu.RawBufferLoadOp
        | amdgpu.RawBufferStoreOp
    )


def _memref(type: Type) -> MemRefType:
    assert isinstance(type, MemRefType)
    return type


# --- buffers ------------------------------------------------------------------------------------------------------------


@verifies(amdgpu.FatRawBufferCastOp)
def verify_fat_raw_buffer_cast(op: amdgpu.FatRawBufferCastOp) -> None:
    """FatRawBufferCastOp::verify"""
    source = _memref(op.source.type)
    expected = fat_raw_buffer_type(source, resets_offset=op.reset_offset)
    if expected is None:
        raise op.op_error(f"source type '{source}' can't have its offset reset")
    if op.result.type is not expected:
        raise op.op_error(f"expected result type to be '{expected}' but got '{op.result.type}'")


@verifies(
    amdgpu.RawBufferLoadOp,
    amdgpu.RawBufferStoreOp,
    amdgpu.RawBufferAtomicFaddOp,
    amdgpu.RawBufferAtomicFmaxOp,
    amdgpu.RawBufferAtomicSmaxOp,
    amdgpu.RawBufferAtomicUminOp,
    amdgpu.RawBufferAtomicCmpswapOp,
)
def _verify_raw_buffer(op: _RawBufferOp) -> None:
    """Checks that the buffer is in global memory and has an index for each dimension."""
    buffer = _memref(op.memref.type)
    if not is_global(buffer.memory_space):
        raise op.op_error("Buffer ops must operate on a memref in global memory")
    rank = len(buffer.shape)
    if len(op.indices) != rank:
        raise op.op_error(f"Expected {rank} indices to memref")


# --- memory of a workgroup ----------------------------------------------------------------------------------------------


@verifies(amdgpu.GatherToLDSOp)
def verify_gather_to_lds(op: amdgpu.GatherToLDSOp) -> None:
    """GatherToLDSOp::verify"""
    source, destination = _memref(op.src.type), _memref(op.dst.type)
    known = strides_and_offset(destination)
    if destination.shape and (known is None or known[0][-1] != 1):
        raise op.op_error("destination type inner most dim must be contiguous")
    if source.element_type is not destination.element_type:
        raise op.op_error("source and destination element types must match")
    if _bits(op.transfer_type) not in (8, 16, 32, 96, 128):
        raise op.op_error("Transfering type size must be 8, 16, 32, 96 or 128 bits")
    if not is_global(source.memory_space) and not is_fat_raw_buffer(source.memory_space):
        raise op.op_error("source memory address space must be global or fat raw buffer")
    if not is_workgroup(destination.memory_space):
        raise op.op_error("destination memory address space must be Workgroup")


def _bits(type: Type) -> int:
    if isinstance(type, VectorType):
        return type.num_elements * bit_width(type.element_type)
    return bit_width(type)


_ELEMENTS_OF_LOADS = {4: 16, 6: 16, 8: 8, 16: 4}
"""By the bits of an element: how many a transposing load gives each lane."""


@verifies(amdgpu.TransposeLoadOp)
def verify_transpose_load(op: amdgpu.TransposeLoadOp) -> None:
    """TransposeLoadOp::verify"""
    if not is_workgroup(_memref(op.src.type).memory_space):
        raise op.op_error("source memory address space must be Workgroup")
    type: Any = op.result.type
    bits = bit_width(type.element_type)
    expected = _ELEMENTS_OF_LOADS.get(bits)
    if expected is None:
        raise op.op_error(f"Unsupported element type size for transpose load: {bits} bits")
    if type.num_elements != expected:
        raise op.op_error(f"Transferring type size mismatch: expected num of elements: {expected}")


# --- direct memory accesses ---------------------------------------------------------------------------------------------


@verifies(amdgpu.MakeDmaBaseOp, amdgpu.MakeGatherDmaBaseOp)
def _verify_base(op: amdgpu.MakeDmaBaseOp | amdgpu.MakeGatherDmaBaseOp) -> None:
    """MakeDmaBaseOp::verify, MakeGatherDmaBaseOp::verify"""
    lds = _memref(op.lds.type)
    if not is_workgroup(lds.memory_space):
        raise op.op_error("lds memref must have workgroup address space attribute.")
    if not is_global(_memref(getattr(op, "global").type).memory_space):
        raise op.op_error("global memref must have global address space attribute.")
    bits = bit_width(lds.element_type)
    if bits not in (8, 16, 32, 64):
        raise op.op_error(
            f"element type must be 1, 2, 4, or 8 bytes long but type was {bits} bits long."
        )


@verifies(amdgpu.MakeDmaDescriptorOp)
def verify_make_dma_descriptor(op: amdgpu.MakeDmaDescriptorOp) -> None:
    """MakeDmaDescriptorOp::verify"""
    _verify_descriptor(op)


@verifies(amdgpu.MakeGatherDmaDescriptorOp)
def verify_make_gather_dma_descriptor(op: amdgpu.MakeGatherDmaDescriptorOp) -> None:
    """MakeGatherDmaDescriptorOp::verify"""
    if len(op.global_static_sizes) > 2:
        raise op.op_error("tensor and tile must be at most of rank two in gather mode.")
    indices: Any = op.indices.type
    base: Any = op.base.type
    if indices.element_type is not base.index_type:
        raise op.op_error("indices' element type must match base's element type.")
    _verify_descriptor(op)


def _verify_descriptor(op: amdgpu.MakeDmaDescriptorOp | amdgpu.MakeGatherDmaDescriptorOp) -> None:
    strides = op.global_static_strides
    if not strides:
        raise op.op_error("strides must not be empty.")
    if strides[-1] != 1:
        raise op.op_error("strides for the innermost dimension must be 1.")
    rank = len(op.global_static_sizes)
    if rank > 5:
        raise op.op_error("tensor and tile must be at most of rank 5.")
    if rank != len(strides):
        raise op.op_error("strides and sizes must have same rank.")
    if rank != len(op.shared_static_sizes):
        raise op.op_error("tensor must have same rank as tile.")
    base: Any = op.base.type
    bits = bit_width(base.element_type)
    if bits not in (8, 16, 32, 64):
        raise op.op_error(
            f"element type width must be 1, 2, 4 or 8 bytes, but was {bits} bits long"
        )
    barrier = op.atomic_barrier_address
    if barrier is not None and not is_workgroup(_memref(barrier.type).memory_space):
        raise op.op_error("atomic barrier address must be in LDS.")
    if op.early_timeout is not None and op.workgroup_mask is None:
        raise op.op_error("early timeout does not apply when workgroup_mask is not set.")
