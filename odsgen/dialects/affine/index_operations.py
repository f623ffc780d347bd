"""`affine.delinearize_index` and `affine.linearize_index` as operations of `arith`, or as `affine.apply`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.dialects.affine.mixed_values import built_apply, composed_apply
from odsgen.dialects.shared import DYNAMIC_INDEX, Mixed
from odsgen.dialects.shared.index_constants import index_constant, index_value
from odsgen.dialects.shared.mixed_values import mixed_values
from odsgen.passes import Pass, register_pass
from odsgen.rewriting import PatternRewriter, RewritePattern, apply_patterns_greedily
from odsgen.runtime import (
    AffineConstantExpr,
    AffineExpr,
    AffineSymbolExpr,
    Location,
    LoopLikeOpInterface,
    Operation,
    Value,
    dim_exprs,
)
from odsgen_dialects import affine, arith

if TYPE_CHECKING:
    from odsgen.runtime import Builder

_FLAGS = arith.IntegerOverflowFlags


def strides(
    builder: Builder,
    location: Location,
    dynamic: Sequence[Value],
    static: Sequence[int],
    *,
    is_known_non_negative: bool,
) -> list[Value]:
    """The suffix products of static and dynamic sizes."""
    flags = _FLAGS.nsw | _FLAGS.nuw if is_known_non_negative else _FLAGS.nsw
    result: list[Value] = []
    remaining = list(dynamic)
    product: Value | None = None
    known = 1
    for size in reversed(static):
        if size != DYNAMIC_INDEX:
            known *= size
        elif product is None:
            product = remaining.pop()
        else:
            factor = remaining.pop()
            product = builder.insert(
                arith.MulIOp.build(product, factor, overflow_flags=flags, location=location)
            ).results[0]
        if product is not None and known == 1:
            result.append(product)
            continue
        stride = index_constant(builder, known, location)
        if product is not None:
            stride = builder.insert(
                arith.MulIOp.build(product, stride, overflow_flags=flags, location=location)
            ).results[0]
        result.append(stride)
    result.reverse()
    return result


class DelinearizeIndexLowering(RewritePattern[affine.AffineDelinearizeIndexOp]):
    """Lowers `delinearize_index` to remainders and quotients by the strides."""

    def match_and_rewrite(
        self, op: affine.AffineDelinearizeIndexOp, rewriter: PatternRewriter
    ) -> bool:
        location = op.location
        static = list(op.static_basis)
        dynamic = list(op.dynamic_basis)
        linear = op.linear_index
        if len(op.results) == len(static) and static.pop(0) == DYNAMIC_INDEX:
            del dynamic[0]
        if len(op.results) == 1:
            rewriter.replace_op(op, [linear])
            return True
        divisors = strides(rewriter, location, dynamic, static, is_known_non_negative=True)
        zero = index_constant(rewriter, 0, location)

        def remainder(stride: Value) -> Value:
            rest = rewriter.insert(arith.RemSIOp.build(linear, stride, location=location)).results[
                0
            ]
            is_negative = rewriter.insert(
                arith.CmpIOp.build(arith.CmpIPredicate.slt, rest, zero, location=location)
            ).results[0]
            corrected = rewriter.insert(
                arith.AddIOp.build(rest, stride, overflow_flags=_FLAGS.nsw, location=location)
            ).results[0]
            return rewriter.insert(
                arith.SelectOp.build(is_negative, corrected, rest, location=location)
            ).result

        results = [
            rewriter.insert(
                arith.FloorDivSIOp.build(linear, divisors[0], location=location)
            ).results[0]
        ]
        for stride, following in zip(divisors, divisors[1:], strict=False):
            results.append(
                rewriter.insert(
                    arith.DivSIOp.build(remainder(stride), following, location=location)
                ).results[0]
            )
        rewriter.replace_op(op, [*results, remainder(divisors[-1])])
        return True


class LinearizeIndexLowering(RewritePattern[affine.AffineLinearizeIndexOp]):
    """Lowers `linearize_index` to a sum of products; the most loop-invariant terms are added first."""

    def match_and_rewrite(
        self, op: affine.AffineLinearizeIndexOp, rewriter: PatternRewriter
    ) -> bool:
        location = op.location
        indices = op.multi_index
        if not indices:
            rewriter.replace_op(op, [index_constant(rewriter, 0, location)])
            return True
        static = list(op.static_basis)
        dynamic = list(op.dynamic_basis)
        if len(indices) == len(static) and static.pop(0) == DYNAMIC_INDEX:
            del dynamic[0]
        factors = strides(rewriter, location, dynamic, static, is_known_non_negative=op.disjoint)
        terms: list[tuple[int, Value]] = []
        for factor, index in zip(factors, indices, strict=False):
            scaled = rewriter.insert(
                arith.MulIOp.build(index, factor, overflow_flags=_FLAGS.nsw, location=location)
            ).results[0]
            terms.append((_loops_where_same(op, index), scaled))
        terms.append((_loops_where_same(op, indices[-1]), indices[-1]))
        terms.sort(key=lambda term: -term[0])
        total = terms[0][1]
        for _, term in terms[1:]:
            total = rewriter.insert(
                arith.AddIOp.build(total, term, overflow_flags=_FLAGS.nsw, location=location)
            ).results[0]
        rewriter.replace_op(op, [total])
        return True


def _loops_where_same(op: Operation, value: Value) -> int:
    """The number of enclosing loops, from the innermost, in which a value is invariant."""
    count = 0
    parent = op.parent_op
    while parent is not None:
        if isinstance(parent, LoopLikeOpInterface):
            region = value.parent_region
            if region is None or any(inside.is_ancestor(region) for inside in parent.loop_regions):
                break
            count += 1
        parent = parent.parent_op
    return count


# --- as affine.apply ------------------------------------------------------------------------------------------------------


def _inner_basis(
    op: affine.AffineDelinearizeIndexOp | affine.AffineLinearizeIndexOp,
) -> list[Mixed]:
    """The sizes without an outermost one."""
    sizes = mixed_values(op.static_basis, op.dynamic_basis)
    is_whole = len(sizes) == max(len(op.results), len(op.operands) - len(op.dynamic_basis))
    return sizes[is_whole:]


class DelinearizeIndexAsApply(RewritePattern[affine.AffineDelinearizeIndexOp]):
    """Divides by the strides, the greatest one first (`delinearizeIndex`)."""

    def match_and_rewrite(
        self, op: affine.AffineDelinearizeIndexOp, rewriter: PatternRewriter
    ) -> bool:
        location = op.location
        factor, other = AffineSymbolExpr.get(0), AffineSymbolExpr.get(1)
        strides: list[Mixed] = [1]
        for size in reversed(_inner_basis(op)):
            entries = [size, strides[-1]]
            strides.append(composed_apply(rewriter, factor * other, entries, location, 0))
        dividend, divisor = dim_exprs(2)
        results: list[Value] = []
        rest: Value = op.linear_index
        for stride in strides[:0:-1]:
            entries = [rest, stride]
            results.append(built_apply(rewriter, dividend.floor_div(divisor), entries, location, 2))
            rest = built_apply(rewriter, dividend % divisor, entries, location, 2)
        rewriter.replace_op(op, [*results, rest])
        return True


class LinearizeIndexAsApply(RewritePattern[affine.AffineLinearizeIndexOp]):
    """Adds the products of indices and strides (`linearizeIndex`)."""

    def match_and_rewrite(
        self, op: affine.AffineLinearizeIndexOp, rewriter: PatternRewriter
    ) -> bool:
        sizes = _inner_basis(op)
        products: list[AffineExpr] = [AffineConstantExpr.get(1)]
        for number in reversed(range(len(sizes))):
            products.append(products[-1] * AffineSymbolExpr.get(number))
        total: AffineExpr = AffineConstantExpr.get(0)
        terms: list[Mixed] = []
        for product, position in zip(reversed(products), op.multi_index, strict=False):
            terms += [position, composed_apply(rewriter, product, sizes, op.location, 0)]
            number = len(terms)
            total = total + AffineSymbolExpr.get(number - 2) * AffineSymbolExpr.get(number - 1)
        found = composed_apply(rewriter, total, terms, op.location, 0)
        rewriter.replace_op(op, [index_value(rewriter, found, op.location)])
        return True


class _ExpandIndexOps(Pass):
    PATTERNS: tuple[RewritePattern, ...]

    def run_on_operation(self, op: Operation) -> None:
        apply_patterns_greedily(op, self.PATTERNS)


@register_pass
class AffineExpandIndexOps(_ExpandIndexOps):
    """Expands linear indices to arithmetic."""

    ARGUMENT = "affine-expand-index-ops"
    NAME = "AffineExpandIndexOps"
    SUMMARY = "Lower affine operations operating on indices into more fundamental operations"
    PATTERNS = (DelinearizeIndexLowering(), LinearizeIndexLowering())


@register_pass
class AffineExpandIndexOpsAsAffine(_ExpandIndexOps):
    """Expands linear indices to `affine.apply`."""

    ARGUMENT = "affine-expand-index-ops-as-affine"
    NAME = "AffineExpandIndexOpsAsAffine"
    SUMMARY = "Lower affine operations operating on indices into affine.apply operations"
    PATTERNS = (DelinearizeIndexAsApply(), LinearizeIndexAsApply())
