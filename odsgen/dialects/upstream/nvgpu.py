"""Hooks of the dialect `nvgpu`: what its operations must satisfy beyond their definitions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from odsgen.dialects.upstream.memref_layouts import strides_and_offset
from odsgen.dialects.upstream.nvgpu_tensor_maps import (
    has_shared_memory_space,
    verify_tma_async_load,
    verify_tma_async_store,
    verify_tma_create_descriptor,
    verify_warpgroup_generate_descriptor,
    verify_warpgroup_mma,
    verify_warpgroup_mma_init_accumulator,
    verify_warpgroup_mma_store,
)
from odsgen.dialects.upstream.segments import operand_segments
from odsgen.runtime.builtin.types import (
    BFloat16Type,
    ComplexType,
    Float16Type,
    Float32Type,
    Float64Type,
    FloatType,
    IntegerType,
    MemRefType,
    VectorType,
)

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Type
    from odsgen.runtime.ir.operation import Operation

__all__ = [
    "verify_tma_async_load",
    "verify_tma_async_store",
    "verify_tma_create_descriptor",
    "verify_warpgroup_generate_descriptor",
    "verify_warpgroup_mma",
    "verify_warpgroup_mma_init_accumulator",
    "verify_warpgroup_mma_store",
]

_WARP_SIZE = 32
_TILE = 8  # rows and columns of the matrices that a tensor core multiplies at once
_SHARED = "a memory space attribute of IntegerAttr(3) or gpu::AddressSpaceAttr(Workgroup)"


def _width(type: Type) -> int:
    """How many bits an element has; 0 if that is not known."""
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


def verify_device_async_copy(op: Operation) -> None:
    """4, 8 or 16 bytes that lie side by side, into shared memory."""
    (target,), target_indices, (source,), source_indices, _ = operand_segments(op)
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
    count = op.properties["dstElements"].value
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
    if op.properties.get("bypassL1") is not None and size != 16:
        raise op.op_error(
            f"bypassL1 does not satify alignment for '{target_type}' with destination element "
            f"{count}. Unset bypassL1, or set destination element to {128 // width}"
        )


def verify_ldmatrix(op: Operation) -> None:
    """32 bits of each tile of 8 x 8 elements for each thread, from shared memory."""
    source: Any = op.operands[0].type
    result: Any = op.result_types[0]
    if not has_shared_memory_space(source):
        raise op.error(f"expected nvgpu.ldmatrix srcMemref must have {_SHARED}")
    width = _width(result.element_type)
    if width > 32:
        raise op.error("nvgpu.ldmatrix works for 32b or lower")
    if op.properties["transpose"].value and width != 16:
        raise op.error("nvgpu.ldmatrix transpose works only at 16b granularity")
    shape = result.shape
    if len(shape) != 2:
        raise op.error("results must be 2 dimensional vector")
    if width and shape[1] != 32 // width:
        raise op.error(f"expected vector register shape[1] = {32 // width}")
    if shape[0] != op.properties["numTiles"].value:
        raise op.error("expected vector register shape[0] and numTiles to match")


# --- products of matrices -----------------------------------------------------------------------------------------------


def verify_mma_sync(op: Operation) -> None:
    """Each thread of the warp holds its share of the three matrices."""
    _verify_mma(op, is_sparse=False)


def verify_mma_sp_sync(op: Operation) -> None:
    """As `nvgpu.mma.sync`, where the first matrix holds half of its elements."""
    selector: Any = op.property_attribute("sparsitySelector")
    if selector is not None and not 0 <= selector.value <= 1:
        raise op.op_error("sparsity selector should be 0 or 1")
    _verify_mma(op, is_sparse=True)


def _verify_mma(op: Operation, *, is_sparse: bool) -> None:
    types: list[Any] = [operand.type for operand in op.operands[:3]]
    shapes: list[Sequence[int]] = [type.shape for type in types]
    element = types[0].element_type
    if is_sparse and isinstance(element, Float64Type):
        raise op.error("f64 is not supported for sparse mode")
    depth, held = _fundamental_tile(op, element)
    for shape, name in zip(shapes, "ABC", strict=True):
        if len(shape) != 2:
            raise op.error(f"matrix{name} must be 2 dimensional vector")
    sizes = [size.value for size in op.properties["mmaShape"].elements]
    m, n, k = [*sizes, 0, 0, 0][:3]  # sizes that are missing are none, as in MLIR
    sparse = 2 if is_sparse else 1
    for name, shape, size, whole in (
        ("A", shapes[0], m * k // sparse, m * k),
        ("B", shapes[1], k * n, k * n),
        ("C", shapes[2], m * n, m * n),
    ):
        if shape[0] * shape[1] * _WARP_SIZE != size:
            raise op.op_error(f"expected {whole} warp-wide matrix {name} elements")
    if op.properties.get("tf32Enabled") is not None and not isinstance(element, Float32Type):
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
    """How many columns of the first matrix are multiplied at once, and how many elements of it a thread holds."""
    if isinstance(element, Float64Type):
        return 4, 1
    is_integer = isinstance(element, IntegerType) and str(element) in ("i4", "i8")
    if is_integer or isinstance(element, (Float32Type, Float16Type, BFloat16Type)):
        width = _width(element)
        return 128 // width, 32 // width
    raise op.error(f"expected input data type (i4,i8,f16,bf16,tf32,f64) supported by {op.name}")


def verify_rcp(op: Operation) -> None:
    """Only the approximation that flushes what is not normal to zero is there."""
    rounding: Any = op.property_attribute("rounding")
    keyword = "approx" if rounding is None else rounding.parameters()[0].keyword
    if keyword != "approx" or op.properties.get("ftz") is None:
        raise op.op_error(
            f"has a limitation. #nvgpu<rcp_rounding_mode {keyword}> or non-ftz is not supported yet."
        )
