"""Transfers of one dimension element by element, where the elements do not lie side by side."""

from __future__ import annotations

from odsgen.dialects.memref.layouts import strides_and_offset
from odsgen.dialects.vector.lowering.elements import Elements
from odsgen.dialects.vector.to_scf.accesses import (
    Transfer,
    TransferOptions,
    indices_of_part,
    permutation_map,
    transferred_type,
    where_in_bounds,
)
from odsgen.rewriting import PatternRewriter, RewritePattern
from odsgen.runtime import FloatType, IntegerType, MemRefType, Type, Value
from odsgen_dialects import arith, memref, vector


def has_padded_elements(type: Type) -> bool:
    """Whether elements take more bits in memory than they have."""
    element = type.element_type if isinstance(type, MemRefType) else None
    width = element.width if isinstance(element, (IntegerType, FloatType)) else 8
    return width < 8 or width & (width - 1) != 0


def _is_by_elements(op: Transfer, options: TransferOptions) -> bool:
    """Whether `convert-vector-to-llvm` would not lower a transfer of one dimension, or to other elements."""
    type = op.base.type
    if len(transferred_type(op).shape) != 1 or not isinstance(type, MemRefType):
        return False
    if options.splits_padded_rows and has_padded_elements(type):
        return True
    layout = strides_and_offset(type)
    has_rows = layout is not None and (not layout[0] or layout[0][-1] == 1)
    return not (has_rows and permutation_map(op).is_minor_identity())


def _bounds(op: Transfer, elements: Elements) -> tuple[Value, Value, Value]:
    """The limit, the step and the first number of the elements."""
    type = transferred_type(op)
    lower = elements.index(0)
    limit = elements.index(type.shape[0])
    if type.scalable_dims[0]:
        scale = elements.insert(vector.VectorScaleOp.build())
        limit = elements.insert(arith.MulIOp.build(limit, scale))
    return limit, elements.index(1), lower


class ReadOfElements(RewritePattern[vector.TransferReadOp]):
    """Loads the elements into the padding."""

    def __init__(self, options: TransferOptions) -> None:
        super().__init__()
        self._options = options

    def match_and_rewrite(self, op: vector.TransferReadOp, rewriter: PatternRewriter) -> bool:
        if not _is_by_elements(op, self._options):
            return rewriter.match_failure(op, "no row, or the elements are side by side")
        elements = Elements(op, rewriter)
        bounds = _bounds(op, elements)
        start = elements.broadcast(op.padding, transferred_type(op))

        def element(inside: Elements, number: Value, state: Value | None) -> Value | None:
            assert state is not None
            indices = indices_of_part(inside, op, number)

            def load(branch: Elements) -> Value:
                value = branch.insert(memref.LoadOp.build(op.base, indices))
                return branch.put_dynamic(value, state, number)

            return where_in_bounds(inside, op, number, load, lambda _: state)

        loop = elements.loop(*bounds, start, element)
        rewriter.replace_op(op, loop.results)
        return True


class WriteOfElements(RewritePattern[vector.TransferWriteOp]):
    """Stores the elements that are inside of memory and of the mask."""

    def __init__(self, options: TransferOptions) -> None:
        super().__init__()
        self._options = options

    def match_and_rewrite(self, op: vector.TransferWriteOp, rewriter: PatternRewriter) -> bool:
        if not _is_by_elements(op, self._options):
            return rewriter.match_failure(op, "no row, or the elements are side by side")
        elements = Elements(op, rewriter)

        def element(inside: Elements, number: Value, state: Value | None) -> None:
            indices = indices_of_part(inside, op, number)

            def store(branch: Elements) -> None:
                value = branch.get_dynamic(op.value_to_store, number)
                branch.effect(memref.StoreOp.build(value, op.base, indices))

            where_in_bounds(inside, op, number, store, lambda _: None)

        elements.loop(*_bounds(op, elements), None, element)
        rewriter.erase_op(op)
        return True
