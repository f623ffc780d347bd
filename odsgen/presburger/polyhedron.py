"""Integer polyhedra: equalities and inequalities of dimensions, symbols and locals (MLIR: `IntegerRelation`).

Variables are eliminated over the rationals, with what the greatest common divisors of the factors say of integers: a
polyhedron that is called empty is, and one that is not may be.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import gcd, lcm

from odsgen.runtime.affine.expr import (
    AffineConstantExpr,
    AffineDimExpr,
    AffineExpr,
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

    def insert_dims(self, position: int, count: int) -> None:
        """New dimensions before that of a number."""
        self._insert_columns(position, count)
        self.num_dims += count

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
        rows = self.rows_of(map.results)
        for row in rows or ():
            if row[position]:
                continue
            if relation != "<=":
                row = [-number for number in row]
            row[position] = -1 if relation == "<=" else 1
            (self.equalities if relation == "==" else self.inequalities).append(row)
        return rows is not None

    def rows_of(self, exprs: Sequence[AffineExpr]) -> list[Row] | None:
        """Expressions of the dimensions and symbols as rows, quotients in them as new locals.

        None, and nothing is said, where one is not affine.
        """
        flattener = Flattener(self.num_dims, self.num_symbols)
        found: list[FlatExpr] = []
        for expr in exprs:
            flat = flattener.flatten(expr)
            if flat is None:
                return None
            found.append(flat)
        if not self._add_locals(flattener):
            return None
        return [self._flat_row(flat) for flat in found]

    def _add_locals(self, flattener: Flattener) -> bool:
        """Adds the quotients of a flattener, before the locals; False where one is not affine."""
        quotients = [found for found in flattener.quotients if found is not None]
        if len(quotients) != len(flattener.quotients):
            return False
        first = self.num_dims + self.num_symbols
        self._insert_columns(first, len(quotients))
        self.num_locals += len(quotients)
        for number, (dividend, divisor) in enumerate(quotients):
            self._add_quotient(self._flat_row(dividend), divisor, first + number)
        return True

    def _flat_row(self, flat: FlatExpr) -> Row:
        """A sum as a row; the locals of its flattener are the first ones here."""
        return self.row(flat.factors, flat.constant)

    # --- elimination ----------------------------------------------------------------------------------------------------

    def is_empty(self) -> bool:
        """Whether it is known that no integers fulfil all constraints."""
        if self._is_contradicted():
            return True
        left = self.copy()
        left.remove_redundant_locals()
        if left._is_contradicted():
            return True
        position = 0
        while position < left.num_vars:
            left._eliminate_by_equalities(position, left.num_vars)
            position += 1
            if left._is_contradicted():
                return True
        for _ in range(left.num_vars):
            left._eliminate(left._best(0, left.num_vars))
            if len(left.inequalities) + len(left.equalities) >= _EXPLOSION * self.num_vars:
                return False
            if left._is_contradicted():
                return True
        return False

    def project_out(self, first: int, count: int) -> None:
        """Removes variables; what the others can be stays as it was, over the rationals."""
        if not count:
            return
        position, left, remaining = first, count, count
        while position < self.num_vars and left > 0:
            eliminated = self._eliminate_by_equalities(position, position + left)
            position += 1
            left -= eliminated + 1
            remaining -= eliminated
        while remaining:
            self._eliminate(self._best(first, first + remaining))
            remaining -= 1
        self._tighten()
        self._normalize()

    def constant_bound(self, position: int, *, is_upper: bool) -> int | None:
        """The greatest or least value of a variable; None if none is known."""
        left = self.copy()
        left.project_out(0, position)
        left.project_out(1, left.num_vars - 1)
        for row in left.equalities:
            if abs(row[0]) == 1:
                return -row[1] // row[0]
        if is_upper:
            return min((row[1] // -row[0] for row in left.inequalities if row[0] < 0), default=None)
        return max((-(row[1] // row[0]) for row in left.inequalities if row[0] > 0), default=None)

    def fold_constants(self, first: int, count: int) -> list[int]:
        """Replaces variables that an equality says to be a number; those that are left (`constantFoldVarRange`)."""
        left: list[int] = []
        position = first
        for number in range(first, first + count):
            for row in self.equalities:
                if abs(row[position]) == 1 and sum(map(bool, row[:-1])) == 1:
                    value = -row[-1] // row[position]
                    for each in (*self.equalities, *self.inequalities):
                        each[-1] += each[position] * value
                    self.remove_columns(position, 1)
                    break
            else:
                left.append(number)
                position += 1
        return left

    def eliminate(self, position: int) -> None:
        """Removes a variable; what the others can be stays as it was, over the rationals."""
        self._eliminate(position)

    def is_projected_exactly(self, kept: Iterable[int], others: Sequence[int]) -> bool:
        """Whether the integers that some variables can be, whatever others and their locals are, are those over the rationals.

        What remaining variables are is given.
        """
        left = self.copy()
        first = left.num_dims + left.num_symbols
        tied = {*kept, *others}
        for _ in range(left.num_locals):
            for row in (*left.equalities, *left.inequalities):
                if any(row[position] for position in tied):
                    tied.update(n for n in range(first, left.num_vars) if row[n])
        for rows in (left.equalities, left.inequalities):
            rows[:] = [row for row in rows if any(row[position] for position in tied)]
        pending = sorted((tied - set(kept)), reverse=True)
        while pending:
            position = next((each for each in pending if left._is_eliminated_exactly(each)), None)
            if position is None:
                return False
            left._eliminate(position)
            pending = [each - (each > position) for each in pending if each != position]
        return True

    def _is_eliminated_exactly(self, position: int) -> bool:
        """Whether there is an integer between each pair of bounds that has a rational between them."""
        self._tighten()
        pivot = next((row for row in self.equalities if row[position]), None)
        if pivot is not None:
            return abs(pivot[position]) == 1
        return all(
            low[position] == 1
            or high[position] == -1
            or (
                all(a == -b for a, b in zip(low[:-1], high[:-1], strict=True))
                and low[-1] + high[-1] >= low[position] - 1
            )
            for low in self.inequalities
            if low[position] > 0
            for high in self.inequalities
            if high[position] < 0
        )

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

    # --- steps of an elimination ----------------------------------------------------------------------------------------

    def remove_columns(self, first: int, count: int) -> None:
        """Removes variables with their factors; constraints stay."""
        for row in (*self.equalities, *self.inequalities):
            del row[first : first + count]
        end = first + count
        num_dims, num_inputs = self.num_dims, self.num_dims + self.num_symbols
        self.num_dims -= max(0, min(end, num_dims) - first)
        self.num_symbols -= max(0, min(end, num_inputs) - max(first, num_dims))
        self.num_locals -= max(0, end - max(first, num_inputs))

    def _normalize(self) -> None:
        for row in (*self.equalities, *self.inequalities):
            _normalize(row)

    def _tighten(self) -> None:
        """Divides inequalities by what their factors have in common; the constants are rounded down."""
        for row in self.inequalities:
            common = gcd(*row[:-1])
            if common > 1:
                row[:] = [number // common for number in row]

    def remove_trivial_redundancy(self) -> None:
        """Removes inequalities that another one, or nothing, says with a constant that is no less."""
        self._tighten()
        self._normalize()
        strictest: dict[tuple[int, ...], Row] = {}
        for row in self.inequalities:
            factors = tuple(row[:-1])
            known = strictest.get(factors)
            if (any(factors) or row[-1] < 0) and (known is None or known[-1] > row[-1]):
                strictest[factors] = row
        kept = {id(row) for row in strictest.values()}
        self.inequalities = [row for row in self.inequalities if id(row) in kept]

    def _is_contradicted(self) -> bool:
        for row in self.equalities:
            common = gcd(*row[:-1])
            if row[-1] % common if common else row[-1]:
                return True
        return any(row[-1] < 0 and not any(row[:-1]) for row in self.inequalities)

    def remove_redundant_locals(self) -> None:
        """Removes the locals that an equality says, with that equality."""
        for row in self.equalities:
            _normalize(row)
        while (found := self._equality_of_a_local()) is not None:
            pivot, position = found
            self.equalities = [row for row in self.equalities if row is not pivot]
            for row in self.equalities:
                if row[position]:
                    _eliminate_from(row, pivot, position)
                    _normalize(row)
            for row in self.inequalities:
                _eliminate_from(row, pivot, position)
            self.remove_columns(position, 1)

    def merge_locals(self, first: int) -> None:
        """Makes locals from that variable on one with earlier ones that are the same quotient."""
        later = first
        while later < self.num_vars:
            for earlier in range(self.num_dims + self.num_symbols, later):
                if self._are_same_quotient(earlier, later):
                    for row in (*self.equalities, *self.inequalities):
                        row[earlier] += row[later]
                    self.remove_columns(later, 1)
                    break
            else:
                later += 1

    def _are_same_quotient(self, one: int, other: int) -> bool:
        for row in self.inequalities:
            if row[one] < 0 and not row[other]:
                least, most = row[:], [-number for number in row]
                most[-1] -= row[one] + 1
                if most in self.inequalities:
                    for moved in (least, most):
                        moved[one], moved[other] = 0, moved[one]
                    if least in self.inequalities and most in self.inequalities:
                        return True
        return False

    def _equality_of_a_local(self) -> tuple[Row, int] | None:
        for row in self.equalities:
            for position in range(self.num_dims + self.num_symbols, self.num_vars):
                if abs(row[position]) == 1:
                    return row, position
        return None

    def _eliminate_by_equalities(self, first: int, end: int) -> int:
        """Removes variables that equalities say, up to the first one of which there only are inequalities.

        The number of removed ones.
        """
        if first >= end:
            return 0
        self._tighten()
        position = first
        while position < end:
            pivot = next((row for row in self.equalities if row[position]), None)
            if pivot is not None:
                self.equalities = [row for row in self.equalities if row is not pivot]
                for row in (*self.equalities, *self.inequalities):
                    _eliminate_from(row, pivot, position)
                    _normalize(row)
                self._tighten()
            elif any(row[position] for row in self.inequalities):
                break
            position += 1
        self.remove_columns(first, position - first)
        return position - first

    def _best(self, first: int, end: int) -> int:
        """The variable of which the fewest inequalities are made when it is eliminated."""

        def cost(position: int) -> int:
            lower = sum(row[position] > 0 for row in self.inequalities)
            return lower * sum(row[position] < 0 for row in self.inequalities)

        return min(range(first, end), key=cost)

    def _eliminate(self, position: int) -> None:
        """Removes a variable, by an equality or as Fourier and Motzkin do."""
        if any(row[position] for row in self.equalities):
            self._eliminate_by_equalities(position, position + 1)
            return
        self._tighten()
        lower = [row for row in self.inequalities if row[position] > 0]
        upper = [row for row in self.inequalities if row[position] < 0]
        if lower or upper:
            made: list[Row] = []
            for high in upper:
                for low in lower:
                    multiple = lcm(low[position], high[position])
                    of_low, of_high = multiple // low[position], multiple // -high[position]
                    made.append([a * of_low + b * of_high for a, b in zip(low, high, strict=True)])
            made += [row for row in self.inequalities if not row[position]]
            self.inequalities = made
            self.remove_trivial_redundancy()
        self.remove_columns(position, 1)


def _normalize(row: Row) -> None:
    common = gcd(*row)
    if common > 1:
        row[:] = [number // common for number in row]


def _eliminate_from(row: Row, pivot: Row, position: int) -> None:
    """Adds a multiple of an equality, so that a row is free of a variable."""
    factor = row[position]
    if not factor:
        return
    multiple = lcm(factor, pivot[position])
    of_row, of_pivot = multiple // abs(factor), multiple // abs(pivot[position])
    if factor * pivot[position] > 0:
        of_pivot = -of_pivot
    row[:] = [mine * of_row + theirs * of_pivot for mine, theirs in zip(row, pivot, strict=True)]
