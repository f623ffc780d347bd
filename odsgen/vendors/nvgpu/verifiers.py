"""Verifiers of the dialect `nvgpu`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from odsgen.dialects.gpu.memory_spaces import has_shared_memory_space
from odsgen.dialects.memref.layouts import strides_and_offset
from odsgen.hooks import checks, verifies
from odsgen.runtime import (
    DYNAMIC,
    BFloat16Type,
    ComplexType,
    Float8E4M3FNType,
    Float8E5M2Type,
    Float16Type,
    Float32Type,
    Float64Type,
    FloatTF32Type,
    FloatType,
    IntegerType,
    MemRefType,
    Operation,
    Type,
    VectorType,
)
from odsgen_dialects import nvgpu

_WARP_SIZE = 32
_TILE = 8  # rows and columns of a matrix fragment
_SHARED = "a memory space attribute of IntegerAttr(3) or gpu::AddressSpaceAttr(Workgroup)"


def _width(type: Type) -> int:
    """The bit width of an element; 0 if unknown."""
    if isinstance(type, VectorType):
        count = 1
        for size in type.shape:
            count *= size
        return count * _width(type.element_type)
    if isinstance(type, ComplexType):
        return 2 * _width(type.element_type)
    if isinstance(type, FloatType):
        return type.WIDTH
    return type.width if isinstance(type, IntegerType) else 0


def _has_unit_stride(type: MemRefType) -> bool:
    known = strides_and_offset(type)
    return known is not None and (not known[0] or known[0][-1] == 1)


# --- copies -------------------------------------------------------------------------------------------------------------


@verifies(nvgpu.DeviceAsyncCopyOp)
def verify_device_async_copy(op: nvgpu.DeviceAsyncCopyOp) -> None:
    """DeviceAsyncCopyOp::verify"""
    target, target_indices, source, source_indices = op.dst, op.dst_indices, op.src, op.src_indices
    source_type, target_type = source.type, target.type
    if not isinstance(source_type, MemRefType) or not isinstance(target_type, MemRefType):
        return
    for what, type in (("source", source_type), ("destination", target_type)):
        if not _has_unit_stride(type):
            raise op.error(f"{what} memref most minor dim must have unit stride")
    if not has_shared_memory_space(target_type):
        raise op.error(f"destination memref must have {_SHARED}")
    if target_type.element_type is not source_type.element_type:
        raise op.error("source and destination must have the same element type")
    for what, type, indices in (
        ("source", source_type, source_indices),
        ("destination", target_type, target_indices),
    ):
        if len(indices) != len(type.shape):
            raise op.op_error(f"expected {len(type.shape)} {what} indices, got {len(indices)}")
    count = op.dst_elements
    width = _width(target_type.element_type)
    size = width * count // 8
    if not width:
        return
    if size not in (4, 8, 16):
        counts = [bits // width for bits in (32, 64, 128) if bits // width]
        ends = ", ".join(map(str, counts)) + ("." if 128 // width else ", ")
        raise op.error(
            f"Requested copy elements is {count} with width {width}. "
            f"But copy elements could be one of {ends}"
        )
    if op.bypass_l1 and size != 16:
        raise op.op_error(
            f"bypassL1 does not satify alignment for '{target_type}' with destination element "
            f"{count}. Unset bypassL1, or set destination element to {128 // width}"
        )


@verifies(nvgpu.LdMatrixOp)
def verify_ldmatrix(op: nvgpu.LdMatrixOp) -> None:
    """LdMatrixOp::verify"""
    source: Any = op.src_memref.type
    result: Any = op.result_types[0]
    if not has_shared_memory_space(source):
        raise op.error(f"expected nvgpu.ldmatrix srcMemref must have {_SHARED}")
    width = _width(result.element_type)
    if width > 32:
        raise op.error("nvgpu.ldmatrix works for 32b or lower")
    if op.transpose and width != 16:
        raise op.error("nvgpu.ldmatrix transpose works only at 16b granularity")
    shape = result.shape
    if len(shape) != 2:
        raise op.error("results must be 2 dimensional vector")
    if width and shape[1] != 32 // width:
        raise op.error(f"expected vector register shape[1] = {32 // width}")
    if shape[0] != op.num_tiles:
        raise op.error("expected vector register shape[0] and numTiles to match")


# --- products of matrices -----------------------------------------------------------------------------------------------


@verifies(nvgpu.MmaSyncOp)
def verify_mma_sync(op: nvgpu.MmaSyncOp) -> None:
    """MmaSyncOp::verify"""
    _verify_mma(op, is_sparse=False)


@verifies(nvgpu.MmaSparseSyncOp)
def verify_mma_sp_sync(op: nvgpu.MmaSparseSyncOp) -> None:
    """MmaSparseSyncOp::verify"""
    _verify_mma(op, is_sparse=True)


def _verify_mma(op: nvgpu.MmaSparseSyncOp | nvgpu.MmaSyncOp, *, is_sparse: bool) -> None:
    types: list[Any] = [operand.type for operand in op.operands[:3]]
    shapes: list[Sequence[int]] = [type.shape for type in types]
    element = types[0].element_type
    if is_sparse and isinstance(element, Float64Type):
        raise op.error("f64 is not supported for sparse mode")
    depth, held = _fundamental_tile(op, element)
    for shape, name in zip(shapes, "ABC", strict=True):
        if len(shape) != 2:
            raise op.error(f"matrix{name} must be 2 dimensional vector")
    m, n, k = [*op.mma_shape, 0, 0, 0][:3]  # as in MLIR, missing sizes count as none
    sparse = 2 if is_sparse else 1
    for name, shape, size, whole in (
        ("A", shapes[0], m * k // sparse, m * k),
        ("B", shapes[1], k * n, k * n),
        ("C", shapes[2], m * n, m * n),
    ):
        if shape[0] * shape[1] * _WARP_SIZE != size:
            raise op.op_error(f"expected {whole} warp-wide matrix {name} elements")
    if op.tf32_enabled and not isinstance(element, Float32Type):
        raise op.op_error("expected tf32 tensor cores only for F32 operands")
    m, n, k = m // _TILE, n // _TILE, k // depth
    for name, shape, rows, whole, columns in (
        ("A", shapes[0], m * k // sparse, m * k, held),
        ("B", shapes[1], k * n, k * n, held),
        ("C", shapes[2], m * n, m * n, 2),
    ):
        if (shape[0], shape[1]) != (rows, columns):
            raise op.op_error(f"expected matrix {name} to be shaped ({whole} x {columns})")


def _fundamental_tile(op: Operation, element: Type) -> tuple[int, int]:
    """The columns of A multiplied at once, and its elements in a thread."""
    if isinstance(element, Float64Type):
        return 4, 1
    is_integer = isinstance(element, IntegerType) and str(element) in ("i4", "i8")
    if is_integer or isinstance(element, (Float32Type, Float16Type, BFloat16Type)):
        width = _width(element)
        return 128 // width, 32 // width
    raise op.error(f"expected input data type (i4,i8,f16,bf16,tf32,f64) supported by {op.name}")


_MOST_DIMENSIONS = 5
_LARGEST_DIMENSION = 256
_BYTES_OF_SWIZZLE = {"swizzle_32b": 32, "swizzle_64b": 64, "swizzle_128b": 128}


# --- maps of tensors ----------------------------------------------------------------------------------------------------


def _verify_map(op: Operation, type: Any, memory: Any = None) -> None:
    tensor, swizzle, _, _, interleave = type.parameters()
    if interleave.keyword != "none":
        raise op.error("Interleave options are not supported yet.")
    if not has_shared_memory_space(tensor):
        raise op.error(
            "the tensor map descriptor has incorrect address space, "
            "it must be shared memory address space."
        )
    if DYNAMIC in tensor.shape:
        raise op.error("the tensor map descriptor must be static shaped")
    for size in tensor.shape:
        if not 0 < size <= _LARGEST_DIMENSION:
            raise op.error(
                "the tensor map descriptor must have dimensions between 1 and "
                f"{_LARGEST_DIMENSION} but it is {size}"
            )
    expected = _BYTES_OF_SWIZZLE.get(swizzle.keyword)
    if len(tensor.shape) > 1 and expected is not None:
        found = _element_width(tensor.element_type) * tensor.shape[-1] // 8
        if found != expected:
            raise op.error(
                f"the tensormap descriptor must have last dimension of {expected} bytes "
                f"but it is {found} bytes"
            )
    if memory is not None:
        _verify_memory(op, tensor, memory)


def _verify_memory(op: Operation, tensor: Any, memory: Any) -> None:
    if tensor.element_type is not memory.element_type:
        raise op.error("the element type of tensor map descriptor and memref must be same")
    if not has_shared_memory_space(memory):
        raise op.error(
            "the destination memref has incorrect address space, it must be shared memory address space."
        )
    if DYNAMIC in memory.shape:
        raise op.error("the destination memref must be static shaped")
    if len(tensor.shape) != len(memory.shape):
        raise op.error("the shape of tensor map descriptor and memref must have same rank")
    if tensor.shape != memory.shape:
        raise op.error(f"memref and tensor map shapes mismatch '{tensor}' != '{memory}'")


def _element_width(type: Type) -> int:
    if isinstance(type, FloatType):
        return type.WIDTH
    return type.width if isinstance(type, IntegerType) else 0


def _verify_coordinates(op: Operation, count: int, map: Any) -> None:
    tensor = map.parameters()[0]
    if tensor.shape and _element_width(tensor.element_type) * tensor.shape[-1] // 8 % 16:
        raise op.error("the bytes in the last dimension of the tensor map must be a multiple of 16")
    if count > _MOST_DIMENSIONS:
        raise op.error(f"Maximum {_MOST_DIMENSIONS} coordinates are supported.")
    if count != len(tensor.shape):
        raise op.error("number of coordinates do not match with the rank of tensor descriptor map.")


@verifies(nvgpu.TmaAsyncLoadOp)
def verify_tma_async_load(op: nvgpu.TmaAsyncLoadOp) -> None:
    """TmaAsyncLoadOp::verify"""
    map = op.tensor_map_descriptor.type
    _verify_map(op, map, op.dst.type)
    _verify_coordinates(op, len(op.coordinates), map)


@verifies(nvgpu.TmaAsyncStoreOp)
def verify_tma_async_store(op: nvgpu.TmaAsyncStoreOp) -> None:
    """TmaAsyncStoreOp::verify"""
    map = op.tensor_map_descriptor.type
    _verify_map(op, map, op.src.type)
    _verify_coordinates(op, len(op.coordinates), map)


@verifies(nvgpu.TmaCreateDescriptorOp)
def verify_tma_create_descriptor(op: nvgpu.TmaCreateDescriptorOp) -> None:
    """TmaCreateDescriptorOp::verify"""
    if len(op.box_dimensions) > _MOST_DIMENSIONS:
        raise op.error(f"Maximum {_MOST_DIMENSIONS} coordinates are supported.")
    _verify_map(op, op.result_types[0])


# --- matrices of groups of warps ----------------------------------------------------------------------------------------


@verifies(nvgpu.WarpgroupGenerateDescriptorOp)
def verify_warpgroup_generate_descriptor(op: nvgpu.WarpgroupGenerateDescriptorOp) -> None:
    """WarpgroupGenerateDescriptorOp::verify"""
    map = op.tensor_map
    _verify_map(op, map.type)
    _, swizzle, _, _, interleave = map.type.parameters()
    for found, only in ((swizzle, "swizzle_128b"), (interleave, "none")):
        if found.keyword != only:
            raise op.error(f"supports only {only} is supported for the time being")


@checks("check_is_product")
def is_product(sum: Type, first: Type, second: Type) -> bool:
    is_short = isinstance(sum, (Float16Type, Float32Type))
    for floats in ((Float16Type,), (BFloat16Type,), (Float8E5M2Type, Float8E4M3FNType)):
        if isinstance(first, floats) and isinstance(second, floats):
            return is_short
    if isinstance(first, FloatTF32Type) and isinstance(second, FloatTF32Type):
        return isinstance(sum, Float32Type)
    return first is second and str(first) in ("i1", "i16") and str(sum) == "i32"


@checks("check_is_allowed_width")
def is_allowed_width(columns: int, element: Type) -> bool:
    is_float = isinstance(
        element,
        (BFloat16Type, Float16Type, Float32Type, FloatTF32Type, Float8E5M2Type, Float8E4M3FNType),
    )
    if is_float:
        return columns % 8 == 0 and 8 <= columns <= 256
    if str(element) in ("i1", "i8"):
        return columns in (8, 24) or (columns % 16 == 0 and 16 <= columns <= 256)
    return False
