"""Bounds of variables of a polyhedron as expressions of the others (MLIR: `getSliceBounds`), boxes and differences."""

from __future__ import annotations

from collections.abc import Sequence
from math import gcd

from odsgen.presburger.polyhedron import Polyhedron, Row
from odsgen.runtime.affine.expr import (
    AffineConstantExpr,
    AffineDimExpr,
    AffineExpr,
    AffineSymbolExpr,
)
from odsgen.runtime.affine.integer_set import IntegerSet
from odsgen.runtime.affine.simplification import simplify_affine_expr

#: The expressions of the variables that are known.
Known = list[AffineExpr | None]
#: The results of two maps: of the lower bounds, and of the upper ones.
Bounds = tuple[tuple[AffineExpr, ...] | None, tuple[AffineExpr, ...] | None]


def expr_of(row: Sequence[int], known: Sequence[AffineExpr | None], without: int) -> AffineExpr:
    """A row, without one variable, as an expression."""
    total: AffineExpr = AffineConstantExpr.get(0)
    for position, factor in enumerate(row[:-1]):
        expr = known[position]
        if factor and position != without and expr is not None:
            total = total + expr * factor
    return total + row[-1]


def is_known(row: Sequence[int], known: Sequence[AffineExpr | None], without: int) -> bool:
    """Whether all variables of a row, but one, are."""
    return all(
        not factor or position == without or known[position] is not None
        for position, factor in enumerate(row[:-1])
    )


