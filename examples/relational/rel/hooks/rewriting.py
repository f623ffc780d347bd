"""Folds, canonicalizations and what patterns call."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.hooks import (
    canonicalization_patterns,
    canonicalizes,
    folds,
    materializes_constants,
    rewrites,
)
from odsgen.rewriting import PatternRewriter, RewritePattern
from odsgen.runtime import (
    Attribute,
    BoolAttr,
    FloatAttr,
    IntegerAttr,
    Location,
    Operation,
    StringAttr,
    Type,
    Value,
)

from ..enums import Comparison
from ..ops import (
    AndOp,
    CompareOp,
    ConstantOp,
    EmptyOp,
    FilterOp,
    LimitOp,
    NotOp,
    ProjectOp,
    UnionOp,
    YieldOp,
)

_OPPOSITES = {
    Comparison.eq: Comparison.ne,
    Comparison.ne: Comparison.eq,
    Comparison.lt: Comparison.ge,
    Comparison.ge: Comparison.lt,
    Comparison.le: Comparison.gt,
    Comparison.gt: Comparison.le,
}


@materializes_constants
def materialize_constant(
    value: Attribute, type: Type, location: Location | None
) -> Operation | None:
    """A constant of the value."""
    return ConstantOp.build(value, location=location)


@folds(ConstantOp)
def fold_constant(
    op: ConstantOp, operands: Sequence[Attribute | None]
) -> Sequence[Attribute | Value] | None:
    """Its value."""
    return [op.value]


@folds(NotOp)
def fold_not(op: NotOp, operands: Sequence[Attribute | None]) -> Sequence[Attribute | Value] | None:
    """The opposite of a known value."""
    (value,) = operands
    return [BoolAttr.get(not value.value)] if isinstance(value, BoolAttr) else None


@folds(AndOp)
def fold_and(op: AndOp, operands: Sequence[Attribute | None]) -> Sequence[Attribute | Value] | None:
    """One known side, which stands on the right, decides or does not matter."""
    value = operands[1]
    if not isinstance(value, BoolAttr):
        return None
    return [op.lhs] if value.value else [value]


@folds(CompareOp)
def fold_compare(
    op: CompareOp, operands: Sequence[Attribute | None]
) -> Sequence[Attribute | Value] | None:
    """Of two known values."""
    match operands:
        case [IntegerAttr(value=a), IntegerAttr(value=b)]:
            return [BoolAttr.get(_holds(op.comparison, a < b, a > b))]
        case [FloatAttr(value=x), FloatAttr(value=y)]:
            return [BoolAttr.get(_holds(op.comparison, x < y, x > y))]
        case [StringAttr(value=s), StringAttr(value=t)]:
            return [BoolAttr.get(_holds(op.comparison, s < t, s > t))]
        case _:
            return None


def _holds(comparison: Comparison, is_less: bool, is_greater: bool) -> bool:
    match comparison:
        case Comparison.eq:
            return not is_less and not is_greater
        case Comparison.ne:
            return is_less or is_greater
        case Comparison.lt:
            return is_less
        case Comparison.ge:
            return not is_less
        case Comparison.le:
            return not is_greater
        case Comparison.gt:
            return is_greater


@folds(LimitOp)
def fold_limit(
    op: LimitOp, operands: Sequence[Attribute | None]
) -> Sequence[Attribute | Value] | None:
    """A limit of a limit, both from the beginning, is the smaller one."""
    inner = op.input.defining_op
    if (
        isinstance(inner, LimitOp)
        and not op.offset
        and not inner.offset
        and op.count >= inner.count
    ):
        return [inner.result]
    return None


@rewrites("opposite")
def rewrite_opposite(comparison: Attribute) -> Attribute:
    """The comparison that holds when this one does not."""
    assert isinstance(comparison, IntegerAttr)
    opposite = _OPPOSITES[Comparison(comparison.value)]
    return IntegerAttr.get(opposite.value, comparison.type)


@canonicalizes(FilterOp)
def canonicalize_filter(op: FilterOp, rewriter: PatternRewriter) -> bool:
    """Of no rows none are left; a condition that is known keeps all rows, or none."""
    if isinstance(op.input.defining_op, EmptyOp):
        rewriter.replace_op(op, op.input)
        return True
    last = op.condition.entry_block.last
    known = last.value.defining_op if isinstance(last, YieldOp) else None
    if not isinstance(known, ConstantOp) or not isinstance(known.value, BoolAttr):
        return False
    if known.value.value:
        rewriter.replace_op(op, op.input)
    else:
        rewriter.replace_op_with_new(op, EmptyOp.build(op.result.type, location=op.location))
    return True


@canonicalizes(ProjectOp)
def canonicalize_project(op: ProjectOp, rewriter: PatternRewriter) -> bool:
    """All columns in their order are no projection; of two projections the last one counts."""
    if op.result.type is op.input.type:
        rewriter.replace_op(op, op.input)
        return True
    inner = op.input.defining_op
    if isinstance(inner, ProjectOp):
        with rewriter.modifying(op):
            op.input = inner.input
        return True
    return False


class FilterBelowUnion(RewritePattern[FilterOp]):
    """Filters both sides of a union before they come together."""

    def match_and_rewrite(self, op: FilterOp, rewriter: PatternRewriter) -> bool:
        union = op.input.defining_op
        if not isinstance(union, UnionOp) or not union.result.has_one_use:
            return rewriter.match_failure(op, "not the only one that reads a union")
        filtered: list[Value] = []
        for side in (union.lhs, union.rhs):
            each = rewriter.clone(op)
            each.input = side
            filtered.append(each.result)
        rewriter.replace_op_with_new(op, UnionOp.build(*filtered, location=union.location))
        return True


@canonicalization_patterns(FilterOp)
def canonicalization_patterns_filter() -> Sequence[RewritePattern]:
    """The patterns that simplify filters beside `canonicalize_filter`."""
    return [FilterBelowUnion()]
