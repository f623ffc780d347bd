"""Transfers that are plain loads and stores."""

from __future__ import annotations

from typing import Any

from odsgen.dialects.memref.layouts import strides_and_offset
from odsgen.dialects.vector.lowering.elements import Elements
from odsgen.rewriting import PatternRewriter, RewritePattern
from odsgen.runtime import (
    AffineConstantExpr,
    AffineDimExpr,
    AffineMap,
    MemRefType,
    Type,
    VectorType,
)
from odsgen_dialects import vector


def broadcast_dims(map: AffineMap) -> list[int] | None:
    """The results that are 0, where the others are the last dimensions in order; None for another map."""
    results = map.results
    first = map.num_dims - len(results)
    found: list[int] = []
    if first < 0:
        return None
    for number, expr in enumerate(results):
        if isinstance(expr, AffineConstantExpr) and expr.value == 0:
            found.append(number)
        elif not (isinstance(expr, AffineDimExpr) and expr.position == first + number):
            return None
    return found


def _memory(op: Any, type: VectorType) -> MemRefType | None:
    """The memory of a transfer whose elements follow each other; None for another."""
    memory = op.base.type
    if not isinstance(memory, MemRefType) or not all(op.in_bounds):
        return None
    layout = strides_and_offset(memory)
    if layout is None or (memory.shape and layout[0][-1] != 1):
        return None
    element = memory.element_type
    fits = type if isinstance(element, VectorType) else type.element_type
    return memory if element is fits else None


class ReadAsLoad(RewritePattern[vector.TransferReadOp]):
    """Loads a vector, with a mask or without; dimensions that are repeated are broadcast."""

    def __init__(self, max_rank: int | None = None) -> None:
        super().__init__()
        self._max_rank = max_rank

    def match_and_rewrite(self, op: Any, rewriter: PatternRewriter) -> bool:
        type = op.vector.type
        repeated = broadcast_dims(op.permutation_map.value)
        if self._max_rank is not None and len(type.shape) > self._max_rank:
            return rewriter.match_failure(op, "too many dimensions")
        if repeated is None or isinstance(op.parent_op, vector.MaskOp):
            return rewriter.match_failure(op, "permuted, or masked from outside")
        shape = [1 if dim in repeated else size for dim, size in enumerate(type.shape)]
        scalable = [
            is_scalable and dim not in repeated
            for dim, is_scalable in enumerate(type.scalable_dims)
        ]
        loaded = VectorType.get(shape, type.element_type, scalable)
        if _memory(op, loaded) is None:
            return rewriter.match_failure(op, "not contiguous, or not in bounds")
        if op.mask is not None and len(type.shape) != 1:
            return rewriter.match_failure(op, "a mask of several dimensions")
        elements = Elements(op, rewriter)
        made: Any
        if op.mask is None:
            made = vector.LoadOp.build(loaded, op.base, op.indices)
        else:
            rest = elements.broadcast(op.padding, loaded)
            made = vector.MaskedLoadOp.build(loaded, op.base, op.indices, op.mask, rest)
        value = elements.insert(made)
        if repeated:
            value = elements.broadcast(value, type)
        rewriter.replace_op(op, [value])
        return True


class WriteAsStore(RewritePattern[vector.TransferWriteOp]):
    """Stores a vector, with a mask or without."""

    def __init__(self, max_rank: int | None = None) -> None:
        super().__init__()
        self._max_rank = max_rank

    def match_and_rewrite(self, op: Any, rewriter: PatternRewriter) -> bool:
        type: Type = op.value_to_store.type
        assert isinstance(type, VectorType)
        if self._max_rank is not None and len(type.shape) > self._max_rank:
            return rewriter.match_failure(op, "too many dimensions")
        if broadcast_dims(op.permutation_map.value) != [] or isinstance(
            op.parent_op, vector.MaskOp
        ):
            return rewriter.match_failure(op, "permuted, or masked from outside")
        if _memory(op, type) is None:
            return rewriter.match_failure(op, "not contiguous, or not in bounds")
        if op.mask is not None and len(type.shape) != 1:
            return rewriter.match_failure(op, "a mask of several dimensions")
        made: Any
        if op.mask is None:
            made = vector.StoreOp.build(op.value_to_store, op.base, op.indices)
        else:
            made = vector.MaskedStoreOp.build(op.base, op.indices, op.mask, op.value_to_store)
        rewriter.replace_op_with_new(op, made)
        return True


def loads_and_stores(max_rank: int | None = None) -> tuple[RewritePattern[Any], ...]:
    """The patterns for transfers of so many dimensions at most."""
    return ReadAsLoad(max_rank), WriteAsStore(max_rank)
