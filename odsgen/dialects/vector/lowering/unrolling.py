"""Unrolling of operations on vectors of several dimensions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import product
from typing import Any

from odsgen.dialects.shared import vector_type
from odsgen.dialects.vector.lowering.elements import Elements, Position
from odsgen.rewriting import PatternRewriter, RewritePattern
from odsgen.runtime import Operation, Type, Value, VectorType
from odsgen_dialects import vector


def without_first(type: VectorType) -> VectorType:
    """The type without its outermost dimension."""
    return VectorType.get(type.shape[1:], type.element_type, type.scalable_dims[1:])


def row_of(type: VectorType) -> VectorType:
    """The type of the rows, which may be scalable."""
    return VectorType.get(type.shape[-1:], type.element_type, type.scalable_dims[-1:])


def row_positions(type: VectorType) -> list[Position]:
    """The positions of the rows; those of vectors of rows where an outer dimension is scalable."""
    sizes: list[int] = []
    for size, is_scalable in zip(type.shape[:-1], type.scalable_dims[:-1], strict=True):
        if is_scalable:
            break
        sizes.append(size)
    return list(product(*map(range, sizes))) if sizes else []


class BroadcastUnrolling(RewritePattern[vector.BroadcastOp]):
    """Broadcasts a scalar into each row; adds and stretches outer dimensions one by one."""

    def match_and_rewrite(self, op: Any, rewriter: PatternRewriter) -> bool:
        source, target = op.source.type, op.vector.type
        if not isinstance(source, VectorType):
            return rewriter.match_failure(op, "a scalar")
        elements = Elements(op, rewriter)
        rank, target_rank = len(source.shape), len(target.shape)
        if rank <= 1 and target_rank == 1:
            scalar = elements.insert(vector.ExtractOp.build(op.source, (), (0,) * rank))
            rewriter.replace_op(op, [elements.broadcast(scalar, target)])
            return True
        if rank == target_rank and source.shape == target.shape:
            rewriter.replace_op(op, [op.source])
            return True
        if target.scalable_dims[0]:
            return rewriter.match_failure(op, "the outermost dimension is scalable")
        rows = without_first(target)
        is_stretched = rank == target_rank and source.shape[0] != target.shape[0]
        row: Value | None = None
        result: Value | None = None
        if rank < target_rank:
            row = elements.broadcast(op.source, rows)
        result = elements.poison(target)
        if is_stretched:
            row = elements.broadcast(elements.get(op.source, (0,)), rows)
        for number in range(target.shape[0]):
            value = row
            if value is None:
                value = elements.broadcast(elements.get(op.source, (number,)), rows)
            result = elements.put(value, result, (number,))
        rewriter.replace_op(op, [result])
        return True


class FMAUnrolling(RewritePattern[vector.FMAOp]):
    """Unrolls `vector.fma` along the outermost dimension."""

    def match_and_rewrite(self, op: Any, rewriter: PatternRewriter) -> bool:
        type = op.results[0].type
        if len(type.shape) < 2 or type.scalable_dims[0]:
            return rewriter.match_failure(op, "a vector of one dimension")
        elements = Elements(op, rewriter)
        result = elements.constant(type, [0.0])
        for number in range(type.shape[0]):
            rows = [elements.get(operand, (number,)) for operand in op.operands]
            row = elements.insert(vector.FMAOp.build(*rows))
            result = elements.put(row, result, (number,))
        rewriter.replace_op(op, [result])
        return True


class ByRows(RewritePattern[Any]):
    """Unrolls an operation to rows, which are inserted into constants or poison."""

    def __init__(
        self,
        root: type[Operation],
        build: Callable[[Any, Sequence[Value], Type], Operation],
        start: Callable[[Elements, VectorType], Value],
    ) -> None:
        self.root = root.OPERATION_NAME
        super().__init__()
        self._build = build
        self._start = start

    def match_and_rewrite(self, op: Any, rewriter: PatternRewriter) -> bool:
        type = op.results[0].type
        found = row_positions(type)
        if not found:
            return rewriter.match_failure(op, "no outer dimensions to unroll")
        elements = Elements(op, rewriter)
        depth = len(found[0])
        inner = VectorType.get(type.shape[depth:], type.element_type, type.scalable_dims[depth:])
        start = self._start(elements, type)
        results = [start] * len(op.results)
        for position in found:
            rows = [elements.get(operand, position) for operand in op.operands]
            made = self._build(op, rows, inner)
            made.location = op.location
            rewriter.insert(made)
            results = [
                elements.put(row, result, position)
                for row, result in zip(made.results, results, strict=True)
            ]
        rewriter.replace_op(op, results)
        return True


def _zeros(elements: Elements, type: VectorType) -> Value:
    return elements.constant(type, [0])


def _poison(elements: Elements, type: VectorType) -> Value:
    return elements.poison(type)


class GatherUnrolling(RewritePattern[vector.GatherOp]):
    """Gathers the outermost dimension part by part."""

    def match_and_rewrite(self, op: Any, rewriter: PatternRewriter) -> bool:
        type = op.results[0].type
        if len(type.shape) < 2 or type.scalable_dims[0]:
            return rewriter.match_failure(op, "no outer dimension to unroll")
        elements = Elements(op, rewriter)
        result = elements.poison(type)
        for number in range(type.shape[0]):
            indices, mask, rest = [
                elements.get(value, (number,)) for value in (op.indices, op.mask, op.pass_thru)
            ]
            made = vector.GatherOp.build(
                without_first(type),
                op.base,
                op.offsets,
                indices,
                mask,
                rest,
                alignment=op.alignment,
            )
            result = elements.put(elements.insert(made), result, (number,))
        rewriter.replace_op(op, [result])
        return True


class FromElementsUnrolling(RewritePattern[vector.FromElementsOp]):
    """Makes the parts of the outermost dimension of their elements."""

    def match_and_rewrite(self, op: Any, rewriter: PatternRewriter) -> bool:
        type = op.results[0].type
        if len(type.shape) < 2:
            return rewriter.match_failure(op, "a row")
        elements = Elements(op, rewriter)
        inner = without_first(type)
        count = len(op.operands) // type.shape[0]
        result = elements.poison(type)
        for number in range(type.shape[0]):
            part = tuple(op.operands)[number * count : (number + 1) * count]
            row = elements.insert(vector.FromElementsOp.build(inner, part))
            result = elements.put(row, result, (number,))
        rewriter.replace_op(op, [result])
        return True


class ToElementsUnrolling(RewritePattern[vector.ToElementsOp]):
    """Takes the elements of each part of the outermost dimension."""

    def match_and_rewrite(self, op: Any, rewriter: PatternRewriter) -> bool:
        type = op.source.type
        if len(type.shape) < 2:
            return rewriter.match_failure(op, "a row")
        elements = Elements(op, rewriter)
        parts = [elements.get(op.source, (number,)) for number in range(type.shape[0])]
        found: list[Value] = []
        for part in parts:
            made = vector.ToElementsOp.build(part, location=op.location)
            rewriter.insert(made)
            found += made.results
        rewriter.replace_op(op, found)
        return True


class StepConstant(RewritePattern[vector.StepOp]):
    """Becomes a constant where the number of elements is known."""

    def match_and_rewrite(self, op: Any, rewriter: PatternRewriter) -> bool:
        type = op.results[0].type
        if any(type.scalable_dims):
            return rewriter.match_failure(op, "a scalable vector")
        numbers = list(range(type.shape[0]))
        rewriter.replace_op(op, [Elements(op, rewriter).constant(type, numbers)])
        return True


BITCAST = ByRows(
    vector.BitCastOp, lambda op, rows, type: vector.BitCastOp.build(type, *rows), _poison
)
INTERLEAVE = (
    ByRows(vector.InterleaveOp, lambda op, rows, type: vector.InterleaveOp.build(*rows), _zeros),
    ByRows(
        vector.DeinterleaveOp, lambda op, rows, type: vector.DeinterleaveOp.build(*rows), _zeros
    ),
)
ELEMENTS = (FromElementsUnrolling(), ToElementsUnrolling())


class InterleaveAsShuffle(RewritePattern[vector.InterleaveOp]):
    """Shuffles two rows into one."""

    def match_and_rewrite(self, op: vector.InterleaveOp, rewriter: PatternRewriter) -> bool:
        type = vector_type(op.lhs)
        if type.is_scalable or type.rank != 1:
            return rewriter.match_failure(op, "scalable, or not one dimension")
        half = type.shape[0]
        order = [place // 2 + half * (place % 2) for place in range(2 * half)]
        rewriter.replace_op_with_new(op, vector.ShuffleOp.build(op.lhs, op.rhs, order))
        return True
