"""Verifiers of the dialect `xegpu`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

from odsgen.dialects.shared import DYNAMIC_INDEX, keyword_of, verify_dynamic_entries
from odsgen.hooks import verifies
from odsgen.runtime import (
    BaseMemRefType,
    FloatType,
    IntegerAttr,
    IntegerType,
    MemRefType,
    ShapedType,
    VectorType,
)
from odsgen.vendors.xegpu.layouts import is_evenly_distributable, is_layout, layout_of
from odsgen.vendors.xegpu.types import chunk_size, is_descriptor, is_scattered, memory_space
from odsgen_dialects import xegpu

if TYPE_CHECKING:
    from odsgen.runtime import Attribute, Type, Value

    Gather: TypeAlias = xegpu.PrefetchOp | xegpu.LoadGatherOp | xegpu.StoreScatterOp
    Access: TypeAlias = xegpu.LoadNdOp | xegpu.StoreNdOp | xegpu.PrefetchNdOp | Gather

_READ = frozenset({"cached", "uncached", "streaming", "read_invalidate"})
_WRITE = frozenset({"cached", "uncached", "write_back", "write_through"})
_SIMT = "TensorDesc doesn't need LayoutAttr for SIMT code"


def _text(shape: Sequence[int]) -> str:
    return f"[{', '.join(map(str, shape))}]"


def _shape(type: Type) -> tuple[int, ...]:
    return type.shape if isinstance(type, ShapedType) else (1,)


def _rank(value: Value) -> int:
    return value.type.rank if isinstance(value.type, ShapedType) else 0


def _verify_hints(op: Access, allowed: frozenset[str]) -> None:
    for name in ("l1_hint", "l2_hint", "l3_hint"):
        hint = op.property_attribute(name)
        if hint is not None and keyword_of(hint) not in allowed:
            raise op.op_error(f"invalid {name}: {hint}")


def _verify_offsets(op: xegpu.LoadNdOp | xegpu.StoreNdOp | xegpu.PrefetchNdOp, rank: int) -> None:
    if len(op.const_offsets or ()) not in (0, rank):
        raise op.op_error("Mismatched ranks between offsets and tensor descriptor")


# --- blocks -------------------------------------------------------------------------------------------------------------


@verifies(xegpu.CreateNdDescOp)
def verify_create_nd_tdesc(op: xegpu.CreateNdDescOp) -> None:
    """CreateNdDescOp::verify"""
    source, type = op.source.type, op.tensor_desc.type
    sizes, strides = _mixed_sizes(op)
    space, wanted = _source_space(op.source), memory_space(type)
    if space != wanted:
        raise op.op_error(f"Memory space mismatch. Source: {space}, TensorDesc: {wanted}")
    offsets = len(op.const_offsets or ())
    if isinstance(source, IntegerType) and not (sizes and strides):
        raise op.op_error("expecting strides and shape to be present for integer source.")
    if sizes != strides or (offsets and offsets != sizes):
        raise op.op_error(
            "Expecting the rank of shape, strides, offsets, and source (if source is a memref) should "
            "match with each other."
        )
    if len(_shape(type)) > sizes:
        raise op.op_error(
            "Expecting the TensorDesc rank is not greater than the ranks of shape, strides, offsets "
            "or the memref source."
        )
    if isinstance(source, MemRefType) and source.element_type is not _element(type):
        raise op.op_error(
            "TensorDesc should have the same element type with the source if it is a memref.\n"
        )
    if is_scattered(type):
        raise op.op_error("Expects a non-scattered TensorDesc.\n")
    verify_dynamic_entries(op, "shape", op.const_shape or (), op.shape)
    verify_dynamic_entries(op, "strides", op.const_strides or (), op.strides)
    verify_dynamic_entries(op, "offsets", op.const_offsets or (), op.offsets)


def _mixed_sizes(op: xegpu.CreateNdDescOp) -> tuple[int, int]:
    """The number of sizes and strides: those given, else those of the memref."""
    source = op.source.type
    rank = source.rank if isinstance(source, MemRefType) else 0
    shape, strides = op.const_shape, op.const_strides
    return (len(shape) if shape else rank), (len(strides) if strides else rank)


def _source_space(value: Value) -> int:
    type = value.type
    space = type.memory_space if isinstance(type, BaseMemRefType) else None
    if isinstance(space, IntegerAttr):
        return space.value
    if isinstance(space, xegpu.MemorySpaceAttr):
        return int(space.value)
    return 0


def _element(type: Type) -> Type:
    return type.element_type if isinstance(type, ShapedType) else type


@verifies(xegpu.PrefetchNdOp)
def verify_prefetch_nd(op: xegpu.PrefetchNdOp) -> None:
    """PrefetchNdOp::verify"""
    type = op.tensor_desc.type
    if is_scattered(type):
        raise op.op_error("Expects a non-scattered TensorDesc.\n")
    _verify_hints(op, _READ)
    _verify_offsets(op, len(_shape(type)))


def _verify_block(op: xegpu.LoadNdOp | xegpu.StoreNdOp) -> None:
    type = op.tensor_desc.type
    if is_scattered(type):
        raise op.op_error("Expects a non-scattered TensorDesc.\n")
    if len(_shape(type)) > 2:
        raise op.op_error("Expects a 1D or 2D TensorDesc.\n")


@verifies(xegpu.LoadNdOp)
def verify_load_nd(op: xegpu.LoadNdOp) -> None:
    """LoadNdOp::verify"""
    _verify_block(op)
    _verify_hints(op, _READ)
    type: Any = op.tensor_desc.type
    value: Any = op.value.type
    length = _array_length(type)
    elements = _count(type) * length
    if value.rank == 1 and value.num_elements < elements:
        if type.layout is not None:
            raise op.op_error(_SIMT)
        if elements % value.num_elements:
            raise op.op_error(
                f"Result shape {_text(value.shape)} is not a valid distribution for tensor "
                f"descriptor '{type}'"
            )
        return
    shape = list(type.shape)
    if op.transpose is not None and all(0 <= axis < len(shape) for axis in op.transpose):
        shape = [shape[axis] for axis in op.transpose]
    if op.packed and len(shape) == 2 and value.shape[-1]:
        shape = [shape[0] // value.shape[-1], shape[1], value.shape[-1]]
    if length > 1:
        shape.insert(0, length)
    if tuple(shape) != value.shape:
        raise op.op_error(
            f"Result shape {_text(value.shape)} is not consistent with tensor descriptor '{type}'"
        )
    _verify_offsets(op, type.rank)


def _count(type: Any) -> int:
    """The elements of a block; 0 if a size is dynamic."""
    return int(type.num_elements) if type.has_static_shape else 0


def _array_length(type: Any) -> int:
    found = getattr(type.encoding, "array_length", None)
    return int(found.value) if found is not None else 1


@verifies(xegpu.StoreNdOp)
def verify_store_nd(op: xegpu.StoreNdOp) -> None:
    """StoreNdOp::verify"""
    _verify_block(op)
    _verify_hints(op, _WRITE)
    type: Any = op.tensor_desc.type
    value: Any = op.value.type
    if _array_length(type) > 1:
        raise op.op_error("array length is not supported by store_nd.\n")
    if value.rank == 1 and value.num_elements < _count(type):
        if type.layout is not None:
            raise op.op_error(_SIMT)
        if _count(type) % value.num_elements:
            raise op.op_error(
                f"Value shape {_text(value.shape)} is not a valid distribution for tensor descriptor "
                f"'{type}'"
            )
        return
    if type.shape != value.shape:
        raise op.op_error(
            f"Value shape {_text(value.shape)} is not consistent with tensor descriptor '{type}'"
        )
    _verify_offsets(op, type.rank)


@verifies(xegpu.UpdateNdOffsetOp)
def verify_update_nd_offset(op: xegpu.UpdateNdOffsetOp) -> None:
    """UpdateNdOffsetOp::verify"""
    type = op.tensor_desc.type
    if is_scattered(type):
        raise op.op_error("Expects a non-scattered TensorDesc.\n")
    numbers = [number for number in op.const_offsets if number != DYNAMIC_INDEX]
    if len(_shape(type)) != len(op.offsets) + len(numbers):
        raise op.op_error("Invalid number of offsets.")


# --- scattered elements -------------------------------------------------------------------------------------------------


@verifies(xegpu.CreateDescOp)
def verify_create_tdesc(op: xegpu.CreateDescOp) -> None:
    """CreateDescOp::verify"""
    type = op.tensor_desc.type
    if _rank(op.source) > 1:
        raise op.op_error("Expecting the source is a 1D memref or pointer (uint64_t).")
    if not is_scattered(type):
        raise op.op_error("Expects a scattered TensorDesc.\n")
    space, wanted = _source_space(op.source), memory_space(type)
    if space != wanted:
        raise op.op_error(f"Memory space mismatch. Source: {space}, TensorDesc: {wanted}")
    chunk = chunk_size(type)
    shape = (*_shape(op.offsets.type), chunk) if chunk != 1 else _shape(op.offsets.type)
    if shape != _shape(type):
        raise op.op_error(f"Incorrect TensorDesc shape. Expected is {_text(shape)}\n")


@verifies(xegpu.UpdateOffsetOp)
def verify_update_offset(op: xegpu.UpdateOffsetOp) -> None:
    """UpdateOffsetOp::verify"""
    type = op.tensor_desc.type
    if not is_scattered(type):
        raise op.op_error("Expects a scattered TensorDesc.\n")
    shape = _shape(type)[:-1] if chunk_size(type) > 1 else _shape(type)
    if shape != _shape(op.offsets.type):
        raise op.op_error("Offsets should match TensorDesc except the chunk size dim.")


def _verify_source(op: Gather, value: Value, name: str) -> None:
    """Checks the offsets: a descriptor has its own, a memref or address needs some."""
    if is_descriptor(value.type):
        if op.offsets is not None:
            raise op.op_error("offsets not allowed.")
        if not is_scattered(value.type):
            raise op.op_error("Expects a scattered TensorDesc.")
        return
    if op.offsets is None:
        raise op.op_error("Expects offsets.")
    if _rank(value) > 1:
        raise op.op_error(f"Expecting the {name} is a 1D memref or pointer (uint64_t).")


@verifies(xegpu.PrefetchOp)
def verify_prefetch(op: xegpu.PrefetchOp) -> None:
    """PrefetchOp::verify"""
    _verify_source(op, op.source, "source")
    _verify_hints(op, _READ)
    source = op.source.type
    if op.offset_align_byte_attr is not None and (
        is_descriptor(source) or isinstance(source, MemRefType)
    ):
        raise op.op_error("offset_align_byte only allowed with integer source.")
    if isinstance(source, IntegerType) and op.offset_align_byte_attr is None:
        raise op.op_error("offset_align_byte is required with integer source.")


@verifies(xegpu.LoadGatherOp)
def verify_load(op: xegpu.LoadGatherOp) -> None:
    """LoadGatherOp::verify"""
    _verify_source(op, op.source, "source")
    _verify_hints(op, _READ)
    _verify_elements(op, op.source, op.mask, op.value)


@verifies(xegpu.StoreScatterOp)
def verify_store(op: xegpu.StoreScatterOp) -> None:
    """StoreScatterOp::verify"""
    _verify_source(op, op.dest, "dest")
    _verify_hints(op, _WRITE)
    _verify_elements(op, op.dest, op.mask, op.value)


def _verify_elements(
    op: xegpu.LoadGatherOp | xegpu.StoreScatterOp, memory: Value, mask: Value, value: Value
) -> None:
    if is_descriptor(memory.type):
        _verify_described(op, memory.type, mask.type, value.type)
        return
    chunk = op.chunk_size if op.chunk_size is not None else 1
    if isinstance(memory.type, MemRefType) and _element(value.type) is not memory.type.element_type:
        raise op.error("Value should have the same element type as MemRef.")
    assert op.offsets is not None
    _verify_chunks(op, chunk, op.offsets.type, mask.type, value.type)


def _verify_described(
    op: xegpu.LoadGatherOp | xegpu.StoreScatterOp, type: Any, mask: Type, value: Type
) -> None:
    if not isinstance(value, VectorType):
        raise op.op_error("Expecting a vector type result.")
    if value.element_type is not type.element_type:
        raise op.op_error("Value should have the same element type as TensorDesc.")
    chunk = chunk_size(type)
    if (type.shape[:-1] if chunk > 1 else type.shape) != _shape(mask):
        raise op.op_error("Mask should match TensorDesc except the chunk size dim.")
    if value.rank == 1 and value.num_elements == chunk:
        if type.layout is not None:
            raise op.op_error(_SIMT)
        return
    if type.shape != value.shape:
        raise op.op_error(
            f"Value shape {_text(value.shape)} is neither a valid distribution for SIMT nor consistent "
            f"with the tensor descriptor for SIMD '{type}'"
        )


def _verify_chunks(
    op: xegpu.LoadGatherOp | xegpu.StoreScatterOp,
    chunk: int,
    offsets: Type,
    mask: Type,
    value: Type,
) -> None:
    has_vector = isinstance(mask, VectorType) or isinstance(offsets, VectorType)
    if not isinstance(value, VectorType):
        if chunk > 1:
            raise op.op_error("Expecting chunk size == 1 for scalar result")
        if has_vector:
            raise op.op_error("Expecting scalar mask and offsets.")
        return
    if not has_vector:
        if value.num_elements != chunk:
            raise op.op_error(f"value elements must match chunk size {chunk}")
        return
    if not isinstance(mask, VectorType):
        raise op.op_error("Expecting a vector type mask.")
    if chunk > 1:
        if value.rank == 1 and value.num_elements != chunk:
            raise op.op_error(f"value elements must match chunk size {chunk}")
    elif value.num_elements != mask.num_elements:
        raise op.op_error("Mask should match value except the chunk size dim.")
    if mask.num_elements == 1:
        return
    if (value.shape[:-1] if chunk > 1 else value.shape) != mask.shape:
        raise op.op_error("Mask should match value except the chunk size dim.")


# --- vectors ------------------------------------------------------------------------------------------------------------


@verifies(xegpu.DpasOp)
def verify_dpas(op: xegpu.DpasOp) -> None:
    """DpasOp::verify"""
    left, right, result = (_shape(value.type) for value in (op.lhs, op.rhs, op.result))
    if op.acc is not None and op.acc.type is not op.result.type:
        raise op.op_error("Expecting the acc type to be the same as result.")
    if len(left) == len(right) == len(result) == 1:
        element = _element(op.rhs.type)
        width = element.width if isinstance(element, (IntegerType, FloatType)) else 32
        factor = 32 // width
        if factor and right[0] % factor:
            raise op.op_error("Expecting B operand to be a multiple of 32 bits.")
        return
    if len(left) != 2 or len(right) not in (2, 3) or len(result) != 2:
        raise op.op_error(
            "expecting lhs and result to be a 2D vector, and rhs to be either 2D or 3D (packed) vector."
        )
    depth = right[0] * right[2] if len(right) == 3 else right[0]
    for wanted, given, name in (
        (depth, left[1], "K"),
        (left[0], result[0], "M"),
        (right[1], result[1], "N"),
    ):
        if wanted != given:
            raise op.op_error(f"{name}-dimension mismatch.")


@verifies(xegpu.ConvertLayoutOp)
def verify_convert_layout(op: xegpu.ConvertLayoutOp) -> None:
    """ConvertLayoutOp::verify"""
    layouts: list[Attribute] = [op.input_layout, op.target_layout]
    for layout, name in zip(layouts, ("input", "target"), strict=True):
        if not is_layout(layout):
            raise op.op_error(f"expected {name} layout.")
    first, second = map(layout_of, layouts)
    if first.is_for_workgroup is not second.is_for_workgroup:
        raise op.op_error(
            "expected input layout and target layout be WgLayout or SgLayout at the same time."
        )
    shape = _shape(op.source.type)
    for parts, name in ((first, "input"), (second, "target")):
        if not is_evenly_distributable(shape, parts):
            raise op.op_error(f"invalid {name} layout, data cannot be evenly distributed.")
