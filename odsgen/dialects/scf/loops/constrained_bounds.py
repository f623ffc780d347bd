"""Minima and maxima that are simpler by the bounds of the loops around them (MLIR: AffineCanonicalizationUtils)."""

from __future__ import annotations

from odsgen.dialects.affine.constraints import ValueConstraints, simplify_constrained
from odsgen.dialects.shared import Mixed, known_integer
from odsgen.dialects.shared.mixed_values import mixed_values
from odsgen.rewriting import PatternRewriter
from odsgen.runtime import (
    AffineConstantExpr,
    AffineExpr,
    AffineMap,
    AffineMapAttr,
    AffineSymbolExpr,
    BlockArgument,
    Value,
)
from odsgen_dialects import scf
from odsgen_dialects.affine import AffineApplyOp, AffineMaxOp, AffineMinOp


def _range(variable: Value) -> tuple[Mixed, Mixed, Mixed] | None:
    """The bounds and the step of the loop whose variable a value is."""
    if not isinstance(variable, BlockArgument):
        return None
    loop, number = variable.owner.parent_op, variable.index
    if isinstance(loop, scf.ForOp) and number == 0:
        return loop.lower_bound, loop.upper_bound, loop.step
    if isinstance(loop, scf.ParallelOp):
        return loop.lower_bound[number], loop.upper_bound[number], loop.step[number]
    if isinstance(loop, scf.ForallOp) and number < len(loop.static_lower_bound):
        return (
            mixed_values(loop.static_lower_bound, loop.dynamic_lower_bound)[number],
            mixed_values(loop.static_upper_bound, loop.dynamic_upper_bound)[number],
            mixed_values(loop.static_step, loop.dynamic_step)[number],
        )
    return None


def _add_range(
    constraints: ValueConstraints, variable: Value, lower: Mixed, upper: Mixed, step: int
) -> bool:
    """Says that a variable counts from a bound to another (`addLoopRangeConstraints`)."""
    system = constraints.polyhedron
    dim = constraints.append_dim(variable)
    exprs: list[AffineExpr] = []
    for bound in (lower, upper):
        symbol = constraints.append_symbol(bound if isinstance(bound, Value) else None)
        number = known_integer(bound)
        if number is None:
            exprs.append(AffineSymbolExpr.get(symbol - len(constraints.dims)))
        else:
            system.add_equal(symbol, number)
            exprs.append(AffineConstantExpr.get(number))
    first = AffineSymbolExpr.get(len(constraints.symbols) - 2)
    symbol = system.num_dims + system.num_symbols - 2
    system.inequalities.append(system.row({dim: 1, symbol: -1}))
    low, high = known_integer(lower), known_integer(upper)
    if low is not None and high is not None and low + step >= high:
        last: AffineExpr = first
    elif step > 0:
        last = exprs[0] + (exprs[1] - exprs[0] - 1).floor_div(step) * step
    else:
        return False
    return system.add_bound(
        AffineMap.get(len(constraints.dims), len(constraints.symbols), [last]), dim, "<="
    )


def simplify(
    op: AffineMinOp | AffineMaxOp, constraints: ValueConstraints, rewriter: PatternRewriter
) -> bool:
    """Let an `affine.apply` take the place of an operation, if constraints allow it (`canonicalizeMinMaxOp`)."""
    found = simplify_constrained(op, constraints)
    if found is None:
        return False
    map, operands = found
    rewriter.set_insertion_point_before(op)
    rewriter.replace_op_with_new(op, AffineApplyOp.build(AffineMapAttr.get(map), operands))
    return True


def simplify_in_loops(op: AffineMinOp | AffineMaxOp, rewriter: PatternRewriter) -> bool:
    """Simplify by the bounds of all loops whose variables are operands (`canonicalizeMinMaxOpInLoop`)."""
    constraints = ValueConstraints()
    for value in dict.fromkeys(op.operands):
        found = _range(value)
        if found is None:
            continue
        lower, upper, step = found
        number = known_integer(step)
        if number is None or not _add_range(constraints, value, lower, upper, number):
            return False
    return simplify(op, constraints, rewriter)


def simplify_after_peeling(
    loop: scf.ForOp, upper: Value, rewriter: PatternRewriter, *, is_whole: bool
) -> None:
    """Simplify in a loop all of whose iterations are whole, or in the one that has the rest (`rewritePeeledMinMaxOp`)."""
    for op in list(loop.walk()):
        if not isinstance(op, (AffineMinOp, AffineMaxOp)):
            continue
        constraints = ValueConstraints()
        dim = constraints.append_dim(loop.region.entry_block.arguments[0])
        end, step = constraints.append_symbol(upper), constraints.append_symbol(loop.step)
        system = constraints.polyhedron
        for position, value in ((end, upper), (step, loop.step)):
            number = known_integer(value)
            if number is not None:
                system.add_equal(position, number)
        sign = 1 if is_whole else -1
        factors = {dim: -sign, end: sign, step: -sign}
        system.inequalities.append(system.row(factors, 0 if is_whole else -1))
        simplify(op, constraints, rewriter)
