"""Interface methods of the dialect `memref`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.dialects.memref.layouts import strides_and_offset
from odsgen.dialects.shared.dimensions import speculatability_of_dimension
from odsgen.dialects.shared.mixed_values import mixed_values
from odsgen.dialects.shared.reified_shapes import Shapes, Size, as_sizes, size_of
from odsgen.dialects.shared.result_names import called
from odsgen.hooks import implements
from odsgen.runtime.builtin.shaped_types import BaseMemRefType
from odsgen.runtime.builtin.types import (
    DYNAMIC,
    DYNAMIC_STRIDE,
    MemRefType,
    UnrankedMemRefType,
)
from odsgen.runtime.interfaces.control_flow import RegionSuccessor
from odsgen_dialects.memref import (
    AllocaOp,
    AllocaScopeOp,
    AllocOp,
    AssumeAlignmentOp,
    CastOp,
    CollapseShapeOp,
    DimOp,
    ExpandShapeOp,
    ExtractAlignedPointerAsIndexOp,
    ExtractStridedMetadataOp,
    GetGlobalOp,
    GlobalOp,
    MemorySpaceCastOp,
    ReinterpretCastOp,
    ReshapeOp,
    SubViewOp,
    TransposeOp,
    ViewOp,
)

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Type
    from odsgen.runtime.ir.builder import Builder
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.symbol_table import SymbolTableCollection
    from odsgen.runtime.ir.value import Value


# --- names of results -------------------------------------------------------------------------------------------------

asm_result_names_alloc = implements(AllocOp, method="asm_result_names")(called("alloc"))
asm_result_names_alloca = implements(AllocaOp, method="asm_result_names")(called("alloca"))
asm_result_names_assume_alignment = implements(AssumeAlignmentOp, method="asm_result_names")(
    called("assume_align")
)
asm_result_names_cast = implements(CastOp, method="asm_result_names")(called("cast"))
asm_result_names_collapse_shape = implements(CollapseShapeOp, method="asm_result_names")(
    called("collapse_shape")
)
asm_result_names_dim = implements(DimOp, method="asm_result_names")(called("dim"))
implements(DimOp, method="speculatability")(speculatability_of_dimension)
asm_result_names_expand_shape = implements(ExpandShapeOp, method="asm_result_names")(
    called("expand_shape")
)
asm_result_names_extract_aligned_pointer_as_index = implements(
    ExtractAlignedPointerAsIndexOp, method="asm_result_names"
)(called("intptr"))
asm_result_names_memory_space_cast = implements(MemorySpaceCastOp, method="asm_result_names")(
    called("memspacecast")
)
asm_result_names_reinterpret_cast = implements(ReinterpretCastOp, method="asm_result_names")(
    called("reinterpret_cast")
)
asm_result_names_reshape = implements(ReshapeOp, method="asm_result_names")(called("reshape"))
asm_result_names_subview = implements(SubViewOp, method="asm_result_names")(called("subview"))
asm_result_names_transpose = implements(TransposeOp, method="asm_result_names")(called("transpose"))
asm_result_names_view = implements(ViewOp, method="asm_result_names")(called("view"))


@implements(ExtractStridedMetadataOp, method="asm_result_names")
def asm_result_names_extract_strided_metadata(op: ExtractStridedMetadataOp) -> list[str | None]:
    """ExtractStridedMetadataOp::getAsmResultNames"""
    rank = (len(op.results) - 2) // 2
    names: list[str | None] = ["base_buffer", "offset"]
    for group in ("sizes", "strides"):
        names += [group, *[None] * (rank - 1)] if rank else []
    return names


@implements(AllocaScopeOp, method="successor_regions")
def successor_regions_alloca_scope(
    op: AllocaScopeOp, point: Operation | None
) -> list[RegionSuccessor]:
    """AllocaScopeOp::getSuccessorRegions"""
    return [RegionSuccessor(op.body_region) if point is None else RegionSuccessor(None, op.results)]


Types = Sequence["Type"]


# --- views ------------------------------------------------------------------------------------------------------------


@implements(
    AssumeAlignmentOp,
    CastOp,
    MemorySpaceCastOp,
    CollapseShapeOp,
    ExpandShapeOp,
    ReshapeOp,
    ExtractStridedMetadataOp,
    ReinterpretCastOp,
    SubViewOp,
    ViewOp,
    method="view_source",
)
def _first_operand(op: Operation) -> Value:
    """ViewLikeOpInterface::getViewSource"""
    return op.operands[0]


# --- casts ------------------------------------------------------------------------------------------------------------


@implements(CastOp, method="are_cast_compatible")
def are_cast_compatible_cast(op: CastOp, inputs: Types, outputs: Types) -> bool:
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


@implements(MemorySpaceCastOp, method="are_cast_compatible")
def are_cast_compatible_memory_space_cast(
    op: MemorySpaceCastOp, inputs: Types, outputs: Types
) -> bool:
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


@implements(GetGlobalOp, method="verify_symbol_uses")
def verify_symbol_uses_get_global(op: GetGlobalOp, symbol_tables: SymbolTableCollection) -> None:
    """GetGlobalOp::verifySymbolUses"""
    symbol = op.name_argument_attr
    found = symbol_tables.lookup_nearest_symbol_from(op, symbol)
    if not isinstance(found, GlobalOp):
        raise op.op_error(f"'{symbol.value}' does not reference a valid global memref")
    expected, type = found.type_attr.value, op.result.type
    if expected is not type:
        raise op.op_error(
            f"result type '{type}' does not match type '{expected}' "
            f"of the global memref @{symbol.value}"
        )


# --- sizes of results ---------------------------------------------------------------------------------------------------


@implements(ExpandShapeOp, method="reify_result_shapes")
def reify_result_shapes_expand_shape(op: ExpandShapeOp, builder: Builder) -> Shapes:
    """ExpandShapeOp::reifyResultShapes"""
    return [as_sizes(mixed_values(op.static_output_shape, op.output_shape))]


@implements(AssumeAlignmentOp, method="reify_dim_of_result")
def reify_dim_of_result_assume_alignment(
    op: AssumeAlignmentOp, builder: Builder, result_index: int, dimension: int
) -> Size:
    """AssumeAlignmentOp::reifyDimOfResult"""
    return size_of(builder, op.memref, dimension, op.location)
