"""Masks as constants, comparisons and selections; masked operations as operations with a mask."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from odsgen.dialects.shared import vector_type
from odsgen.dialects.vector.lowering.elements import Elements
from odsgen.dialects.vector.lowering.products import zeros
from odsgen.dialects.vector.lowering.unrolling import without_first
from odsgen.passes import Pass, register_pass
from odsgen.rewriting import PatternRewriter, RewritePattern, apply_patterns_greedily
from odsgen.runtime import (
    IntegerAttr,
    MemRefType,
    Operation,
    Type,
    Value,
    VectorType,
    i1,
    i32,
    i64,
)
from odsgen_dialects import arith, memref, tensor, vector


class CreateMaskUnrolling(RewritePattern[vector.CreateMaskOp]):
    """Selects, for each place of the outermost dimension, the mask of the others or none."""

    def match_and_rewrite(self, op: Any, rewriter: PatternRewriter) -> bool:
        type = op.results[0].type
        if len(type.shape) < 2 or type.scalable_dims[0]:
            return rewriter.match_failure(op, "a row, or scalable")
        elements = Elements(op, rewriter)
        inner = without_first(type)
        limit, *others = op.operands
        inside = elements.insert(vector.CreateMaskOp.build(inner, others))
        outside = elements.constant(inner, [0])
        result = elements.constant(type, [0])
        for number in range(type.shape[0]):
            is_inside = elements.is_less(elements.index(number), limit)
            part = elements.select(is_inside, inside, outside)
            result = elements.put(part, result, (number,))
        rewriter.replace_op(op, [result])
        return True


class ConstantMask(RewritePattern[vector.ConstantMaskOp]):
    """Becomes a constant."""

    def match_and_rewrite(self, op: Any, rewriter: PatternRewriter) -> bool:
        type = op.results[0].type
        sizes = tuple(op.mask_dim_sizes)
        elements = Elements(op, rewriter)
        if not type.shape:
            rewriter.replace_op(op, [elements.constant(type, [int(sizes[0] == 1)])])
            return True
        if type.scalable_dims[0]:
            if sizes[0] not in (0, type.shape[0]) or len(type.shape) > 1:
                return rewriter.match_failure(op, "a part of a scalable dimension")
            rewriter.replace_op(op, [elements.constant(type, [int(sizes[0] != 0)])])
            return True
        if len(type.shape) == 1:
            bits = [int(number < sizes[0]) for number in range(type.shape[0])]
            rewriter.replace_op(op, [elements.constant(type, bits)])
            return True
        inside = elements.insert(vector.ConstantMaskOp.build(without_first(type), sizes[1:]))
        result = elements.constant(type, [0])
        for number in range(sizes[0]):
            result = elements.put(inside, result, (number,))
        rewriter.replace_op(op, [result])
        return True


def cast_to_index_like(elements: Elements, value: Value, type: Type) -> Value:
    """An index as an integer, or an integer as an index; the value itself where it has the type."""
    if value.type is type:
        return value
    constant = value.defining_op
    if isinstance(constant, arith.ConstantOp) and isinstance(constant.value, IntegerAttr):
        number = IntegerAttr.get(constant.value.value, type)
        return elements.insert(arith.ConstantOp.build(number))
    return elements.insert(arith.IndexCastOp.build(type, value))


class CompareWithLimit(RewritePattern[vector.CreateMaskOp]):
    """Compares the numbers of the elements with the limit."""

    def __init__(self, has_short_indices: bool) -> None:
        super().__init__()
        self._type = i32 if has_short_indices else i64

    def match_and_rewrite(self, op: Any, rewriter: PatternRewriter) -> bool:
        type = op.results[0].type
        if len(type.shape) > 1 or any(type.scalable_dims):
            return rewriter.match_failure(op, "several dimensions, or scalable")
        elements = Elements(op, rewriter)
        size = type.shape[0] if type.shape else 1
        numbers_type = VectorType.get(type.shape, self._type)
        numbers = elements.constant(numbers_type, list(range(size)))
        limit = cast_to_index_like(elements, op.operands[0], self._type)
        limits = elements.broadcast(limit, numbers_type)
        rewriter.replace_op(op, [elements.is_less(numbers, limits)])
        return True


class TransferMask(RewritePattern[Any]):
    """Masks what may be out of bounds."""

    def __init__(self, root: type[Operation]) -> None:
        self.root = root.OPERATION_NAME
        super().__init__()

    def match_and_rewrite(self, op: Any, rewriter: PatternRewriter) -> bool:
        type = op.vector.type if isinstance(op, vector.TransferReadOp) else op.value_to_store.type
        if all(op.in_bounds) or len(type.shape) > 1 or not op.indices:
            return rewriter.match_failure(op, "in bounds, or several dimensions")
        if isinstance(op.parent_op, vector.MaskOp):
            return rewriter.match_failure(op, "masked")
        elements = Elements(op, rewriter)
        last = len(op.indices) - 1
        size = size_of(elements, op.base, last)
        left = elements.insert(arith.SubIOp.build(size, op.indices[last]))
        mask_type = VectorType.get(type.shape, i1, type.scalable_dims)
        mask = elements.insert(vector.CreateMaskOp.build(mask_type, (left,)))
        if op.mask is not None:
            mask = elements.both(mask, op.mask)
        made = with_mask(op, mask, (True,))
        rewriter.replace_op_with_new(op, made)
        return True


def with_mask(op: Any, mask: Value, in_bounds: Sequence[bool]) -> Operation:
    """The same transfer with a mask."""
    if isinstance(op, vector.TransferReadOp):
        return vector.TransferReadOp.build(
            op.vector.type,
            op.base,
            op.indices,
            op.permutation_map,
            op.padding,
            in_bounds,
            mask=mask,
            location=op.location,
        )
    return vector.TransferWriteOp.build(
        op.results[0].type if op.results else None,
        op.value_to_store,
        op.base,
        op.indices,
        op.property_attribute("permutation_map"),
        in_bounds,
        mask=mask,
        location=op.location,
    )


def size_of(elements: Elements, value: Value, dim: int) -> Value:
    """The size of a dimension of a memref or tensor: a constant where it is known."""
    static = value.type.shape[dim]  # type: ignore[attr-defined]
    if static >= 0:
        return elements.index(static)
    kind = memref.DimOp if isinstance(value.type, MemRefType) else tensor.DimOp
    return elements.insert(kind.build(value, elements.index(dim)))


# --- operations inside of masks -------------------------------------------------------------------------------------------


class MaskedOperation(RewritePattern[vector.MaskOp]):
    """Gives the mask around a transfer or gather to the operation."""

    def match_and_rewrite(self, op: Any, rewriter: PatternRewriter) -> bool:
        inner: Any = op.mask_region.entry_block.first
        if isinstance(inner, (vector.TransferReadOp, vector.TransferWriteOp)):
            if op.passthru is not None or inner.mask is not None:
                return rewriter.match_failure(op, "a value for what is masked")
            made = with_mask(inner, op.mask, tuple(inner.in_bounds))
        elif isinstance(inner, vector.GatherOp):
            type = inner.results[0].type
            made = vector.GatherOp.build(
                type,
                inner.base,
                inner.offsets,
                inner.indices,
                op.mask,
                zeros(Elements(op, rewriter), vector_type(inner.results[0])),  # as MLIR has it
                location=inner.location,
            )
        else:
            return rewriter.match_failure(op, "neither a transfer nor a gather")
        rewriter.replace_op_with_new(op, made)
        return True


@register_pass
class LowerVectorMaskPass(Pass):
    """Gives masks around operations to the operations, where they take one."""

    ARGUMENT = "lower-vector-mask"
    NAME = "LowerVectorMaskPass"
    SUMMARY = "Lower 'vector.mask' operations"
    OPERATION = "func.func"

    def run_on_operation(self, op: Operation) -> None:
        patterns = (MaskedOperation(), *vector.MaskOp.canonicalization_patterns())
        apply_patterns_greedily(op, patterns)


MASKS = (CreateMaskUnrolling(), ConstantMask())


def mask_materialization(has_short_indices: bool) -> tuple[RewritePattern[Any], ...]:
    """The patterns that compute masks of rows."""
    return (
        CompareWithLimit(has_short_indices),
        TransferMask(vector.TransferReadOp),
        TransferMask(vector.TransferWriteOp),
    )
