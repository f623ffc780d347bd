"""Verifiers of operations of `ttng`."""

from __future__ import annotations

from odsgen.hooks import verifies
from odsgen.runtime import Attribute, Operation, StringAttr, Type, f32

from ...checks import module_of, num_ctas
from ...tt.hooks.descriptors import verify_block
from ...tt.types import TensorDescType
from ...ttg.attributes import NVMMASharedEncodingAttr
from ...ttg.hooks.verifiers import verify_allocation, verify_memory_types
from ..attributes import (
    TensorMemoryEncodingAttr,
    TensorMemoryScalesEncodingAttr,
    TensorMemorySpaceAttr,
)
from ..ops import (
    AsyncTMACopyGlobalToLocalOp,
    AsyncTMACopyLocalToGlobalOp,
    AsyncTMAReduceOp,
    ClusterBarrierOp,
    FenceMBarrierInitReleaseClusterOp,
    TMEMAllocOp,
    TMEMCopyOp,
    TMEMLoadOp,
    TMEMStoreOp,
)
from ..types import TensorDescIm2ColType

_TENSOR_MEMORY = TensorMemoryEncodingAttr | TensorMemoryScalesEncodingAttr
#: The architectures that have tensor memory, by the first two digits.
_WITH_TENSOR_MEMORY = ("cuda:10", "cuda:11")


def _verify_target(op: Operation) -> None:
    """Tensor memory needs a module without a target, or with one that has it."""
    module = module_of(op)
    target = None if module is None else module.attributes.get("ttg.target")
    if isinstance(target, StringAttr) and not target.value.startswith(_WITH_TENSOR_MEMORY):
        raise op.op_error("requires tcgen05 support")


@verifies(ClusterBarrierOp, FenceMBarrierInitReleaseClusterOp)
def verify_cluster(op: Operation) -> None:
    """ClusterBarrierOp::verify"""
    if num_ctas(op) <= 1:
        raise op.op_error("requires ttg.num-ctas > 1")


@verifies(TMEMAllocOp)
def verify_tmem_alloc(op: TMEMAllocOp) -> None:
    """TMEMAllocOp::verify"""
    _verify_target(op)
    memory = op.result.type
    if not isinstance(memory.encoding, _TENSOR_MEMORY):
        raise op.op_error("should use tensor memory encoding")
    verify_allocation(op, None if op.src is None else op.src.type, memory)


@verifies(TMEMStoreOp)
def verify_tmem_store(op: TMEMStoreOp) -> None:
    """TMEMStoreOp::verify"""
    memory = op.dst.type
    if not isinstance(memory.encoding, _TENSOR_MEMORY):
        raise op.op_error("should use tensor memory encoding.")
    if not memory.mutable_memory:
        raise op.op_error("Cannot store into an immutable alloc")
    verify_memory_types(op, op.src.type, memory)


@verifies(TMEMCopyOp)
def verify_tmem_copy(op: TMEMCopyOp) -> None:
    """TMEMCopyOp::verify, without what it says of layouts"""
    if not op.dst.type.mutable_memory:
        raise op.op_error("Cannot copy into an immutable alloc")


@verifies(TMEMLoadOp)
def verify_tmem_load(op: TMEMLoadOp) -> None:
    """TMEMLoadOp::verify, without what it says of layouts"""
    memory = op.src.type
    if not isinstance(memory.memory_space, TensorMemorySpaceAttr):
        raise op.op_error("source must be a tensor memory buffer.")
    if not isinstance(memory.encoding, TensorMemoryEncodingAttr):
        raise op.op_error("should use tensor memory encoding.")
    is_reduced = op.red_op is not None
    if is_reduced and op.red is None:
        raise op.op_error("redOp is set but 'red' result is not present")
    if not is_reduced and op.red is not None:
        raise op.op_error("'red' result is present but redOp is not set")
    for name, is_set in (("abs", op.abs), ("NaN", op.na_n)):
        if is_set and not is_reduced:
            raise op.op_error(f"'{name}' requires 'redOp' to be set")
    for name, is_set in (("abs", op.abs), ("NaN", op.na_n)):
        if is_set and memory.element_type is not f32:
            raise op.op_error(f"'{name}' requires floating-point element type (f32)")
    verify_memory_types(op, memory, op.result.type)


# --- copies by the tensor memory accelerator ----------------------------------------------------------------------------


def _verify_coordinates(op: Operation, count: int, descriptor: Type) -> None:
    """verifyAsyncTMACoords"""
    if isinstance(descriptor, TensorDescIm2ColType):
        if count < 3:
            raise op.op_error(f"IM2COL mode requires at least 3D coordinates, but got {count}D")
        if count > 5:
            raise op.op_error(f"IM2COL mode supports at most 5D coordinates, but got {count}D")
    elif isinstance(descriptor, TensorDescType):
        rank = len(descriptor.shape)
        if count != rank:
            raise op.op_error(f"expected {rank} coordinates, but got {count}")
        if not 1 <= count <= 5:
            raise op.op_error("must have between 1 and 5 coordinates")


def _verify_layout(op: Operation, descriptor: Type, layout: Attribute) -> None:
    """verifyTMAEncoding, without what it says of CTAs"""
    if not isinstance(descriptor, TensorDescType):
        return
    shared = descriptor.shared_layout
    if not isinstance(shared, NVMMASharedEncodingAttr):
        raise op.op_error("TMA descriptor must have NVMMA shared layout")
    if shared.transposed:
        raise op.op_error("TMA descriptor layout must not be transposed")
    if shared is not layout:
        raise op.op_error(
            f"TMA descriptor layout must match shared layout, but got descriptor layout {shared} "
            f"and shared layout {layout}"
        )


@verifies(AsyncTMACopyGlobalToLocalOp)
def verify_tma_load(op: AsyncTMACopyGlobalToLocalOp) -> None:
    """AsyncTMACopyGlobalToLocalOp::verify, without what it says of CTAs"""
    descriptor, count, offsets = op.desc.type, len(op.coord), len(op.offsets)
    _verify_coordinates(op, count, descriptor)
    verify_block(op, descriptor, op.result.type)
    if not op.result.type.mutable_memory:
        raise op.op_error("cannot store into immutable memory")
    if not isinstance(descriptor, TensorDescIm2ColType):
        if offsets:
            raise op.op_error("TILED mode does not support offsets")
    elif not offsets:
        raise op.op_error("IM2COL mode requires offsets to be provided")
    elif offsets != count - 2:
        raise op.op_error(
            f"IM2COL mode with {count}D coordinates requires {count - 2} offsets, but got {offsets}"
        )
    _verify_layout(op, descriptor, op.result.type.encoding)


@verifies(AsyncTMACopyLocalToGlobalOp, AsyncTMAReduceOp)
def verify_tma_store(op: AsyncTMACopyLocalToGlobalOp | AsyncTMAReduceOp) -> None:
    """AsyncTMACopyLocalToGlobalOp::verify"""
    _verify_coordinates(op, len(op.coord), op.desc.type)
    verify_block(op, op.desc.type, op.src.type)
    encoding = op.src.type.encoding
    if isinstance(encoding, NVMMASharedEncodingAttr) and encoding.fp4_padded:
        raise op.op_error("does not support fp4_padded operands")
    _verify_layout(op, op.desc.type, encoding)
