"""Integer polyhedra: equalities and inequalities of dimensions, symbols and locals (MLIR: `IntegerRelation`).

Variables are eliminated over the rationals, with what the greatest common divisors of the factors say of integers: a
polyhedron that is called empty is, and one that is not may be.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import gcd, lcm

from odsgen.runtime.affine.expr import (
    AffineBinaryOpExpr,
    AffineConstantExpr,
    AffineDimExpr,
    AffineExpr,
    AffineExprKind,
    AffineSymbolExpr,
)
from odsgen.runtime.affine.map import AffineMap
from odsgen.runtime.affine.simplification import FlatExpr, Flattener

#: The factors of the variables, and a constant.
Row = list[int]

#: How many times as many constraints as variables an elimination may make before nothing is said.
_EXPLOSION = 32


class Polyhedron:
    """Rows that are zero (`equalities`) or not negative (`inequalities`).

    The columns of a row are the dimensions, the symbols, the locals and the constant.
    """

    def __init__(self, num_dims: int = 0, num_symbols: int = 0) -> None:
        self.num_dims = num_dims
        self.num_symbols = num_symbols
        self.num_locals = 0
        self.equalities: list[Row] = []
        self.inequalities: list[Row] = []

    @property
    def num_vars(self) -> int:
        """The number of variables of all kinds."""
        return self.num_dims + self.num_symbols + self.num_locals

    def copy(self) -> Polyhedron:
        """A polyhedron of its own with the same constraints."""
        made = Polyhedron(self.num_dims, self.num_symbols)
        made.num_locals = self.num_locals
        made.equalities = [row[:] for row in self.equalities]
        made.inequalities = [row[:] for row in self.inequalities]
        return made

    # --- variables ------------------------------------------------------------------------------------------------------

    def append_dims(self, count: int = 1) -> int:
        """New dimensions, behind the others; the number of the first."""
        self._insert_columns(self.num_dims, count)
        self.num_dims += count
        return self.num_dims - count

    def append_symbols(self, count: int = 1) -> int:
        """New symbols, behind the others; the number of the variable of the first."""
        position = self.num_dims + self.num_symbols
        self._insert_columns(position, count)
        self.num_symbols += count
        return position

    def append_locals(self, count: int) -> int:
        """New locals, behind the others; the number of the variable of the first."""
        position = self.num_vars
        self._insert_columns(position, count)
        self.num_locals += count
        return position

    def append_quotient(self, dividend: Sequence[int], divisor: int) -> int:
        """A local that is a row, divided by something positive and rounded down."""
        position = self.append_locals(1)
        numbers = [*dividend[:-1], 0, dividend[-1]]
        self._add_quotient(numbers, divisor, position)
        return position

    def _add_quotient(self, dividend: Row, divisor: int, position: int) -> None:
        least, most = dividend[:], [-number for number in dividend]
        least[position] -= divisor
        most[position] += divisor
        most[-1] += divisor - 1
        self.inequalities += [least, most]

    def _insert_columns(self, position: int, count: int) -> None:
        for row in (*self.equalities, *self.inequalities):
            row[position:position] = [0] * count

    # --- constraints ----------------------------------------------------------------------------------------------------

    def row(self, factors: dict[int, int], constant: int = 0) -> Row:
        """A row with the factors of some variables."""
        made = [0] * (self.num_vars + 1)
        for position, factor in factors.items():
            made[position] += factor
        made[-1] = constant
        return made

    def add_equal(self, position: int, value: int) -> None:
        """A variable is a number."""
        self.equalities.append(self.row({position: 1}, -value))

    def add_bound(self, map: AffineMap, position: int, relation: str) -> bool:
        """A variable is `==`, `>=` or `<=` all results of a map of the dimensions and symbols.

        False, and nothing is said, where the map is not affine.
        """
        flattener = Flattener(self.num_dims, self.num_symbols)
        found: list[FlatExpr] = []
        for result in map.results:
            flat = flattener.flatten(result)
            if flat is None:
                return False
            found.append(flat)
        if not self._add_locals(flattener):
            return False
        for flat in found:
            row = self._flat_row(flat, flattener)
            if row[position]:
                continue
            if relation != "<=":
                row = [-number for number in row]
            row[position] = -1 if relation == "<=" else 1
            (self.equalities if relation == "==" else self.inequalities).append(row)
        return True

    def _add_locals(self, flattener: Flattener) -> bool:
        """Adds the quotients of a flattener, behind the locals; False where one is not affine."""
        quotients: list[tuple[FlatExpr, int]] = []
        for expr in flattener.locals:
            if not isinstance(expr, AffineBinaryOpExpr) or not isinstance(
                expr.rhs, AffineConstantExpr
            ):
                return False
            dividend = flattener.flatten(expr.lhs)
            if dividend is None:
                return False
            extra = expr.rhs.value - 1 if expr.kind is AffineExprKind.CEIL_DIV else 0
            quotients.append(
                (FlatExpr(dividend.factors, dividend.constant + extra), expr.rhs.value)
            )
        first = self.append_locals(len(quotients))
        for number, (dividend, divisor) in enumerate(quotients):
            self._add_quotient(self._flat_row(dividend, flattener), divisor, first + number)
        return True

    def _flat_row(self, flat: FlatExpr, flattener: Flattener) -> Row:
        """A sum as a row; the locals of its flattener are the last ones here."""
        inputs = flattener.num_dims + flattener.num_symbols
        shift = self.num_locals - len(flattener.locals)
        factors = {
            position if position < inputs else position + shift: factor
            for position, factor in flat.factors.items()
        }
        return self.row(factors, flat.constant)

    # --- elimination ----------------------------------------------------------------------------------------------------

    def is_empty(self) -> bool:
        """Whether it is known that no integers fulfil all constraints."""
        left = self.copy()
        left._eliminate_unit_locals()
        for position in range(left.num_vars):
            if left._is_contradicted():
                return True
            left._eliminate_by_equality(position)
        if left._is_contradicted():
            return True
        remaining = list(range(left.num_vars))
        while remaining:
            remaining.remove(left._eliminate_best(remaining))
            if len(left.inequalities) >= _EXPLOSION * (self.num_vars + 1):
                return False
            if left._is_contradicted():
                return True
        return False

    def constant_bound(self, position: int, *, is_upper: bool) -> int | None:
        """The greatest or least value of a variable; None if none is known."""
        left = self.copy()
        others = [other for other in range(left.num_vars) if other != position]
        for other in others:
            left._eliminate_by_equality(other)
        while others:
            others.remove(left._eliminate_best(others))
        for row in left.equalities:
            if row[position]:
                return -row[-1] // row[position]
        left._tighten()
        sign = -1 if is_upper else 1
        bounds = [
            -(row[-1] // row[position]) if not is_upper else row[-1] // -row[position]
            for row in left.inequalities
            if row[position] * sign > 0
        ]
        if not bounds:
            return None
        return min(bounds) if is_upper else max(bounds)

    def constant_value(self, position: int) -> int | None:
        """The only value of a variable; None if it may have several."""
        least = self.constant_bound(position, is_upper=False)
        return least if least == self.constant_bound(position, is_upper=True) else None

    def remove_redundant_inequalities(self) -> None:
        """Removes the inequalities that follow from the others, the first ones first."""
        number = 0
        while number < len(self.inequalities):
            kept = self.inequalities[number]
            complement = [-factor for factor in kept]
            complement[-1] -= 1
            self.inequalities[number] = complement
            if self.is_empty():
                del self.inequalities[number]
            else:
                self.inequalities[number] = kept
                number += 1

    def bounds(self, position: int, *, is_upper: bool) -> list[AffineExpr]:
        """The bounds of a dimension by the others and the symbols, of inequalities that are not redundant."""
        left = self.copy()
        left._normalize()
        left.remove_redundant_inequalities()
        sign = -1 if is_upper else 1
        found: list[AffineExpr] = []
        for row in left.inequalities:
            factor = row[position] * sign
            if factor <= 0:
                continue
            total = self._expr([-number * sign for number in row], position)
            found.append((total if is_upper else total + (factor - 1)).floor_div(factor))
        for row in left.equalities:
            if not row[position]:
                continue
            total = self._expr(row if row[position] < 0 else [-n for n in row], position)
            factor = abs(row[position])
            found.append(total.floor_div(factor) if is_upper else total.ceil_div(factor))
        return found

    def _expr(self, row: Row, without: int) -> AffineExpr:
        total: AffineExpr = AffineConstantExpr.get(0)
        for position, factor in enumerate(row[:-1]):
            if factor and position != without:
                is_dim = position < self.num_dims
                variable: AffineExpr = (
                    AffineDimExpr.get(position)
                    if is_dim
                    else AffineSymbolExpr.get(position - self.num_dims)
                )
                total = total + variable * factor
        return total + row[-1]

    # --- steps of an elimination: columns stay, with zeros --------------------------------------------------------------

    def _normalize(self) -> None:
        for rows in (self.equalities, self.inequalities):
            for row in rows:
                common = gcd(*row)
                if common > 1:
                    row[:] = [number // common for number in row]

    def _tighten(self) -> None:
        """Divides inequalities by what their factors have in common; the constants are rounded down."""
        seen: dict[tuple[int, ...], int] = {}
        for row in self.inequalities:
            common = gcd(*row[:-1])
            factors = tuple(row[:-1]) if common < 2 else tuple(n // common for n in row[:-1])
            constant = row[-1] // common if common > 1 else row[-1]
            if common == 0 and constant >= 0:
                continue
            seen[factors] = min(constant, seen.get(factors, constant))
        self.inequalities = [[*factors, constant] for factors, constant in seen.items()]

    def _is_contradicted(self) -> bool:
        for row in self.equalities:
            common = gcd(*row[:-1])
            if row[-1] % common if common else row[-1]:
                return True
        return any(row[-1] < 0 and not any(row[:-1]) for row in self.inequalities)

    def _eliminate_unit_locals(self) -> None:
        first = self.num_dims + self.num_symbols
        self._normalize()
        for position in range(first, self.num_vars):
            for row in self.equalities:
                if abs(row[position]) == 1:
                    self._substitute(row, position)
                    break

    def _eliminate_by_equality(self, position: int) -> None:
        for row in self.equalities:
            if row[position]:
                self._tighten()
                self._substitute(row, position)
                return

    def _substitute(self, pivot: Row, position: int) -> None:
        """Removes an equality, and a variable by it."""
        self.equalities = [row for row in self.equalities if row is not pivot]
        for rows in (self.equalities, self.inequalities):
            for row in rows:
                factor = row[position]
                if factor:
                    multiple = lcm(factor, pivot[position])
                    of_row = multiple // abs(factor)
                    of_pivot = multiple // abs(pivot[position])
                    if factor * pivot[position] > 0:
                        of_pivot = -of_pivot
                    row[:] = [
                        mine * of_row + theirs * of_pivot
                        for mine, theirs in zip(row, pivot, strict=True)
                    ]
        self._normalize()
        self._tighten()

    def _eliminate_best(self, positions: Sequence[int]) -> int:
        """Eliminates the one of some variables that makes the fewest inequalities (Fourier and Motzkin)."""

        def cost(position: int) -> int:
            lower = sum(row[position] > 0 for row in self.inequalities)
            return lower * sum(row[position] < 0 for row in self.inequalities)

        best = min(positions, key=cost)
        if any(row[best] for row in self.equalities):
            self._eliminate_by_equality(best)
            return best
        self._tighten()
        lower = [row for row in self.inequalities if row[best] > 0]
        upper = [row for row in self.inequalities if row[best] < 0]
        rest = [row for row in self.inequalities if not row[best]]
        for low in lower:
            for high in upper:
                multiple = lcm(low[best], high[best])
                of_low, of_high = multiple // low[best], multiple // -high[best]
                rest.append([a * of_low + b * of_high for a, b in zip(low, high, strict=True)])
        self.inequalities = rest
        self._tighten()
        return best
