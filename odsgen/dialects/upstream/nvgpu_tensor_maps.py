"""What operations of `nvgpu` on maps of tensors, and on matrices of whole groups of warps, must satisfy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from odsgen.dialects.upstream.segments import operand_segments
from odsgen.runtime.builtin.attributes import IntegerAttr
from odsgen.runtime.builtin.types import (
    DYNAMIC,
    BFloat16Type,
    Float8E4M3FNType,
    Float8E5M2Type,
    Float16Type,
    Float32Type,
    FloatTF32Type,
    FloatType,
    IntegerType,
    MemRefType,
)

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Type
    from odsgen.runtime.ir.operation import Operation

_SHARED_MEMORY_SPACE = 3
_MOST_DIMENSIONS = 5
_LARGEST_DIMENSION = 256
_BYTES_OF_SWIZZLE = {"swizzle_32b": 32, "swizzle_64b": 64, "swizzle_128b": 128}


def has_shared_memory_space(type: MemRefType) -> bool:
    """Whether it is memory of the workgroup, by its number or by name."""
    space = type.memory_space
    if isinstance(space, IntegerAttr):
        return space.value == _SHARED_MEMORY_SPACE
    return space is not None and str(space) == "#gpu.address_space<workgroup>"


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
        found = _width(tensor.element_type) * tensor.shape[-1] // 8
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


def _width(type: Type) -> int:
    if isinstance(type, FloatType):
        return type.WIDTH
    return type.width if isinstance(type, IntegerType) else 0


def _verify_coordinates(op: Operation, count: int, map: Any) -> None:
    tensor = map.parameters()[0]
    if tensor.shape and _width(tensor.element_type) * tensor.shape[-1] // 8 % 16:
        raise op.error("the bytes in the last dimension of the tensor map must be a multiple of 16")
    if count > _MOST_DIMENSIONS:
        raise op.error(f"Maximum {_MOST_DIMENSIONS} coordinates are supported.")
    if count != len(tensor.shape):
        raise op.error("number of coordinates do not match with the rank of tensor descriptor map.")


def verify_tma_async_load(op: Operation) -> None:
    """The memory is as the map says, and there is a coordinate for each of its dimensions."""
    (target,), _, (map,), coordinates, *_ = operand_segments(op)
    _verify_map(op, map.type, target.type)
    _verify_coordinates(op, len(coordinates), map.type)


def verify_tma_async_store(op: Operation) -> None:
    """The memory is as the map says, and there is a coordinate for each of its dimensions."""
    (source,), (map,), coordinates, *_ = operand_segments(op)
    _verify_map(op, map.type, source.type)
    _verify_coordinates(op, len(coordinates), map.type)


def verify_tma_create_descriptor(op: Operation) -> None:
    """A map that the hardware has."""
    if len(op.operands) - 1 > _MOST_DIMENSIONS:
        raise op.error(f"Maximum {_MOST_DIMENSIONS} coordinates are supported.")
    _verify_map(op, op.result_types[0])


# --- matrices of groups of warps ----------------------------------------------------------------------------------------


def verify_warpgroup_generate_descriptor(op: Operation) -> None:
    """The memory is as the map says, swizzled by 128 bytes."""
    memory, map = op.operands
    _verify_map(op, map.type)
    _, swizzle, _, _, interleave = map.type.parameters()
    for found, only in ((swizzle, "swizzle_128b"), (interleave, "none")):
        if found.keyword != only:
            raise op.error(f"supports only {only} is supported for the time being")


def verify_warpgroup_mma(op: Operation) -> None:
    """The shapes are those of a product of matrices, the elements what the hardware multiplies."""
    if op.properties.get("transposeA") is not None and op.properties.get("transposeB") is None:
        raise op.op_error(
            "supports non-transpose A (Row Major) and transpose B (Column Major) for the time being "
        )
    a, b, c, d = (_matrix(type) for type in (*op.operand_types, *op.result_types))
    if c is not d:
        raise op.op_error("type of matrix C and matrix D must be the same")
    if any(len(matrix.shape) != 2 for matrix in (a, b, c)):
        raise op.op_error("has matrices A, B, C and D, they must be 2 dimensional")
    if a.shape[1] != b.shape[0]:
        raise op.op_error(f"2nd dim matrix-A ({a.shape[1]})!= 1st dim matrix-B ({b.shape[0]} )")
    if a.shape[0] != c.shape[0]:
        raise op.op_error(f"1st dim matrix-A ( {a.shape[0]} )!= 1st dim matrix-C ( {c.shape[0]} )")
    if b.shape[1] != c.shape[1]:
        raise op.op_error(f"2nd dim matrix-B ( {b.shape[1]} ) != 2nd dim matrix-C ( {c.shape[1]} )")
    elements = (c.element_type, a.element_type, b.element_type)
    shown = "'{}' += '{}' * '{}'".format(*elements)
    if not _is_product(*elements):
        raise op.op_error(f"{shown}, it is not supported.")
    if not _is_allowed_width(b.shape[1], a.element_type):
        raise op.op_error(f"has input type '{b}' n is set to {b.shape[1]}, it is not supported")
    if not isinstance(elements[0], Float32Type) and not isinstance(
        elements[1], (Float16Type, BFloat16Type)
    ):
        raise op.op_error(f"hit a limitation: {shown}, it is not supported yet")


def _matrix(type: Type) -> Any:
    return type.parameters()[0]


def _is_product(sum: Type, first: Type, second: Type) -> bool:
    is_short = isinstance(sum, (Float16Type, Float32Type))
    for floats in ((Float16Type,), (BFloat16Type,), (Float8E5M2Type, Float8E4M3FNType)):
        if isinstance(first, floats) and isinstance(second, floats):
            return is_short
    if isinstance(first, FloatTF32Type) and isinstance(second, FloatTF32Type):
        return isinstance(sum, Float32Type)
    return first is second and str(first) in ("i1", "i16") and str(sum) == "i32"


def _is_allowed_width(columns: int, element: Type) -> bool:
    is_float = isinstance(
        element,
        (BFloat16Type, Float16Type, Float32Type, FloatTF32Type, Float8E5M2Type, Float8E4M3FNType),
    )
    if is_float:
        return columns % 8 == 0 and 8 <= columns <= 256
    if str(element) in ("i1", "i8"):
        return columns in (8, 24) or (columns % 16 == 0 and 16 <= columns <= 256)
    return False


def verify_warpgroup_mma_init_accumulator(op: Operation) -> None:
    """As large as the sums that the hardware computes."""
    matrix = _matrix(op.result_types[0])
    if matrix.shape[0] % 64 or not _is_allowed_width(matrix.shape[1], matrix.element_type):
        raise op.op_error(
            f"has type '{matrix}'. It does not fit into warp-group level (wgmma) matrix "
            "multiplication instruction (or not supported yet)"
        )


def verify_warpgroup_mma_store(op: Operation) -> None:
    """Numbers of 32 bits, into memory of the same size."""
    matrix = _matrix(op.operands[0].type)
    memory: Any = op.operands[1].type
    if not isinstance(matrix.element_type, Float32Type):
        raise op.op_error("hit a limitation: only f32 results for the time being")
    if tuple(matrix.shape[:2]) != tuple(memory.shape[:2]):
        raise op.op_error(
            f"results ['{matrix}'][{matrix.shape[1]}] values. However, destination memref"
            f"[{memory.shape[0]}][{memory.shape[1]}]  does not have same size as results"
        )
