"""Verifiers of the dialect `std`."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from odsgen.dialects.func.verifiers import verify_return
from odsgen.dialects.memref.layouts import num_layout_symbols
from odsgen.dialects.std.identifiers import verify_dims_and_symbols, verify_indices
from odsgen.hooks import verifies
from odsgen.runtime import (
    DYNAMIC,
    AffineMap,
    FunctionType,
    IndexType,
    MemRefType,
    Operation,
    ShapedType,
    SymbolRefAttr,
    Type,
    TypedAttr,
    Value,
)
from odsgen_dialects import std

verifies(std.ReturnOp)(verify_return)


def _memref(type: Type) -> MemRefType:
    assert isinstance(type, MemRefType)  # checked before, by the spec
    return type


# --- polyhedral control flow ----------------------------------------------------------------------------------------------


@verifies(std.ForOp)
def verify_for(op: std.ForOp) -> None:
    """Checks the operands of the bounds, and the body's only argument."""
    arguments = op.body.blocks[0].arguments
    if len(arguments) != 1 or not isinstance(arguments[0].type, IndexType):
        raise op.op_error(
            "expected body to have a single index argument for the induction variable"
        )
    _verify_bound(op, "lower", op.lower_bound_map.value, op.lower_bound_operands)
    _verify_bound(op, "upper", op.upper_bound_map.value, op.upper_bound_operands)


def _verify_bound(op: std.ForOp, which: str, map: AffineMap, values: Sequence[Value]) -> None:
    if not map.results:
        raise op.op_error(f"expects the map of the {which} bound to have a result")
    _verify_map(op, map.num_dims, map.num_inputs, values, f"the map of the {which} bound")


def _verify_map(
    op: Operation, num_dims: int, num_inputs: int, values: Sequence[Value], what: str
) -> None:
    if len(values) != num_inputs:
        raise op.op_error(f"{what} takes {num_inputs} operands, but got {len(values)}")
    verify_dims_and_symbols(op, values, num_dims)


@verifies(std.IfOp)
def verify_if(op: std.IfOp) -> None:
    """Checks the operands of the integer set."""
    condition = op.condition.value
    _verify_map(op, condition.num_dims, condition.num_inputs, op.operands, "the integer set")


@verifies(std.AffineApplyOp)
def verify_affine_apply(op: std.AffineApplyOp) -> None:
    """Checks the operands of the map, which has one result."""
    map = op.map.value
    if len(map.results) != 1:
        raise op.op_error("mapping must produce one value")
    _verify_map(op, map.num_dims, map.num_inputs, op.operands, "the map")


# --- shapes and views -----------------------------------------------------------------------------------------------------


@verifies(std.DimOp)
def verify_dim(op: std.DimOp) -> None:
    """Checks the dimension."""
    type = op.source.type
    assert isinstance(type, ShapedType)
    if type.has_rank and op.index >= type.rank:
        raise op.op_error(f"index {op.index} is out of range: the operand has rank {type.rank}")


def _verify_sizes(
    op: Operation, type: MemRefType, sizes: Sequence[Value], symbols: Sequence[Value]
) -> None:
    """Checks the number of dynamic sizes and layout symbols."""
    dynamic = type.shape.count(DYNAMIC)
    if len(sizes) != dynamic:
        raise op.op_error(
            f"dimension operand count does not equal memref dynamic dimension count: "
            f"expected {dynamic}, but got {len(sizes)}"
        )
    count = num_layout_symbols(type)
    if len(symbols) != count:
        raise op.op_error(
            f"symbol operand count does not equal memref symbol count: expected {count}, but got {len(symbols)}"
        )


def _verify_view(op: std.ReshapeOp | std.ViewOp, source: MemRefType, result: MemRefType) -> None:
    _verify_sizes(op, result, op.sizes, op.symbols)
    if (
        source.element_type is not result.element_type
        or source.memory_space is not result.memory_space
    ):
        raise op.op_error("source and result must have the same element type and memory space")


@verifies(std.ReshapeOp)
def verify_reshape(op: std.ReshapeOp) -> None:
    """Checks the dynamic sizes; static element counts must agree."""
    source, result = _memref(op.source.type), _memref(op.result.type)
    _verify_view(op, source, result)
    if DYNAMIC not in source.shape and DYNAMIC not in result.shape:
        if prod(source.shape) != prod(result.shape):
            raise op.op_error(
                f"must keep the number of elements: {prod(source.shape)} are no {prod(result.shape)}"
            )


