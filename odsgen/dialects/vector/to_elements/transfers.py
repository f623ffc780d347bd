"""Transfers between memrefs and vectors: rows with masks for what is outside, elements where dimensions change places."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from odsgen.dialects.memref.layouts import strides_and_offset
from odsgen.dialects.vector.lowering.elements import (
    Elements,
    Position,
    is_static,
    positions_in,
    row_of,
)
from odsgen.rewriting import PatternRewriter, RewritePattern
from odsgen.runtime import (
    AffineConstantExpr,
    AffineDimExpr,
    MemRefType,
    Value,
    VectorType,
    i1,
)
from odsgen_dialects import memref, vector


class _Access(NamedTuple):
    """An access to a part of memory: where it is in the vector, its indices, and its mask; no mask: all of it."""

    position: Position
    indices: list[Value]
    mask: Value | None
    type: VectorType


class _Transfer:
    """The accesses of a transfer."""

    def __init__(self, op: Any, type: VectorType, elements: Elements) -> None:
        self.op = op
        self.type = type
        self.elements = elements
        rank = len(op.base.type.shape)
        #: By dimension of the vector, the dimension of memory; None where the same element is everywhere.
        self.dimensions = [
            expr.position if isinstance(expr, AffineDimExpr) else None
            for expr in op.permutation_map.value.results
        ]
        layout = strides_and_offset(op.base.type)
        #: Whether the elements of a row lie side by side.
        self.has_rows = (
            layout is not None and self.dimensions[-1] == rank - 1 and layout[0][-1] == 1
        )
        self._sizes: dict[int, Value] = {}

    def accesses(self) -> Iterator[_Access]:
        """The rows, or the elements, in order."""
        row = row_of(self.type)
        if self.has_rows:
            for position in positions_in(self.type.shape[:-1]):
                yield self._access(position, row)
        else:
            single = VectorType.get((1,), self.type.element_type)
            for position in positions_in(self.type.shape):
                yield self._access(position, single)

    def _access(self, position: Position, type: VectorType) -> _Access:
        elements, op = self.elements, self.op
        indices = list(op.indices)
        condition: Value | None = None
        for place, dimension, inside in zip(position, self.dimensions, op.in_bounds, strict=False):
            if dimension is None:
                continue
            if place:
                indices[dimension] = elements.add(indices[dimension], elements.index(place))
            if not inside:
                fits = elements.is_less(indices[dimension], self._size(dimension))
                condition = elements.both(condition, fits)
        return _Access(position, indices, self._mask(position, indices, condition, type), type)

    def _size(self, dimension: int) -> Value:
        if dimension not in self._sizes:
            number = self.elements.index(dimension)
            self._sizes[dimension] = self.elements.insert(memref.DimOp.build(self.op.base, number))
        return self._sizes[dimension]

    def _mask(
        self,
        position: Position,
        indices: Sequence[Value],
        condition: Value | None,
        type: VectorType,
    ) -> Value | None:
        """The mask of an access, of what is inside of memory and of the mask of the operation."""
        elements = self.elements
        (count,) = type.shape
        mask: Value | None = None
        if self.has_rows and not self.op.in_bounds[-1]:
            from odsgen_dialects.arith import SubIOp

            last = self.dimensions[-1]
            assert last is not None
            left = elements.insert(SubIOp.build(self._size(last), indices[last]))
            mask = elements.row_mask(count, left)
        if self.op.mask is not None:
            given = elements.get(self.op.mask, self._in_mask(position))
            if not isinstance(given.type, VectorType):
                given = elements.broadcast(given, VectorType.get((1,), i1))
            mask = elements.both(mask, given)
        if condition is not None:
            whole = elements.broadcast(condition, VectorType.get((count,), i1))
            mask = elements.both(mask, whole)
        return mask

    def _in_mask(self, position: Position) -> Position:
        """The place in the mask, which has the dimensions of memory that the vector has."""
        order = sorted(d for d in self.dimensions if d is not None)
        places = dict(zip(self.dimensions, position, strict=False))
        return tuple(places[dimension] for dimension in order if dimension in places)


def _is_transfer(op: Any, type: Any) -> bool:
    """Whether a transfer is one between a memref of numbers and a vector of known sizes."""
    memory = op.base.type
    exprs = op.permutation_map.value.results
    return (
        isinstance(memory, MemRefType)
        and isinstance(type, VectorType)
        and is_static(type)
        and memory.element_type is type.element_type
        and all(isinstance(expr, (AffineDimExpr, AffineConstantExpr)) for expr in exprs)
    )


class TransferRead(RewritePattern[vector.TransferReadOp]):
    """Loads rows or elements; what is outside of memory, or of the mask, is the padding."""

    def match_and_rewrite(self, op: Any, rewriter: PatternRewriter) -> bool:
        type = op.results[0].type
        if not _is_transfer(op, type):
            return rewriter.match_failure(op, "no memref of numbers, or no vector of known sizes")
        elements = Elements(op, rewriter)
        transfer = _Transfer(op, type, elements)
        result = elements.poison(type)
        for access in transfer.accesses():
            if access.mask is None:
                load: Any = vector.LoadOp.build(access.type, op.base, access.indices)
            else:
                padding = elements.broadcast(op.padding, access.type)
                load = vector.MaskedLoadOp.build(
                    access.type, op.base, access.indices, access.mask, padding
                )
            value = elements.insert(load)
            if not transfer.has_rows:
                value = elements.get(value, (0,))
            result = elements.put(value, result, access.position)
        rewriter.replace_op(op, [result])
        return True


class TransferWrite(RewritePattern[vector.TransferWriteOp]):
    """Stores rows or elements, but for those outside of memory or of the mask."""

    def match_and_rewrite(self, op: Any, rewriter: PatternRewriter) -> bool:
        vector_value = op.value_to_store
        if op.results or not _is_transfer(op, vector_value.type):
            return rewriter.match_failure(op, "no memref of numbers, or no vector of known sizes")
        elements = Elements(op, rewriter)
        transfer = _Transfer(op, vector_value.type, elements)
        for access in transfer.accesses():
            value = elements.get(vector_value, access.position)
            if not transfer.has_rows:
                value = elements.broadcast(value, access.type)
            if access.mask is None:
                store: Any = vector.StoreOp.build(value, op.base, access.indices)
            else:
                store = vector.MaskedStoreOp.build(op.base, access.indices, access.mask, value)
            elements.effect(store)
        rewriter.erase_op(op)
        return True


TRANSFERS = (TransferRead(), TransferWrite())
