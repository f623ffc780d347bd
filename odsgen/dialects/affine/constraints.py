"""Knowledge of values as a polyhedron, and minima and maxima that are simpler by it (MLIR: `FlatAffineValueConstraints`)."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.dialects.affine.composition import canonicalize, compose, compose_set, is_symbol
from odsgen.dialects.affine.identifiers import is_top_level
from odsgen.dialects.shared import constant_integer
from odsgen.presburger import Polyhedron, Row
from odsgen.runtime import (
    AffineConstantExpr,
    AffineDimExpr,
    AffineExpr,
    AffineMap,
    AffineSymbolExpr,
    BlockArgument,
    Operation,
    Value,
)
from odsgen_dialects.affine import (
    AffineApplyOp,
    AffineForOp,
    AffineIfOp,
    AffineMaxOp,
    AffineMinOp,
    AffineParallelOp,
)


class ValueConstraints:
    """A polyhedron some of whose dimensions and symbols are values."""

    def __init__(self) -> None:
        self.polyhedron = Polyhedron()
        self.dims: list[Value | None] = []
        self.symbols: list[Value | None] = []

    @classmethod
    def of(cls, dims: Sequence[Value], symbols: Sequence[Value]) -> ValueConstraints:
        """Nothing that is said of values."""
        made = cls()
        made.polyhedron = Polyhedron(len(dims), len(symbols))
        made.dims, made.symbols = list(dims), list(symbols)
        return made

    @property
    def values(self) -> list[Value | None]:
        """The values of the dimensions, then those of the symbols."""
        return [*self.dims, *self.symbols]

    def add_domains(self, values: Sequence[Value]) -> bool:
        """Adds facts about values: the domains of counters, the numbers of constants; False for another value."""
        for value in values:
            loop = loop_of(value)
            if loop is not None:
                if not self.add_domain(loop):
                    return False
            elif is_symbol(value):
                constant = constant_integer(value)
                if constant is not None:
                    self.polyhedron.add_equal(self.values.index(value), constant)
            else:
                return False
        return True

    def align_symbols(self, other: ValueConstraints) -> None:
        """Gives both the same symbols in the same order: those here first."""
        symbols = list(dict.fromkeys([*self.symbols, *other.symbols]))
        for each in (self, other):
            each.rearrange(each.dims, symbols)

    def align(self, other: ValueConstraints) -> None:
        """Gives both the same dimensions and symbols in the same order: those here first."""
        dims = list(dict.fromkeys([*self.dims, *other.dims]))
        symbols = list(dict.fromkeys([*self.symbols, *other.symbols]))
        for each in (self, other):
            each.rearrange(dims, symbols)

    def rearrange(self, dims: Sequence[Value | None], symbols: Sequence[Value | None]) -> None:
        """Other dimensions and symbols, among which are all that there are; dimensions without values stay first."""
        system, before = self.polyhedron, self.values
        count = len(self.dims)
        after = [*dims, *symbols]
        places = [
            (
                number
                if value is None
                else (
                    after.index(value, 0 if number < count else len(dims))
                    if value in (after[len(dims) :] if number >= count else after[: len(dims)])
                    else after.index(value)
                )
            )
            for number, value in enumerate(before)
        ]
        made = Polyhedron(len(dims), len(symbols))
        made.append_locals(system.num_locals)
        places += [len(after) + number for number in range(system.num_locals)]
        for mine, theirs in (
            (made.equalities, system.equalities),
            (made.inequalities, system.inequalities),
        ):
            for row in theirs:
                mine.append(made.row(dict(zip(places, row, strict=False)), row[-1]))
        self.polyhedron = made
        self.dims, self.symbols = list(dims), list(symbols)

    def project_out(self, first: int, count: int) -> None:
        """Forgets dimensions and symbols, but not what they say of the others."""
        self.polyhedron.project_out(first, count)
        self._forget(first, count)

    def _forget(self, first: int, count: int) -> None:
        values = self.values
        kept = [number for number in range(len(values)) if not first <= number < first + count]
        dims = len(self.dims)
        self.dims, self.symbols = (
            [values[number] for number in kept if number < dims],
            [values[number] for number in kept if number >= dims],
        )

    def copy(self) -> ValueConstraints:
        """Constraints of its own that say the same."""
        made = ValueConstraints()
        made.polyhedron = self.polyhedron.copy()
        made.dims, made.symbols = self.dims[:], self.symbols[:]
        return made

    def append_dim(self, value: Value | None = None) -> int:
        """A new dimension; its variable."""
        self.dims.append(value)
        return self.polyhedron.append_dims()

    def append_symbol(self, value: Value | None = None) -> int:
        """A new symbol; its variable."""
        self.symbols.append(value)
        return self.polyhedron.append_symbols()

    def rows_of(self, map: AffineMap, operands: Sequence[Value]) -> list[Row] | None:
        """The results of a map of values as rows of the polyhedron; None where one is not affine."""
        aligned = self._aligned(map, operands)
        return None if aligned is None else self.polyhedron.rows_of(aligned.results)

    def add_domain(self, op: Operation, inner: Operation | None = None) -> bool:
        """Adds constraints that a loop or condition puts on the iterations inside; False where that is not affine.

        A condition says nothing of the operations in its other branch, of which the inner one may be.
        """
        if isinstance(op, AffineForOp):
            return self._add_domain_of_loop(op)
        if isinstance(op, AffineParallelOp):
            return all(
                self._add_domain_of_parallel(op, number)
                for number in range(len(op.region.arguments))
            )
        if isinstance(op, AffineIfOp) and (
            inner is None or inner.parent_region is not op.else_region
        ):
            set, values = compose_set(op.condition.value, op.operands)
            set, values = canonicalize(set, values)
            rows = self.rows_of(
                AffineMap.get(set.num_dims, set.num_symbols, set.constraints), values
            )
            for row, is_equality in zip(rows or (), set.eq_flags if rows else (), strict=True):
                system = self.polyhedron
                (system.equalities if is_equality else system.inequalities).append(row)
        return True

    def add_bound(
        self, map: AffineMap, position: int | Value, relation: str, operands: Sequence[Value]
    ) -> bool:
        """A variable, or a value, is `==`, `>=` or `<=` all results of a map of values; False where that cannot be said."""
        aligned = self._aligned(map, operands)
        if isinstance(position, Value):
            position = self.values.index(position)
        return aligned is not None and self.polyhedron.add_bound(aligned, position, relation)

    def _aligned(self, map: AffineMap, operands: Sequence[Value]) -> AffineMap | None:
        """A map of the dimensions and symbols here; None where an operand can be neither."""
        map, values = compose(map, operands)
        if not all(self.knows(value) for value in values):
            return None
        exprs = [self.expr_of(value) for value in values]
        return map.replace_dims_and_symbols(
            exprs[: map.num_dims], exprs[map.num_dims :], len(self.dims), len(self.symbols)
        )

    def expr_of(self, value: Value) -> AffineExpr:
        """The dimension or symbol that a value is here."""
        for number, known in enumerate(self.dims):
            if known is value:
                return AffineDimExpr.get(number)
        return AffineSymbolExpr.get(self.symbols.index(value))

    def knows(self, value: Value) -> bool:
        """Makes a value a variable, unless it is one (`addInductionVarOrTerminalSymbol`)."""
        if value in self.dims or value in self.symbols:
            return True
        region = value.parent_region
        loop = None if region is None else region.parent_op
        if isinstance(value, BlockArgument) and not is_top_level(value):
            if isinstance(loop, AffineForOp) and value.index == 0:
                self.append_dim(value)
                return self._add_domain_of_loop(loop)
            if isinstance(loop, AffineParallelOp):
                self.append_dim(value)
                return self._add_domain_of_parallel(loop, value.index)
        if isinstance(value.defining_op, AffineApplyOp) or not is_symbol(value):
            return False
        position = self.append_symbol(value)
        constant = constant_integer(value)
        if constant is not None:
            self.polyhedron.add_equal(position, constant)
        return True

    def _add_domain_of_loop(self, loop: AffineForOp) -> bool:
        return self._add_domain(
            loop.lower_bound_map.value,
            loop.lower_bound_operands,
            loop.upper_bound_map.value,
            loop.upper_bound_operands,
            loop.step,
            loop.region.arguments[0],
        )

    def _add_domain_of_parallel(self, loop: AffineParallelOp, number: int) -> bool:
        groups = [
            [size for size in each.values() if isinstance(size, int)]
            for each in (loop.lower_bounds_groups, loop.upper_bounds_groups)
        ]
        first = [sum(sizes[:number]) for sizes in groups]
        counts = [sizes[number] for sizes in groups]
        lower, upper = loop.lower_bounds_map.value, loop.upper_bounds_map.value
        return self._add_domain(
            lower.sub_map(range(first[0], first[0] + counts[0])),
            loop.map_operands[: lower.num_inputs],
            upper.sub_map(range(first[1], first[1] + counts[1])),
            loop.map_operands[lower.num_inputs :],
            list(loop.steps)[number],
            loop.region.arguments[number],
        )

    def _add_domain(
        self,
        lower: AffineMap,
        lower_operands: Sequence[Value],
        upper: AffineMap,
        upper_operands: Sequence[Value],
        step: int,
        variable: Value,
    ) -> bool:
        """A dimension counts from a bound to one that it does not reach (`addAffineForOpDomain`)."""
        if step != 1 and lower.is_single_constant():
            position = self.values.index(variable)
            first = lower.constant_results()[0]
            distance = self.polyhedron.row({position: 1}, -first)
            rounds = self.polyhedron.append_quotient(distance, step)
            self.polyhedron.equalities.append(
                self.polyhedron.row({position: 1, rounds: -step}, -first)
            )
        before = AffineMap.get(upper.num_dims, upper.num_symbols, [e - 1 for e in upper.results])
        return self.add_bound(lower, variable, ">=", lower_operands) and self.add_bound(
            before, variable, "<=", upper_operands
        )


def loop_of(value: Value) -> AffineForOp | AffineParallelOp | None:
    """The loop of which a value is a counter."""
    region = value.parent_region
    loop = None if region is None else region.parent_op
    if not isinstance(value, BlockArgument):
        return None
    if isinstance(loop, AffineForOp):
        return loop if value.index == 0 else None
    return loop if isinstance(loop, AffineParallelOp) else None


def simplify_constrained(
    op: AffineMinOp | AffineMaxOp, constraints: ValueConstraints
) -> tuple[AffineMap, list[Value]] | None:
    """The one result that always is the minimum or maximum, with its operands (`simplifyConstrainedMinMaxOp`)."""
    is_min = isinstance(op, AffineMinOp)
    map, operands = op.map.value, op.operands
    for value in operands:
        if value not in constraints.values:  # nothing is said of it, even if it is a constant
            constraints.append_symbol(value)
    found, bound = constraints.append_dim(), constraints.append_dim()
    results = [constraints.append_dim() for _ in map.results]
    exprs = [constraints.expr_of(value) for value in operands]
    aligned = map.replace_dims_and_symbols(
        exprs[: map.num_dims],
        exprs[map.num_dims :],
        len(constraints.dims),
        len(constraints.symbols),
    )
    system = constraints.polyhedron
    if not system.add_bound(aligned, found, "<=" if is_min else ">="):
        return None
    exprs = [] if system.num_locals else system.bounds(found, is_upper=is_min)
    if len(exprs) != 1:
        constant = system.constant_bound(found, is_upper=is_min)
        if constant is None:
            return None
        exprs = [AffineConstantExpr.get(constant)]
    chosen = AffineMap.get(len(constraints.dims), len(constraints.symbols), exprs)
    if not system.add_bound(chosen, bound, "==") or system.is_empty():
        return None
    sign = 1 if is_min else -1
    for number, result in enumerate(results):
        tried = constraints.copy()
        if not tried.polyhedron.add_bound(aligned.sub_map([number]), result, "=="):
            return None
        tried.polyhedron.inequalities.append(tried.polyhedron.row({bound: sign, result: -sign}, -1))
        if not tried.polyhedron.is_empty():
            return None
    return _with_known_values(chosen, constraints)


def _with_known_values(
    map: AffineMap, constraints: ValueConstraints
) -> tuple[AffineMap, list[Value]]:
    """The map of values; those that can only be one number become it."""
    kept: tuple[list[Value], list[Value]] = ([], [])
    exprs: tuple[list[AffineExpr], list[AffineExpr]] = ([], [])
    for position, value in enumerate((*constraints.dims, *constraints.symbols)):
        is_symbol = position >= len(constraints.dims)
        kind = AffineSymbolExpr if is_symbol else AffineDimExpr
        if value is None:
            exprs[is_symbol].append(AffineConstantExpr.get(0))  # no bound uses it
            continue
        number = (
            constraints.polyhedron.constant_value(position)
            if constant_integer(value) is None
            else None
        )
        if number is None:
            exprs[is_symbol].append(kind.get(len(kept[is_symbol])))
        else:
            exprs[is_symbol].append(AffineConstantExpr.get(number))
            continue
        kept[is_symbol].append(value)
    made = map.replace_dims_and_symbols(*exprs, len(kept[0]), len(kept[1]))
    return canonicalize(made, [*kept[0], *kept[1]])