def find_quotient(system: Polyhedron, position: int, known: Known) -> bool:
    """Finds that a variable is a quotient of known ones, by two inequalities (`detectAsFloorDiv`)."""
    for upper in system.inequalities:
        if upper[position] >= 0:
            continue
        for lower in system.inequalities:
            divisor = lower[position]
            if divisor <= 0 or any(a != -b for a, b in zip(lower[:-1], upper[:-1], strict=True)):
                continue
            rest = divisor - 1 - lower[-1] - upper[-1]
            if not 0 <= rest < divisor or not is_known(upper, known, position):
                continue
            dividend = upper[:]
            dividend[position] = 0
            dividend[-1] += rest
            common = gcd(divisor, *dividend[:-1])
            dividend = [number // common for number in dividend]
            constant = AffineConstantExpr.get(dividend[-1])
            total: AffineExpr = constant
            for number, factor in enumerate(dividend[:-1]):
                expr = known[number]
                if factor and expr is not None:
                    total = total + expr * factor
            known[position] = total.floor_div(divisor // common)
            return True
    return False


def known_locals(system: Polyhedron, known: Known) -> None:
    """Finds the locals that are quotients of known variables."""
    first = system.num_dims + system.num_symbols
    changed = True
    while changed:
        changed = False
        for position in range(first, system.num_vars):
            if known[position] is None and find_quotient(system, position, known):
                changed = True


def inputs_and_locals(system: Polyhedron) -> Known:
    """The expressions of dimensions, of symbols, and of the locals that are quotients."""
    known: Known = [
        *map(AffineDimExpr.get, range(system.num_dims)),
        *map(AffineSymbolExpr.get, range(system.num_symbols)),
        *[None] * system.num_locals,
    ]
    known_locals(system, known)
    return known


def integer_set(system: Polyhedron) -> IntegerSet:
    """The constraints as a set, equalities first (`getAsIntegerSet`)."""
    rows = [*system.equalities, *system.inequalities]
    if not rows:
        return IntegerSet.get_universe(system.num_dims, system.num_symbols)
    known = inputs_and_locals(system)
    exprs = [expr_of(row, known, -1) for row in rows]
    flags = [number < len(system.equalities) for number in range(len(rows))]
    return IntegerSet.get(system.num_dims, system.num_symbols, exprs, flags)


class _Slice:
    """The expressions of some dimensions by the other dimensions and the symbols."""

    def __init__(self, system: Polyhedron, offset: int, count: int) -> None:
        self.system, self.offset, self.count = system, offset, count
        self.known: Known = [None] * system.num_vars
        for position in range(system.num_dims):
            if not offset <= position < offset + count:
                number = position if position < offset else position - count
                self.known[position] = AffineDimExpr.get(number)
        for number in range(system.num_symbols):
            self.known[system.num_dims + number] = AffineSymbolExpr.get(number)
        changed = True
        while changed:
            changed = False
            for position in range(system.num_vars):
                if self.known[position] is None and self._find(position):
                    changed = True

    def _find(self, position: int) -> bool:
        system, known = self.system, self.known
        least = system.constant_bound(position, is_upper=False)
        most = system.constant_bound(position, is_upper=True)
        if least is not None and most is not None:
            if least == most:
                known[position] = AffineConstantExpr.get(least)
                return True
            if least == 0 and most >= 1 and self._find_remainder(position, most + 1):
                return True
        if find_quotient(system, position, known):
            return True
        row = next((row for row in system.equalities if row[position]), None)
        if row is None or not is_known(row, known, position):
            return False
        total = expr_of(row, known, position)
        factor = row[position]
        known[position] = (-total).floor_div(factor) if factor > 0 else total.floor_div(-factor)
        return True

    def _find_remainder(self, position: int, divisor: int) -> bool:
        """Finds that a variable is another one modulo a divisor (`detectAsMod`)."""
        system, known = self.system, self.known
        inputs = system.num_dims + system.num_symbols
        for row in system.equalities:
            own = row[position]
            if not own or row[-1]:
                continue
            dividend: AffineExpr = AffineConstantExpr.get(0)
            quotients: list[int] = []
            for other in range(inputs):
                factor = row[other]
                if other == position or not factor:
                    continue
                if factor % (divisor * own) == 0:
                    quotients.append(other)
                    continue
                expr = known[other]
                if expr is None:
                    break
                dividend = dividend + expr * factor
            else:
                dividend = -dividend if own > 0 else dividend
                dividend = simplify_affine_expr(
                    dividend.floor_div(abs(own)), system.num_dims, system.num_symbols
                )
                if not isinstance(dividend, AffineDimExpr):
                    continue
                if quotients:
                    number = dividend.position
                    column = number if number < self.offset else number + self.count
                    most = system.constant_bound(column, is_upper=True)
                    is_less = most is not None and most < divisor
                    known[position] = dividend if is_less else dividend % divisor
                    if len(quotients) == 1 and known[quotients[0]] is None:
                        sign = 1 if row[quotients[0]] * own > 0 else -1
                        known[quotients[0]] = dividend.floor_div(divisor) * sign
                    return True
        return False


def slice_bounds(system: Polyhedron, offset: int, count: int) -> list[Bounds]:
    """Bounds, the upper ones exclusive, of dimensions as expressions of the other ones and the symbols."""
    system._normalize()
    found = _Slice(system, offset, count)
    num_dims = system.num_dims - count
    reduced: Polyhedron | None = None
    bounds: list[Bounds] = []
    for position in range(offset, offset + count):
        expr = found.known[position]
        if expr is not None:
            expr = simplify_affine_expr(expr, num_dims, system.num_symbols)
            bounds.append(((expr,), (expr + 1,)))
            continue
        lower: tuple[AffineExpr, ...] | None = None
        upper: tuple[AffineExpr, ...] | None = None
        if not system.num_locals:
            if reduced is None:
                reduced = system.copy()
                reduced.remove_redundant_inequalities()
            lower, upper = lower_and_upper(reduced, position, offset, count, 1)
        if lower is None or len(lower) > 1:
            least = system.constant_bound(position, is_upper=False)
            lower = lower if least is None else (AffineConstantExpr.get(least),)
        if upper is None or len(upper) > 1:
            most = system.constant_bound(position, is_upper=True)
            upper = upper if most is None else (AffineConstantExpr.get(most + 1),)
        bounds.append((lower, upper))
    return bounds


def lower_and_upper(
    system: Polyhedron, position: int, offset: int, count: int, beyond: int
) -> tuple[tuple[AffineExpr, ...], tuple[AffineExpr, ...]]:
    """All bounds of a dimension that say nothing of others among some (`getLowerAndUpperBound`)."""
    known: Known = [
        (
            None
            if offset <= number < offset + count
            else AffineDimExpr.get(number if number < offset else number - count)
        )
        for number in range(system.num_dims)
    ]
    known += [AffineSymbolExpr.get(number) for number in range(system.num_symbols)]
    known += [None] * system.num_locals
    lower: list[AffineExpr] = []
    upper: list[AffineExpr] = []
    for row in system.inequalities:
        factor = row[position]
        if not factor or not is_known(row, known, position):
            continue
        if factor > 0:
            total = expr_of([-number for number in row], known, position)
            lower.append((total + (factor - 1)).floor_div(factor))
        else:
            upper.append(expr_of(row, known, position).floor_div(-factor) + beyond)
    for row in system.equalities:
        factor = row[position]
        if not factor or not is_known(row, known, position):
            continue
        total = expr_of(row if factor < 0 else [-number for number in row], known, position)
        upper.append(total.floor_div(abs(factor)) + 1)
        lower.append(total.ceil_div(abs(factor)))
    return tuple(lower), tuple(upper)


def constant_extent(system: Polyhedron, position: int) -> tuple[int, AffineExpr] | None:
    """The size of a dimension if it is constant, with the lower bound by the symbols (`getConstantBoundOnDimSize`)."""
    known: Known = [None] * system.num_dims
    known += [AffineSymbolExpr.get(number) for number in range(system.num_symbols)]
    known += [None] * system.num_locals
    known_locals(system, known)
    for row in system.equalities:
        if abs(row[position]) == 1 and is_known(row, known, position):
            total = expr_of(row, known, position)
            value = -total if row[position] > 0 else total
            return 1, simplify_affine_expr(value, 0, system.num_symbols)
    best: tuple[int, AffineExpr] | None = None
    for upper in system.inequalities:
        if upper[position] >= 0 or not is_known(upper, known, position):
            continue
        end = expr_of(upper, known, position).floor_div(-upper[position])
        for lower in system.inequalities:
            if lower[position] <= 0 or not is_known(lower, known, position):
                continue
            total = expr_of([-number for number in lower], known, position)
            begin = total.ceil_div(lower[position])
            size = simplify_affine_expr(end - begin + 1, 0, system.num_symbols)
            if isinstance(size, AffineConstantExpr):
                extent = max(size.value, 0)
                if best is None or extent < best[0]:
                    best = extent, begin
    return best


# --- boxes ----------------------------------------------------------------------------------------------------------------


def _extent_rows(system: Polyhedron, position: int) -> tuple[int, Row, Row] | None:
    """A divisor, and the lower and upper bound of the dimension times it, by the symbols and a constant."""
    dims = system.num_dims
    for row in system.equalities:
        if abs(row[position]) == 1 and not any(
            factor for number, factor in enumerate(row[:dims]) if number != position
        ):
            sign = -row[position]
            value = [sign * factor for factor in row[dims:]]
            return 1, value, value[:]
    found = closest_bounds(system, position)
    if found is None:
        return None
    lower, upper = found
    begin = [-number for number in lower[dims:]]
    begin[-1] += lower[position] - 1
    return lower[position], begin, upper[dims:]


def closest_bounds(system: Polyhedron, position: int) -> tuple[Row, Row] | None:
    """The inequalities below and above a dimension, and free of others, that differ by the least constant."""
    dims = system.num_dims
    best: tuple[Row, Row] | None = None
    least: int | None = None
    for upper in system.inequalities:
        if upper[position] >= 0 or _others(upper, position, dims):
            continue
        for lower in system.inequalities:
            factor = lower[position]
            if factor <= 0 or any(a != -b for a, b in zip(lower[:-1], upper[:-1], strict=True)):
                continue
            extent = max(-(-(upper[-1] + lower[-1] + 1) // factor), 0)
            if least is None or extent < least:
                least, best = extent, (lower, upper)
    return best


def _others(row: Row, position: int, dims: int) -> bool:
    return any(factor for number, factor in enumerate(row[:dims]) if number != position)


def unite_boxes(system: Polyhedron, other: Polyhedron) -> bool:
    """Lets a polyhedron be a box around it and another one, without locals; whether there is one (`unionBoundingBox`)."""
    common = [row for row in system.inequalities if row in other.inequalities]
    common_equalities = [row for row in system.equalities if row in other.equalities]
    dims = system.num_dims
    boxes: list[Row] = []
    for position in range(dims):
        mine, theirs = _extent_rows(system, position), _extent_rows(other, position)
        if mine is None or theirs is None or mine[0] != theirs[0]:
            return False
        divisor = mine[0]
        low = _chosen(system, other, position, mine[1], theirs[1], is_upper=False)
        high = _chosen(system, other, position, mine[2], theirs[2], is_upper=True)
        if low is None or high is None:
            return False
        if low[1]:
            low[0][-1] -= divisor - 1
        row = [0] * dims
        row[position] = divisor
        boxes.append([*row, *(-number for number in low[0])])
        row = [0] * dims
        row[position] = -divisor
        boxes.append([*row, *high[0]])
    system.equalities = common_equalities
    system.inequalities = [*boxes, *common]
    system.remove_trivial_redundancy()
    return True


def _chosen(
    system: Polyhedron, other: Polyhedron, position: int, mine: Row, theirs: Row, *, is_upper: bool
) -> tuple[Row, bool] | None:
    """The farther one of two bounds; whether it is one of them, and not a constant."""
    if mine[:-1] == theirs[:-1]:
        is_mine = mine[-1] >= theirs[-1] if is_upper else mine[-1] <= theirs[-1]
        return (mine if is_mine else theirs)[:], True
    numbers = [each.constant_bound(position, is_upper=is_upper) for each in (system, other)]
    one, two = numbers
    if one is None or two is None:
        return None
    return [0] * (len(mine) - 1) + [max(one, two) if is_upper else min(one, two)], False


def is_inside(inner: Polyhedron, outer: Polyhedron) -> bool:
    """Whether it is known that a set has no integers that another one, whose locals are quotients, has not."""
    first = outer.num_dims + outer.num_symbols
    base = inner.copy()
    base.append_locals(outer.num_locals)

    def placed(row: Row) -> Row:
        return [*row[:first], *[0] * inner.num_locals, *row[first:]]

    remaining: list[Row] = []
    for row in outer.inequalities:
        (base.inequalities if any(row[first:-1]) else remaining).append(placed(row))
    for row in outer.equalities:
        remaining += [placed(row), [-number for number in placed(row)]]
    for row in remaining:
        tried = base.copy()
        complement = [-number for number in row]
        complement[-1] -= 1
        tried.inequalities.append(complement)
        if not tried.is_empty():
            return False
    return True
