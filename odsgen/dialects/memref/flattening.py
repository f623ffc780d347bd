"""`flatten-memref`: memory of several dimensions is accessed as memory of one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from odsgen.dialects.affine.mixed_values import composed_apply, composed_max
from odsgen.dialects.memref.layouts import has_identity_map, strides_and_offset
from odsgen.dialects.memref.metadata import Metadata, metadata_of_memref
from odsgen.dialects.shared import Mixed, MixedSlice, load_dependent_dialects
from odsgen.dialects.shared.index_constants import index_value
from odsgen.passes import Pass, register_pass
from odsgen.rewriting import PatternRewriter, RewritePattern, apply_patterns_greedily
from odsgen.runtime import (
    DYNAMIC,
    DYNAMIC_STRIDE,
    AffineConstantExpr,
    AffineDimExpr,
    AffineExpr,
    AffineMap,
    AffineMapAttr,
    AffineSymbolExpr,
    MemRefType,
    Operation,
    StridedLayoutAttr,
    Value,
    VectorType,
)
from odsgen_dialects import memref, vector

#: Where operations have their memref, which the indices follow.
_POSITIONS: dict[type[Operation], int] = {
    memref.LoadOp: 0,
    memref.StoreOp: 1,
    vector.LoadOp: 0,
    vector.StoreOp: 1,
    vector.TransferReadOp: 0,
    vector.TransferWriteOp: 1,
    vector.MaskedLoadOp: 0,
    vector.MaskedStoreOp: 0,
}


def _is_flattened(type: MemRefType) -> bool:
    """Whether memory has several dimensions, at strides."""
    is_strided = has_identity_map(type) or isinstance(type.layout, StridedLayoutAttr)
    return type.rank > 1 and is_strided


def _is_row(op: Any) -> bool:
    """Whether an access is of one element, or of neighbours in the last dimension that there are."""
    if isinstance(op, (memref.LoadOp, memref.StoreOp)):
        return True
    types = (*op.operand_types, *op.result_types)
    if any(len(type.shape) != 1 for type in types if isinstance(type, VectorType)):
        return False
    if not isinstance(op, (vector.TransferReadOp, vector.TransferWriteOp)):
        return True
    map = op.permutation_map.value
    is_minor = list(map.results) == [AffineDimExpr.get(map.num_dims - 1)]
    return is_minor and op.mask is None and all(op.in_bounds)


def _flat_index(
    indices: Sequence[Mixed], strides: Sequence[Mixed], rewriter: PatternRewriter, op: Operation
) -> Value:
    expr: AffineExpr = AffineConstantExpr.get(0)
    operands: list[Mixed] = []
    for position, stride in zip(indices, strides, strict=True):
        number = len(operands)
        expr = expr + AffineSymbolExpr.get(number) * AffineSymbolExpr.get(number + 1)
        operands += (position, stride)
    found = composed_apply(rewriter, expr, operands, op.location, num_dims=0)
    return index_value(rewriter, found, op.location)


def _flat_size(metadata: Metadata, rewriter: PatternRewriter, op: Operation) -> Mixed:
    """The greatest product of a size and its stride."""
    operands: list[Mixed] = []
    products: list[AffineExpr] = []
    for size, stride in zip(metadata.sizes, metadata.strides, strict=True):
        number = len(operands)
        products.append(AffineSymbolExpr.get(number) * AffineSymbolExpr.get(number + 1))
        operands += (stride, size)
    return composed_max(rewriter, AffineMap.get(0, len(operands), products), operands, op.location)


class FlatAccess(RewritePattern[Any]):
    """Accesses a cast of the memory to one dimension."""

    def __init__(self, root: type[Operation]) -> None:
        self.root = root.OPERATION_NAME
        self.position = _POSITIONS[root]
        super().__init__()

    def match_and_rewrite(self, op: Any, rewriter: PatternRewriter) -> bool:
        source = op.operands[self.position]
        type = source.type
        if not isinstance(type, MemRefType) or not _is_flattened(type) or not _is_row(op):
            return rewriter.match_failure(op, "no row of memory with strides")
        location = op.location
        made = memref.ExtractStridedMetadataOp.build(source, location=location)
        metadata = metadata_of_memref(rewriter.insert(made))
        position = _flat_index(list(op.indices), metadata.strides, rewriter, op)
        size = _flat_size(metadata, rewriter, op)
        # MLIR takes the last stride once more, so that elements at other strides than 1 are others.
        slice = MixedSlice([metadata.offset], [size], [1])
        flat = MemRefType.get(
            [DYNAMIC if isinstance(size, Value) else size],
            type.element_type,
            StridedLayoutAttr.get(
                DYNAMIC_STRIDE if isinstance(metadata.offset, Value) else metadata.offset, (1,)
            ),
            type.memory_space,
        )
        cast = memref.ReinterpretCastOp.build(
            flat, source, *slice.build_arguments(), location=location
        )
        memory = rewriter.insert(cast).results[0]
        rewriter.replace_op(op, rewriter.insert(self._moved(op, memory, position)))
        return True

    def _moved(self, op: Any, memory: Value, position: Value) -> Operation:
        location = op.location
        if isinstance(op, (vector.TransferReadOp, vector.TransferWriteOp)):
            return _transfer(op, memory, position)
        end = self.position + 1 + len(op.indices)
        operands = (*op.operands[: self.position], memory, position, *op.operands[end:])
        attributes = {**op.attributes, **op.properties_as_attributes()}
        moved: Operation = type(op).build_generic(
            operands, attributes, op.result_types, location=location
        )
        return moved


def _transfer(op: Any, memory: Value, position: Value) -> Operation:
    attribute = AffineMapAttr.get(AffineMap.get_multi_dim_identity(1))
    if isinstance(op, vector.TransferReadOp):
        return vector.TransferReadOp.build(
            op.vector.type, memory, [position], attribute, op.padding, [False], location=op.location
        )
    return vector.TransferWriteOp.build(
        None, op.value_to_store, memory, [position], attribute, [False], location=op.location
    )


class FlatAllocation(RewritePattern[Any]):
    """Allocates one dimension, and casts it; where sizes are dynamic, MLIR's result does not verify."""

    def __init__(self, root: type[Operation]) -> None:
        self.root = root.OPERATION_NAME
        super().__init__()

    def match_and_rewrite(self, op: Any, rewriter: PatternRewriter) -> bool:
        before = op.memref.type
        if not isinstance(before, MemRefType) or not _is_flattened(before):
            return rewriter.match_failure(op, "no memory with strides")
        layout = strides_and_offset(before)
        if not before.has_static_shape or layout is None or layout[1] != 0:
            return rewriter.match_failure(op, "the size is not known, or it does not begin at 0")
        strides = layout[0]
        if DYNAMIC_STRIDE in strides:
            return rewriter.match_failure(op, "the strides are not known")
        size = max(count * step for count, step in zip(before.shape, strides, strict=True))
        flat = MemRefType.get(
            [size], before.element_type, StridedLayoutAttr.get(0, (1,)), before.memory_space
        )
        made = type(op).build(flat, (), alignment=op.alignment, location=op.location)
        memory = rewriter.insert(made).results[0]
        slice = MixedSlice([0], list(before.shape), list(strides))
        cast = memref.ReinterpretCastOp.build(
            before, memory, *slice.build_arguments(), location=op.location
        )
        rewriter.replace_op(op, rewriter.insert(cast))
        return True


_PATTERNS: tuple[RewritePattern, ...] = (
    *map(FlatAccess, _POSITIONS),
    FlatAllocation(memref.AllocOp),
    FlatAllocation(memref.AllocaOp),
)


@register_pass
class FlattenMemrefsPass(Pass):
    """Makes memory of one dimension of memory of several."""

    ARGUMENT = "flatten-memref"
    NAME = "FlattenMemrefsPass"
    SUMMARY = "Flatten a multiple dimensional memref to 1-dimensional"

    def run_on_operation(self, op: Operation) -> None:
        load_dependent_dialects(op, "affine", "arith", "memref", "vector")
        apply_patterns_greedily(op, _PATTERNS)
