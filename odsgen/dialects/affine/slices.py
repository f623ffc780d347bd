"""The iterations of a loop nest that another nest needs (MLIR: `ComputationSliceState`)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from odsgen.dialects.affine.accesses import (
    READS,
    Access,
    enclosing_loops,
    nesting_depth,
)
from odsgen.dialects.affine.constraints import ValueConstraints, loop_of
from odsgen.dialects.affine.dependences import (
    Dependence,
    NoAnswer,
    Reduction,
    dependence,
    is_loop_parallel,
)
from odsgen.dialects.affine.loops.bounds import constant_trip_count
from odsgen.presburger.bounds import Bounds, is_inside, slice_bounds, unite_boxes
from odsgen.runtime import (
    AffineConstantExpr,
    AffineDimExpr,
    AffineMap,
    MemRefType,
    Operation,
    Value,
    VectorType,
)
from odsgen.runtime.affine.simplification import simplify_affine_expr
from odsgen_dialects.affine import AffineForOp


@dataclass
class Slice:
    """New bounds of the loops of a source, by the counters of a target and symbols; None for those that stay."""

    variables: list[Value] = field(default_factory=list)
    lower: list[AffineMap | None] = field(default_factory=list)
    upper: list[AffineMap | None] = field(default_factory=list)
    operands: list[Value] = field(default_factory=list)
    place: Operation | None = None

    def set_bounds(self, bounds: Sequence[Bounds], num_dims: int, num_symbols: int) -> None:
        """Sets the bounds to maps of so many dimensions and symbols."""

        def maps(which: int) -> list[AffineMap | None]:
            return [
                (
                    None
                    if (exprs := each[which]) is None
                    else AffineMap.get(num_dims, num_symbols, exprs)
                )
                for each in bounds
            ]

        self.lower, self.upper = maps(0), maps(1)

    def source_loop(self, number: int) -> AffineForOp:
        """The loop of a variable."""
        loop = loop_of(self.variables[number])
        assert isinstance(loop, AffineForOp)
        return loop

    def add_to(self, constraints: ValueConstraints) -> bool:
        """Adds the bounds to constraints of the variables and operands (`addSliceBounds`)."""
        for number, value in enumerate(self.variables):
            if value not in constraints.values:
                continue
            lower, upper = self.lower[number], self.upper[number]
            if lower is None or upper is None or not lower.results or not upper.results:
                if not constraints.add_domain(self.source_loop(number)):
                    return False
            elif len(lower.results) == len(upper.results) == 1 and (
                lower.results[0] + 1 is upper.results[0]
            ):
                if not constraints.add_bound(lower, value, "==", self.operands):
                    return False
            elif not constraints.add_bound(
                lower, value, ">=", self.operands
            ) or not constraints.add_bound(_before(upper), value, "<=", self.operands):
                return False
        return True

    def constraints(self) -> ValueConstraints | None:
        """The slice as constraints: its variables as dimensions, its operands as symbols (`getAsConstraints`)."""
        found = ValueConstraints.of(self.variables, self.operands)
        if not found.add_domains(self.operands) or not self.add_to(found):
            return None
        return found

    def _source(self) -> ValueConstraints | None:
        found = ValueConstraints.of(self.variables, ())
        return found if found.add_domains(self.variables) else None

    def _is_surely_maximal(self) -> bool | None:
        """Whether each loop has one iteration in each of a target loop with the same bounds."""
        for number, (lower, upper) in enumerate(zip(self.lower, self.upper, strict=True)):
            if lower is None or upper is None or len(lower.results) != 1 or len(upper.results) != 1:
                return None
            begin = lower.results[0]
            if begin + 1 is not upper.results[0] or not isinstance(begin, AffineDimExpr):
                return None
            target, source = loop_of(self.operands[begin.position]), self.source_loop(number)
            if not isinstance(target, AffineForOp):
                return None
            bounds = [
                (loop.lower_bound_map.value, loop.upper_bound_map.value)
                for loop in (source, target)
            ]
            if not all(map.is_single_constant() for pair in bounds for map in pair):
                return None
            if bounds[0] != bounds[1] or source.step != target.step:
                return False
        return True

    def is_valid(self) -> bool | None:
        """Whether the source has all iterations of the slice; None if that is not known."""
        if self._is_surely_maximal():
            return True
        source, sliced = self._source(), self.constraints()
        if source is None or source.symbols or source.polyhedron.num_locals or sliced is None:
            return None
        count = len(self.variables)
        sliced.polyhedron.project_out(count, sliced.polyhedron.num_vars - count)
        return is_inside(sliced.polyhedron, source.polyhedron)

    def is_maximal(self) -> bool | None:
        """Whether the slice has all iterations of the source; None if that is not known."""
        known = self._is_surely_maximal()
        if known is not None:
            return known
        source = self._source()
        if source is None:
            return None
        counters: list[Value | None] = [
            value for value in self.operands if isinstance(loop_of(value), AffineForOp)
        ]
        counters += [None] * (len(self.variables) - len(counters))
        sliced = ValueConstraints()
        for counter in counters:
            sliced.append_dim(counter)
        for number, (lower, upper) in enumerate(zip(self.lower, self.upper, strict=True)):
            if not self._add_domain(sliced, number, lower, upper):
                return None
        mine, theirs = source.polyhedron, sliced.polyhedron
        if mine.num_dims != theirs.num_dims:
            return None
        if mine.num_symbols or theirs.num_symbols:
            source.align_symbols(sliced)
            mine, theirs = source.polyhedron, sliced.polyhedron
        return is_inside(mine, theirs)

    def _add_domain(
        self,
        sliced: ValueConstraints,
        number: int,
        lower: AffineMap | None,
        upper: AffineMap | None,
    ) -> bool:
        """Adds a variable as a dimension (`addDomainFromSliceMaps`)."""
        if (
            lower is not None
            and upper is not None
            and len(lower.results) == len(upper.results) == 1
        ):
            begin = lower.results[0]
            if begin + 1 is upper.results[0] and not isinstance(begin, AffineConstantExpr):
                if not isinstance(begin, AffineDimExpr):
                    return False
                loop = loop_of(self.operands[begin.position])
                return isinstance(loop, AffineForOp) and sliced.add_domain(loop)
        if lower is not None and not sliced.add_bound(lower, number, ">=", self.operands):
            return False
        return upper is None or sliced.add_bound(_before(upper), number, "<=", self.operands)

    def trip_counts(self) -> dict[AffineForOp, int] | None:
        """The trip counts of the loops; None where one is not constant (`buildSliceTripCountMap`)."""
        found: dict[AffineForOp, int] = {}
        for number in range(len(self.variables)):
            loop = self.source_loop(number)
            lower, upper = self.lower[number], self.upper[number]
            count: int | None
            if lower is None or upper is None or not lower.results or not upper.results:
                begin, end = loop.lower_bound_map.value, loop.upper_bound_map.value
                if begin.is_single_constant() and end.is_single_constant():
                    count = end.constant_results()[0] - begin.constant_results()[0]
                else:
                    count = constant_trip_count(loop)
            else:
                size = simplify_affine_expr(
                    upper.results[0] - lower.results[0], lower.num_dims, lower.num_symbols
                )
                count = size.value if isinstance(size, AffineConstantExpr) else None
            if count is None:
                return None
            found[loop] = count % (1 << 64)
        return found

    def iterations(self) -> int | None:
        """How many iterations it has, modulo 2**64; None where that is not constant."""
        counts = self.trip_counts()
        if counts is None:
            return None
        total = 1
        for count in counts.values():
            total *= count
        return total % (1 << 64)


def _before(map: AffineMap) -> AffineMap:
    return AffineMap.get(map.num_dims, map.num_symbols, [expr - 1 for expr in map.results])


def has_parallel_reduction(loop: AffineForOp) -> bool:
    """Whether a loop is parallel but for reductions that it has."""
    reductions: list[Reduction] = []
    return is_loop_parallel(loop, reductions) and bool(reductions)


def _slice_of_pair(
    first: Access, second: Access, found: Dependence, depth: int, *, is_backward: bool
) -> Slice:
    """The slice that a dependence says (`getComputationSliceState`).

    A backward slice is one of the loops of the first access, a forward one of those of the second.
    """
    sources, others = enclosing_loops(first), enclosing_loops(second)
    constraints = found.constraints.copy()
    offset = 0 if is_backward else depth
    if is_backward:
        constraints.project_out(len(sources) + depth, len(others) - depth)
    else:
        constraints.project_out(depth, len(sources) - depth)
        sources, others = others, sources
    made = Slice()
    count = len(sources)
    dims = constraints.dims
    made.variables = [value for value in dims[offset : offset + count] if value is not None]
    system = constraints.polyhedron
    made.set_bounds(
        slice_bounds(system, offset, count), system.num_dims - count, system.num_symbols
    )
    rest = (*dims[:offset], *dims[offset + count :], *constraints.symbols)
    made.operands = [value for value in rest if value is not None]
    sequential: set[AffineForOp] = set()
    if isinstance(first, READS) and isinstance(second, READS):
        sequential = {loop for loop in sources[0].walk(AffineForOp) if not is_loop_parallel(loop)}
    for number, loop in enumerate(sources):
        if loop not in sequential and loop.attribute("slice_fusion_barrier") is None:
            continue
        if (
            has_parallel_reduction(loop)
            and depth >= len(sources)
            and made.iterations() == 1
            and made.is_maximal()
        ):
            continue
        for inner in range(number, count):
            made.lower[inner] = made.upper[inner] = None
        break
    return made


def innermost_common_loops(ops: Sequence[Operation]) -> list[AffineForOp]:
    """The loops around all operations, the outermost one first."""
    found = enclosing_loops(ops[0])
    for op in ops[1:]:
        others = enclosing_loops(op)
        common = 0
        while common < min(len(found), len(others)) and found[common] is others[common]:
            common += 1
        found = found[:common]
    return found


def slice_union(
    firsts: Sequence[Access],
    seconds: Sequence[Access],
    depth: int,
    common: int,
    *,
    is_backward: bool = True,
) -> Slice | None:
    """The union of the slices between all pairs of accesses; None if it is not valid (`computeSliceUnion`).

    It is one of the loops around the first ones, at a depth of the loops around the second ones, or the other way round.
    """
    union: ValueConstraints | None = None
    dependent: list[Operation] = []
    for first in firsts:
        for second in seconds:
            if first.memref is not second.memref:
                continue
            around = second if is_backward else first
            if _have_other_vectors(first, second) or depth > nesting_depth(around):
                return None
            both_read = isinstance(first, READS) and isinstance(second, READS)
            found = dependence(first, second, common + 1, between_reads=both_read)
            if found is NoAnswer.NONE:
                continue
            if not isinstance(found, Dependence) or depth > len(enclosing_loops(around)):
                return None
            dependent.append(around)
            constraints = _slice_of_pair(
                first, second, found, depth, is_backward=is_backward
            ).constraints()
            if constraints is None:
                return None
            if union is None:
                union = constraints
            elif not _unite(union, constraints):
                return None
    if union is None:
        return None
    loops = innermost_common_loops(dependent)
    if depth > len(loops):
        return None
    count = len(union.dims)
    _counters_to_dims(union)
    made = Slice()
    made.set_bounds(
        slice_bounds(union.polyhedron, 0, count),
        union.polyhedron.num_dims - count,
        union.polyhedron.num_symbols,
    )
    made.variables = [value for value in union.dims[:count] if value is not None]
    made.operands = [value for value in (*union.dims[count:], *union.symbols) if value is not None]
    body = loops[depth - 1].region.entry_block
    made.place = body.first if is_backward else body.last
    return made if made.is_valid() else None


def _have_other_vectors(one: Access, other: Access) -> bool:
    types = [access.memref.type for access in (one, other)]
    elements = [type.element_type for type in types if isinstance(type, MemRefType)]
    vectors = [type for type in elements if isinstance(type, VectorType)]
    return len(vectors) == 2 and vectors[0].shape != vectors[1].shape


def _unite(union: ValueConstraints, other: ValueConstraints) -> bool:
    if union.dims != other.dims or union.symbols != other.symbols:
        before = [list(each.dims) for each in (union, other)]
        union.align(other)
        for each, known in zip((union, other), before, strict=True):
            for value in list(each.dims):
                if value is not None and value not in known and not each.add_domains((value,)):
                    return False
        union.align_symbols(other)
    if union.polyhedron.num_locals or other.polyhedron.num_locals:
        return False
    return unite_boxes(union.polyhedron, other.polyhedron)


def _counters_to_dims(constraints: ValueConstraints) -> None:
    """Makes symbols that are counters of loops dimensions, behind the others (`convertLoopIVSymbolsToDims`)."""
    symbols = list(constraints.symbols)
    counters = [
        value for value in symbols if value is not None and isinstance(loop_of(value), AffineForOp)
    ]
    for number, value in enumerate(counters):
        place = symbols.index(value)
        symbols[number], symbols[place] = symbols[place], symbols[number]
    constraints.rearrange([*constraints.dims, *counters], symbols[len(counters) :])