@verifies(std.ViewOp)
def verify_view(op: std.ViewOp) -> None:
    """Checks the sizes, element type and memory space."""
    _verify_view(op, _memref(op.source.type), _memref(op.result.type))


def _verify_cast(op: Operation, source: Type, result: Type, *, may_rank_differ: bool) -> None:
    assert isinstance(source, ShapedType) and isinstance(result, ShapedType)
    compatible = source.element_type is result.element_type and source is not result
    if compatible and source.has_rank and result.has_rank:
        compatible = source.rank == result.rank and all(
            a == b or DYNAMIC in (a, b) for a, b in zip(source.shape, result.shape, strict=True)
        )
    elif not may_rank_differ:
        compatible = False
    if not compatible:
        raise op.op_error(
            f"operand type '{source}' and result type '{result}' are cast incompatible"
        )


@verifies(std.MemRefCastOp)
def verify_memref_cast(op: std.MemRefCastOp) -> None:
    """Checks that the types differ only in sizes."""
    source, result = _memref(op.source.type), _memref(op.result.type)
    _verify_cast(op, source, result, may_rank_differ=False)
    if source.layout is not result.layout or source.memory_space is not result.memory_space:
        raise op.op_error(
            f"operand type '{source}' and result type '{result}' are cast incompatible"
        )


@verifies(std.TensorCastOp)
def verify_tensor_cast(op: std.TensorCastOp) -> None:
    """Checks that the types differ, but not in element type or known rank."""
    _verify_cast(op, op.source.type, op.result.type, may_rank_differ=True)


# --- memory ---------------------------------------------------------------------------------------------------------------


@verifies(std.AllocOp)
def verify_alloc(op: std.AllocOp) -> None:
    """Checks the number of dynamic sizes and layout symbols."""
    _verify_sizes(op, _memref(op.result.type), op.sizes, op.symbols)


@verifies(std.AllocStaticOp)
def verify_alloc_static(op: std.AllocStaticOp) -> None:
    """Checks that shape and layout are static."""
    type = _memref(op.result.type)
    if DYNAMIC in type.shape or num_layout_symbols(type):
        raise op.op_error("requires a static shape and a layout without symbols")


@verifies(std.LoadOp, std.StoreOp)
def verify_load(op: std.LoadOp | std.StoreOp) -> None:
    """Checks the indices."""
    verify_indices(op, op.indices, _memref(op.memref.type).rank)


@verifies(std.DmaStartOp)
def verify_dma_start(op: std.DmaStartOp) -> None:
    """Checks the element types, and the indices of each buffer."""
    source, target, tag = _memref(op.source.type), _memref(op.target.type), _memref(op.tag.type)
    if source.element_type is not target.element_type:
        raise op.op_error("expected the same element type of source and target")
    verify_indices(op, op.source_indices, source.rank)
    verify_indices(op, op.target_indices, target.rank)
    verify_indices(op, op.tag_indices, tag.rank)


@verifies(std.DmaWaitOp)
def verify_dma_wait(op: std.DmaWaitOp) -> None:
    """Checks the indices of the tag."""
    verify_indices(op, op.tag_indices, _memref(op.tag.type).rank)


@verifies(std.ExtractElementOp)
def verify_extract_element(op: std.ExtractElementOp) -> None:
    """Checks the number of indices of a ranked aggregate."""
    type = op.aggregate.type
    assert isinstance(type, ShapedType)
    if type.has_rank and len(op.indices) != type.rank:
        raise op.op_error(
            f"incorrect number of indices: expected {type.rank}, but got {len(op.indices)}"
        )


# --- constants ------------------------------------------------------------------------------------------------------------


@verifies(std.ConstantOp)
def verify_constant(op: std.ConstantOp) -> None:
    """Checks the value against the result type; a symbol needs a function type."""
    value, type = op.value, op.result.type
    if isinstance(value, SymbolRefAttr):
        if not isinstance(type, FunctionType):
            raise op.op_error(
                f"requires a function type for a reference to a function, but got '{type}'"
            )
    elif not isinstance(value, TypedAttr) or value.type is not type:
        raise op.op_error(f"requires a value of the type of the result, '{type}', but got {value}")
