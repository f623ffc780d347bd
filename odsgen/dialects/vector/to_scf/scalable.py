"""Writes of transposed scalable vectors as loops over their rows."""

from __future__ import annotations

from collections.abc import Callable

from odsgen.dialects.shared import Mixed
from odsgen.dialects.shared.index_constants import index_value
from odsgen.dialects.vector.lowering.elements import Elements
from odsgen.dialects.vector.lowering.unrolling import without_first
from odsgen.dialects.vector.to_scf.accesses import (
    TransferOptions,
    indices_of_part,
    is_tensor_transfer,
    permutation_map,
    transferred_type,
    written,
)
from odsgen.rewriting import PatternRewriter, RewritePattern
from odsgen.runtime import AffineMap, AffineMapAttr, Value, VectorType, i1
from odsgen_dialects import arith, vector


class WriteOfTransposedRows(RewritePattern[vector.TransferWriteOp]):
    """Writes the rows of the transposed vector, whose number is scalable."""

    def __init__(self, options: TransferOptions) -> None:
        super().__init__()
        self._options = options

    def match_and_rewrite(self, op: vector.TransferWriteOp, rewriter: PatternRewriter) -> bool:
        if is_tensor_transfer(op) and not self._options.lowers_tensors:
            return rewriter.match_failure(op, "lowering tensor transfers is disabled")
        type = transferred_type(op)
        if tuple(type.scalable_dims) != (True, False):
            return rewriter.match_failure(op, "expected vector of the form vector<[N]xMxty>")
        if not permutation_map(op).is_identity() or not op.in_bounds[0]:
            return rewriter.match_failure(op, "permuted, or out of bounds")
        transpose = op.value_to_store.defining_op
        if not isinstance(transpose, vector.TransposeOp) or tuple(transpose.permutation) != (1, 0):
            return rewriter.match_failure(op, "source not transpose")
        elements = Elements(op, rewriter)
        scaled = _scaled(elements)
        sizes = _mask_sizes(op, scaled)
        if sizes is None:
            return rewriter.match_failure(op, "failed to resolve mask dims")
        columns = range(type.shape[1])
        slices = [elements.get(transpose.vector, (number,)) for number in columns]
        lower = elements.index(0)
        limit = index_value(rewriter, sizes[0], op.location) if sizes else scaled(type.shape[0])
        step = elements.index(1)
        row_type = without_first(type)
        mask: Value | None = None
        if sizes:
            mask_type = VectorType.get(row_type.shape, i1, row_type.scalable_dims)
            limits = [index_value(rewriter, size, op.location) for size in sizes[1:]]
            mask = elements.insert(vector.CreateMaskOp.build(mask_type, limits))
        map = AffineMapAttr.get(AffineMap.get_minor_identity(permutation_map(op).num_dims, 1))

        def row(inside: Elements, number: Value, state: Value | None) -> Value | None:
            indices = indices_of_part(inside, op, number)
            parts = [inside.get_dynamic(slice, number) for slice in slices]
            value = inside.insert(vector.FromElementsOp.build(row_type, parts))
            target = op.base if state is None else state
            write = vector.TransferWriteOp.build(
                None if state is None else state.type,
                value,
                target,
                indices,
                map,
                op.in_bounds[1:],
                mask=mask,
            )
            inside.effect(write)
            return written(write)

        loop = elements.loop(limit, step, lower, op.base if op.results else None, row)
        if op.results:
            rewriter.replace_op(op, loop.results)
        else:
            rewriter.erase_op(op)
        return True


def _scaled(elements: Elements) -> Callable[[int], Value]:
    """Builds multiples of the scale of vectors, which is read once."""
    scale: list[Value] = []

    def times(number: int) -> Value:
        if not scale:
            scale.append(elements.insert(vector.VectorScaleOp.build()))
        return elements.insert(arith.MulIOp.build(scale[0], elements.index(number)))

    return times


def _mask_sizes(op: vector.TransferWriteOp, scaled: Callable[[int], Value]) -> list[Mixed] | None:
    """The limits of a mask, none without one; None if they are not known."""
    mask = None if op.mask is None else op.mask.defining_op
    if op.mask is None:
        return []
    if isinstance(mask, vector.CreateMaskOp):
        return list(mask.operands)
    if isinstance(mask, vector.ConstantMaskOp):
        type = mask.results[0].type
        assert isinstance(type, VectorType)
        return [
            scaled(size) if is_scalable else size
            for size, is_scalable in zip(mask.mask_dim_sizes, type.scalable_dims, strict=True)
        ]
    return None
