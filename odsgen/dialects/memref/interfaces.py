"""Interface methods of the dialect `memref`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.dialects.memref.layouts import strides_and_offset
from odsgen.dialects.shared import (
    Shapes,
    Size,
    as_sizes,
    size_of,
    speculatability_of_dimension,
)
from odsgen.dialects.shared.mixed_values import mixed_values
from odsgen.hooks import implements
from odsgen.runtime import (
    DYNAMIC,
    DYNAMIC_STRIDE,
    BaseMemRefType,
    MemRefType,
    RegionSuccessor,
    UnrankedMemRefType,
)
from odsgen_dialects import memref

if TYPE_CHECKING:
    from odsgen.runtime import Builder, Operation, SymbolTableCollection, Type


# --- names of results -------------------------------------------------------------------------------------------------

implements(memref.DimOp, method="speculatability")(speculatability_of_dimension)


@implements(memref.ExtractStridedMetadataOp, method="asm_result_names")
def names_of_extract_strided_metadata(
    op: memref.ExtractStridedMetadataOp,
) -> list[str | None]:
    """ExtractStridedMetadataOp::getAsmResultNames"""
    rank = (len(op.results) - 2) // 2
    names: list[str | None] = ["base_buffer", "offset"]
    for group in ("sizes", "strides"):
        names += [group, *[None] * (rank - 1)] if rank else []
    return names


@implements(memref.AllocaScopeOp, method="successor_regions")
def successor_regions_alloca_scope(
    op: memref.AllocaScopeOp, point: Operation | None
) -> list[RegionSuccessor]:
    """AllocaScopeOp::getSuccessorRegions"""
    return [RegionSuccessor(op.body_region) if point is None else RegionSuccessor(None, op.results)]


Types = Sequence["Type"]


# --- views ------------------------------------------------------------------------------------------------------------


# --- casts ------------------------------------------------------------------------------------------------------------


@implements(memref.CastOp, method="are_cast_compatible")
def is_valid_cast(op: memref.CastOp, inputs: Types, outputs: Types) -> bool:
    """CastOp::areCastCompatible"""
    return len(inputs) == 1 == len(outputs) and can_be_cast(inputs[0], outputs[0])


def can_be_cast(source: Type, target: Type) -> bool:
    """Whether `memref.cast` can cast one type to the other."""
    if not (isinstance(source, BaseMemRefType) and isinstance(target, BaseMemRefType)):
        return False
    if source.element_type is not target.element_type:
        return False
    if source.memory_space is not target.memory_space:
        return False
    if isinstance(source, MemRefType) and isinstance(target, MemRefType):
        return _agree(source.shape, target.shape, DYNAMIC) and _layouts_agree(source, target)
    return isinstance(source, MemRefType) or isinstance(target, MemRefType)


def _agree(first: Sequence[int], second: Sequence[int], unknown: int) -> bool:
    return len(first) == len(second) and all(
        a == b or unknown in (a, b) for a, b in zip(first, second, strict=True)
    )


def _layouts_agree(first: MemRefType, second: MemRefType) -> bool:
    if first.layout is second.layout:
        return True
    known, other = strides_and_offset(first), strides_and_offset(second)
    if known is None or other is None or len(known[0]) != len(other[0]):
        return False
    sizes = zip(first.shape, second.shape, strict=True)
    strides = [(a, b) for a, b, s in zip(known[0], other[0], sizes, strict=True) if 1 not in s]
    return all(a == b or DYNAMIC_STRIDE in (a, b) for a, b in [*strides, (known[1], other[1])])


@implements(memref.MemorySpaceCastOp, method="are_cast_compatible")
def is_valid_memory_space_cast(op: memref.MemorySpaceCastOp, inputs: Types, outputs: Types) -> bool:
    """MemorySpaceCastOp::areCastCompatible"""
    if len(inputs) != 1 or len(outputs) != 1:
        return False
    source, target = inputs[0], outputs[0]
    if isinstance(source, MemRefType) and isinstance(target, MemRefType):
        return (source.shape, source.element_type, source.layout) == (
            target.shape,
            target.element_type,
            target.layout,
        )
    if isinstance(source, UnrankedMemRefType) and isinstance(target, UnrankedMemRefType):
        return source.element_type is target.element_type
    return False


@implements(memref.GetGlobalOp, method="verify_symbol_uses")
def verify_get_global(op: memref.GetGlobalOp, symbol_tables: SymbolTableCollection) -> None:
    """GetGlobalOp::verifySymbolUses"""
    symbol = op.name_argument_attr
    found = symbol_tables.lookup_nearest_symbol_from(op, symbol)
    if not isinstance(found, memref.GlobalOp):
        raise op.op_error(f"'{symbol.value}' does not reference a valid global memref")
    expected, type = found.type_attr.value, op.result.type
    if expected is not type:
        raise op.op_error(
            f"result type '{type}' does not match type '{expected}' "
            f"of the global memref @{symbol.value}"
        )


# --- sizes of results ---------------------------------------------------------------------------------------------------


@implements(memref.ExpandShapeOp, method="reify_result_shapes")
def reify_result_shapes_expand_shape(op: memref.ExpandShapeOp, builder: Builder) -> Shapes:
    """ExpandShapeOp::reifyResultShapes"""
    return [as_sizes(mixed_values(op.static_output_shape, op.output_shape))]


@implements(memref.AssumeAlignmentOp, method="reify_dim_of_result")
def reify_dim_of_result_assume_alignment(
    op: memref.AssumeAlignmentOp, builder: Builder, result_index: int, dimension: int
) -> Size:
    """AssumeAlignmentOp::reifyDimOfResult"""
    return size_of(builder, op.memref, dimension, op.location)
