"""Verifiers of operations of `ttng`."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.hooks import verifies
from odsgen.runtime import (
    Attribute,
    IntegerType,
    Operation,
    RankedTensorType,
    Signedness,
    StringAttr,
    Type,
    f16,
    f32,
)
from odsgen.runtime.builtin.types import BFloat16Type

from ...checks import module_of, num_ctas
from ...tt.enums import DescriptorReduceKind
from ...tt.hooks.descriptors import verify_block, verify_rows
from ...tt.types import TensorDescType
from ...ttg.attributes import NVMMASharedEncodingAttr, SharedMemorySpaceAttr
from ...ttg.hooks.verifiers import verify_allocation, verify_memory_types
from ...ttg.types import MemDescType
from ..attributes import (
    TensorMemoryEncodingAttr,
    TensorMemoryScalesEncodingAttr,
    TensorMemorySpaceAttr,
)
from ..ops import (
    AsyncTMACopyGlobalToLocalOp,
    AsyncTMACopyLocalToGlobalOp,
    AsyncTMAGatherOp,
    AsyncTMAReduceOp,
    AsyncTMAScatterOp,
    ClusterBarrierOp,
    FenceMBarrierInitReleaseClusterOp,
    TensormapCreateOp,
    TMEMAllocOp,
    TMEMCopyOp,
    TMEMLoadOp,
    TMEMStoreOp,
    TMEMSubSliceOp,
)
from ..types import TensorDescIm2ColType

_TENSOR_MEMORY = TensorMemoryEncodingAttr | TensorMemoryScalesEncodingAttr
#: The architectures that have tensor memory, by the first two digits.
_WITH_TENSOR_MEMORY = ("cuda:10", "cuda:11")


def _list(shape: Sequence[int]) -> str:
    return ", ".join(map(str, shape))


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


@verifies(TensormapCreateOp)
def verify_tensormap(op: TensormapCreateOp) -> None:
    """TensormapCreateOp::verify"""
    rank = len(op.box_dim)
    for name, found, expected in (
        ("dim", len(op.global_dim), rank),
        ("stride", len(op.global_stride), rank - 1),
    ):
        if found != expected:
            raise op.error(f"Rank mismatch for global {name}. Got {found} but expected {expected}")
    if len(op.element_stride) != rank:
        raise op.error(
            f"Rank mismatch for element stride. Got {len(op.element_stride)} but expected {rank}"
        )


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
    source, memory = op.src.type, op.dst.type
    if not isinstance(source.memory_space, SharedMemorySpaceAttr):
        raise op.op_error("The source must be a shared memory buffer")
    if source.shape != memory.shape:
        raise op.op_error(
            f"source shape {_list(source.shape)} must match destination shape {_list(memory.shape)}"
        )
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


@verifies(TMEMSubSliceOp)
def verify_tmem_subslice(op: TMEMSubSliceOp) -> None:
    """TMEMSubSliceOp::verify, without what it says of layouts"""
    source, result, dimension = op.src.type, op.result.type, op.dim
    for name, memory in (("source", source), ("destination", result)):
        if not isinstance(memory.memory_space, TensorMemorySpaceAttr):
            raise op.op_error(f"The {name} must be a tensor memory buffer.")
    for name, is_same in (
        ("element type", source.element_type is result.element_type),
        ("encoding", source.encoding is result.encoding),
        ("alloc shape", source.alloc_shape == result.alloc_shape),
    ):
        if not is_same:
            raise op.op_error(f"The source and result must have the same {name}.")
    rank = len(source.shape)
    if rank != len(result.shape) or rank not in (2, 3):
        raise op.op_error("The source and result must both be 2D or 3D tensor memory buffers.")
    if not 0 <= dimension < rank:
        raise op.op_error("The slice dimension must be within the descriptor rank.")
    sizes = zip(source.shape, result.shape, strict=True)
    if any(a != b for axis, (a, b) in enumerate(sizes) if axis != dimension):
        raise op.op_error(
            "The result must have the same size as the source in the dimensions that are not being "
            "sliced."
        )
    if op.offset < 0 or op.offset + result.shape[dimension] > source.shape[dimension]:
        raise op.error("The split offset may not exceed the source shape")


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
    _verify_no_padding(op, op.src.type.encoding)
    _verify_layout(op, op.desc.type, op.src.type.encoding)
    element = op.desc.type.element_type
    if isinstance(op, AsyncTMAReduceOp) and not _can_be_reduced(op.kind, element):
        raise op.op_error(f"unsupported reduce kind {op.kind.keyword} for element type '{element}'")


def _verify_no_padding(op: Operation, encoding: Attribute) -> None:
    if isinstance(encoding, NVMMASharedEncodingAttr) and encoding.fp4_padded:
        raise op.op_error("does not support fp4_padded operands")


def _can_be_reduced(kind: DescriptorReduceKind, element: Type) -> bool:
    """AsyncTMAReduceOp::isSupportedReduceKind"""
    width = element.width if isinstance(element, IntegerType) else 0
    is_half = element is f16 or isinstance(element, BFloat16Type)
    match kind:
        case DescriptorReduceKind.ADD:
            is_signed = isinstance(element, IntegerType) and element.signedness is Signedness.SIGNED
            return width == 32 or (width == 64 and not is_signed) or element is f32 or is_half
        case DescriptorReduceKind.MIN | DescriptorReduceKind.MAX:
            return width in (32, 64) or is_half
        case DescriptorReduceKind.AND | DescriptorReduceKind.OR | DescriptorReduceKind.XOR:
            return width in (32, 64)
        case _:
            return False


@verifies(AsyncTMAGatherOp)
def verify_tma_gather(op: AsyncTMAGatherOp) -> None:
    """AsyncTMAGatherOp::verify, without what it says of CTAs and lanes"""
    memory = op.result.type
    if not memory.mutable_memory:
        raise op.op_error("cannot store into immutable memory")
    _verify_layout(op, op.desc.type, memory.encoding)
    _verify_no_padding(op, memory.encoding)
    _verify_memory_of_rows(op, memory, op.x_offsets.type)


@verifies(AsyncTMAScatterOp)
def verify_tma_scatter(op: AsyncTMAScatterOp) -> None:
    """AsyncTMAScatterOp::verify, without what it says of CTAs and lanes"""
    memory = op.src.type
    _verify_no_padding(op, memory.encoding)
    _verify_layout(op, op.desc.type, memory.encoding)
    _verify_memory_of_rows(op, memory, op.x_offsets.type)


def _verify_memory_of_rows(
    op: AsyncTMAGatherOp | AsyncTMAScatterOp, memory: MemDescType, indices: RankedTensorType
) -> None:
    """verifyAsyncTMAGatherScatterOp"""
    verify_rows(op, op.desc.type, memory, indices)
    if tuple(memory.shape) != tuple(memory.alloc_shape[-2:]):
        raise op.op_error("memdesc shape must match alloc shape")
