"""Verifiers of the dialect `amdgpu`: buffers, and copies between memories."""

from __future__ import annotations

from odsgen.dialects.memref.layouts import strides_and_offset
from odsgen.hooks import verifies
from odsgen.runtime import MemRefType, Type, VectorType
from odsgen.vendors.amdgpu.address_spaces import is_fat_raw_buffer, is_global, is_workgroup
from odsgen.vendors.amdgpu.buffers import fat_raw_buffer_type
from odsgen.vendors.amdgpu.types import bit_width
from odsgen_dialects import amdgpu


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
