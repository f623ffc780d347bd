"""Products and reductions of vectors of several dimensions, element by element or row by row."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

from odsgen.dialects.vector.lowering.combining import combiner
from odsgen.dialects.vector.lowering.elements import (
    Elements,
    Position,
    is_static,
    positions_in,
    row_of,
)
from odsgen.rewriting import PatternRewriter, RewritePattern
from odsgen.runtime import (
    AffineMap,
    DenseIntOrFPElementsAttr,
    Type,
    Value,
    VectorType,
    element_type_or_self,
)
from odsgen_dialects import arith, vector


def _multiplier(type: Type) -> Any:
    """The operation that multiplies values of a type."""
    return combiner(vector.CombiningKind.MUL, type)


class OuterProduct(RewritePattern[vector.OuterProductOp]):
    """Multiplies each element with the other vector, row by row."""

    def match_and_rewrite(self, op: Any, rewriter: PatternRewriter) -> bool:
        type = op.results[0].type
        combine = combiner(op.kind, type)
        if not is_static(type) or combine is None or isinstance(op.parent_op, vector.MaskOp):
            return rewriter.match_failure(op, "masked, or no vectors of known sizes")
        elements = Elements(op, rewriter)
        row = row_of(type)
        multiply = _multiplier(type)
        is_sum = op.kind is vector.CombiningKind.ADD and multiply is arith.MulFOp
        is_vector = isinstance(op.rhs.type, VectorType)
        result = elements.poison(type)
        for position in positions_in(type.shape[:-1]) if is_vector else [()]:
            left = op.lhs
            if is_vector:
                left = elements.broadcast(elements.get(op.lhs, position), row)
            right = op.rhs if is_vector else elements.broadcast(op.rhs, row)
            before = None if op.acc is None else elements.get(op.acc, position)
            if before is not None and is_sum:
                value = elements.insert(vector.FMAOp.build(left, right, before))
            else:
                value = elements.insert(multiply.build(left, right))
                if before is not None:
                    value = elements.insert(combine.build(value, before))
            result = elements.put(value, result, position)
        rewriter.replace_op(op, [result])
        return True


class MultiReduction(RewritePattern[vector.MultiDimReductionOp]):
    """Combines the elements one by one, in order."""

    def match_and_rewrite(self, op: Any, rewriter: PatternRewriter) -> bool:
        source = op.source.type
        combine = combiner(op.kind, source)
        if not is_static(source) or combine is None or isinstance(op.parent_op, vector.MaskOp):
            return rewriter.match_failure(op, "masked, or no vector of known sizes")
        elements = Elements(op, rewriter)
        type = op.results[0].type
        reduced = set(op.reduction_dims)
        totals = {
            position: elements.get(op.acc, position)
            for position in positions_in(type.shape if isinstance(type, VectorType) else ())
        }
        for position in positions_in(source.shape):
            kept = tuple(place for d, place in enumerate(position) if d not in reduced)
            value = elements.get(op.source, position)
            totals[kept] = elements.insert(combine.build(totals[kept], value))
        rewriter.replace_op(op, [_filled(elements, type, totals)])
        return True


def _filled(elements: Elements, type: Type, values: dict[Position, Value]) -> Value:
    """A vector of these elements; the only value where there are no dimensions."""
    if not isinstance(type, VectorType):
        return values[()]
    result = elements.poison(type)
    for position, value in values.items():
        result = elements.put(value, result, position)
    return result


class Contraction(RewritePattern[vector.ContractionOp]):
    """Multiplies and combines the elements one by one, in the order of the iterations."""

    def match_and_rewrite(self, op: Any, rewriter: PatternRewriter) -> bool:
        type = op.results[0].type
        combine = combiner(op.kind, type)
        same = element_type_or_self(op.lhs.type) is element_type_or_self(type)
        if (
            not is_static(op.lhs.type, op.rhs.type, type)
            or combine is None
            or not same
            or isinstance(op.parent_op, vector.MaskOp)
        ):
            return rewriter.match_failure(
                op, "masked, of several element types, or of unknown sizes"
            )
        elements = Elements(op, rewriter)
        multiply = _multiplier(type)
        left_map, right_map, map = (attribute.value for attribute in op.indexing_maps)
        totals: dict[Position, Value] = {}
        for iteration in _iterations(op, (left_map, right_map)):
            place = _position(map, iteration)
            left = elements.get(op.lhs, _position(left_map, iteration))
            right = elements.get(op.rhs, _position(right_map, iteration))
            before = totals.get(place)
            if before is None:
                before = elements.get(op.acc, place)
            product = elements.insert(multiply.build(left, right))
            totals[place] = elements.insert(combine.build(before, product))
        rewriter.replace_op(op, [_filled(elements, type, totals)])
        return True


def _iterations(op: Any, maps: Sequence[AffineMap]) -> Iterator[Position]:
    """All values of the dimensions, whose sizes the operands have."""
    sizes = [1] * maps[0].num_dims
    for operand, map in zip((op.lhs, op.rhs), maps, strict=True):
        for size, expr in zip(operand.type.shape, map.results, strict=True):
            sizes[getattr(expr, "position")] = size  # noqa: B009
    return positions_in(sizes)


def _position(map: AffineMap, iteration: Position) -> Position:
    """The element that an iteration reads: maps of contractions choose dimensions."""
    return tuple(iteration[getattr(expr, "position")] for expr in map.results)  # noqa: B009


class MaskedFloatReduction(RewritePattern[vector.MaskOp]):
    """Reduces with infinities for what the mask leaves out: LLVM has no `minimum` and `maximum` with a mask."""

    NEUTRAL: ClassVar = {
        vector.CombiningKind.MINIMUMF: float("inf"),
        vector.CombiningKind.MAXIMUMF: -float("inf"),
    }

    def match_and_rewrite(self, op: Any, rewriter: PatternRewriter) -> bool:
        inner = next(iter(op.mask_region.entry_block), None)
        if not isinstance(inner, vector.ReductionOp) or inner.kind not in self.NEUTRAL:
            return rewriter.match_failure(op, "no minimum or maximum of floats")
        type = inner.vector.type
        others = DenseIntOrFPElementsAttr.get(type, [self.NEUTRAL[inner.kind]])
        neutral = rewriter.insert(arith.ConstantOp.build(others)).results[0]
        chosen = rewriter.insert(arith.SelectOp.build(op.mask, inner.vector, neutral))
        made = vector.ReductionOp.build(
            inner.results[0].type,
            inner.kind,
            chosen.results[0],
            acc=inner.acc,
            fastmath=inner.fastmath,
        )
        rewriter.replace_op(op, rewriter.insert(made).results)
        return True


class Scan(RewritePattern[vector.ScanOp]):
    """Combines the elements along a dimension one by one; all sums on the way are kept."""

    def match_and_rewrite(self, op: Any, rewriter: PatternRewriter) -> bool:
        type = op.source.type
        combine = combiner(op.kind, type)
        if not is_static(type) or combine is None or isinstance(op.parent_op, vector.MaskOp):
            return rewriter.match_failure(op, "masked, or no vector of known sizes")
        elements = Elements(op, rewriter)
        along = op.reduction_dim
        others = (*type.shape[:along], *type.shape[along + 1 :])
        found, last = elements.poison(type), op.initial_value
        for line in positions_in(others):
            value = None
            for number in range(type.shape[along]):
                place = (*line[:along], number, *line[along:])
                before = (*line[:along], number - 1, *line[along:])
                if value is None:
                    source, position = (op.source, place) if op.inclusive else (last, line)
                    value = elements.get(source, position)
                else:
                    new = elements.get(op.source, place if op.inclusive else before)
                    value = elements.insert(combine.build(value, new))
                found = elements.put(value, found, place)
            if value is not None:
                last = elements.put(value, last, line)
        rewriter.replace_op(op, [found, last])
        return True


REDUCTIONS = (
    OuterProduct(),
    MultiReduction(),
    Contraction(),
    MaskedFloatReduction(),
    Scan(),
)
