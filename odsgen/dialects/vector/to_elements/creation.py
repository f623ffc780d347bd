"""Operations that make vectors of numbers, and prints of all their elements."""

from __future__ import annotations

from typing import Any

from odsgen.dialects.vector.lowering.elements import (
    Elements,
    Position,
    is_static,
    positions_in,
    row_of,
)
from odsgen.rewriting import PatternRewriter, RewritePattern
from odsgen.runtime import Value, VectorType
from odsgen_dialects import vector

_NOTHING = vector.PrintPunctuation.NoPunctuation


class CreateMask(RewritePattern[vector.CreateMaskOp]):
    """Compares the numbers of each row with the limit; rows outside of the limits are empty."""

    def match_and_rewrite(self, op: Any, rewriter: PatternRewriter) -> bool:
        type = op.results[0].type
        if not is_static(type):
            return rewriter.match_failure(op, "no vector of known sizes")
        elements = Elements(op, rewriter)
        *limits, last = op.operands
        row = elements.row_mask(type.shape[-1], last)
        empty = elements.no_mask(type.shape[-1]) if limits else row
        result = elements.poison(type) if limits else row
        for position in positions_in(type.shape[:-1]):
            inside: Value | None = None
            for place, limit in zip(position, limits, strict=True):
                inside = elements.both(inside, elements.is_less(elements.index(place), limit))
            value = row if inside is None else elements.select(inside, row, empty)
            result = elements.put(value, result, position)
        rewriter.replace_op(op, [result])
        return True


class ConstantMask(RewritePattern[vector.ConstantMaskOp]):
    """Becomes a constant."""

    def match_and_rewrite(self, op: Any, rewriter: PatternRewriter) -> bool:
        type = op.results[0].type
        if not is_static(type):
            return rewriter.match_failure(op, "no vector of known sizes")
        limits = op.mask_dim_sizes
        bits = [
            int(all(place < limit for place, limit in zip(position, limits, strict=True)))
            for position in positions_in(type.shape)
        ]
        rewriter.replace_op(op, [Elements(op, rewriter).constant(type, bits)])
        return True


class Step(RewritePattern[vector.StepOp]):
    """Becomes a constant."""

    def match_and_rewrite(self, op: Any, rewriter: PatternRewriter) -> bool:
        type = op.results[0].type
        if not is_static(type):
            return rewriter.match_failure(op, "no vector of a known size")
        numbers = list(range(type.shape[0]))
        rewriter.replace_op(op, [Elements(op, rewriter).constant(type, numbers)])
        return True


class FromElements(RewritePattern[vector.FromElementsOp]):
    """Inserts the elements one by one."""

    def match_and_rewrite(self, op: Any, rewriter: PatternRewriter) -> bool:
        type = op.results[0].type
        if not is_static(type):
            return rewriter.match_failure(op, "no vector with dimensions")
        elements = Elements(op, rewriter)
        result = elements.poison(type)
        for value, position in zip(op.operands, positions_in(type.shape), strict=True):
            result = elements.put(value, result, position)
        rewriter.replace_op(op, [result])
        return True


class ToElements(RewritePattern[vector.ToElementsOp]):
    """Extracts the elements one by one."""

    def match_and_rewrite(self, op: Any, rewriter: PatternRewriter) -> bool:
        type = op.source.type
        if not is_static(type):
            return rewriter.match_failure(op, "no vector of known sizes")
        elements = Elements(op, rewriter)
        positions = positions_in(type.shape)
        rewriter.replace_op(op, [elements.get(op.source, position) for position in positions])
        return True


class Print(RewritePattern[vector.PrintOp]):
    """Prints the elements one by one, with parentheses and commas."""

    def match_and_rewrite(self, op: Any, rewriter: PatternRewriter) -> bool:
        source = op.source
        if source is None or not isinstance(source.type, VectorType) or not is_static(source.type):
            return rewriter.match_failure(op, "no vector of known sizes")
        self._print(source, (), source.type, Elements(op, rewriter))
        if op.punctuation is not _NOTHING:
            Elements(op, rewriter).effect(vector.PrintOp.build(punctuation=op.punctuation))
        rewriter.erase_op(op)
        return True

    def _print(
        self, source: Value, position: Position, type: VectorType, elements: Elements
    ) -> None:
        if len(position) == len(type.shape):
            value = elements.get(source, position)
            elements.effect(vector.PrintOp.build(source=value, punctuation=_NOTHING))
            return
        kinds = vector.PrintPunctuation
        elements.effect(vector.PrintOp.build(punctuation=kinds.Open))
        for place in range(type.shape[len(position)]):
            if place:
                elements.effect(vector.PrintOp.build(punctuation=kinds.Comma))
            self._print(source, (*position, place), type, elements)
        elements.effect(vector.PrintOp.build(punctuation=kinds.Close))


class GatherRows(RewritePattern[vector.GatherOp]):
    """Gathers row by row."""

    def match_and_rewrite(self, op: Any, rewriter: PatternRewriter) -> bool:
        type = op.results[0].type
        if not is_static(type) or len(type.shape) < 2:
            return rewriter.match_failure(op, "one row, or no vector of known sizes")
        elements = Elements(op, rewriter)
        result = elements.poison(type)
        for position in positions_in(type.shape[:-1]):
            parts = [elements.get(v, position) for v in (op.indices, op.mask, op.pass_thru)]
            row = vector.GatherOp.build(
                row_of(type), op.base, op.offsets, *parts, alignment=op.alignment
            )
            result = elements.put(elements.insert(row), result, position)
        rewriter.replace_op(op, [result])
        return True


class BitCastRows(RewritePattern[vector.BitCastOp]):
    """Casts row by row."""

    def match_and_rewrite(self, op: Any, rewriter: PatternRewriter) -> bool:
        type = op.results[0].type
        if not is_static(type) or len(type.shape) < 2:
            return rewriter.match_failure(op, "one row, or no vector of known sizes")
        elements = Elements(op, rewriter)
        result = elements.poison(type)
        for position in positions_in(type.shape[:-1]):
            row = elements.get(op.source, position)
            cast = elements.insert(vector.BitCastOp.build(row_of(type), row))
            result = elements.put(cast, result, position)
        rewriter.replace_op(op, [result])
        return True


CREATION = (
    CreateMask(),
    ConstantMask(),
    Step(),
    FromElements(),
    ToElements(),
    Print(),
    GatherRows(),
    BitCastRows(),
)
