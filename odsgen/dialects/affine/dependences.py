"""Dependences between accesses to memory (MLIR: `checkMemrefAccessDependence`), and which loops are parallel."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from odsgen.dialects.affine.accesses import (
    ACCESSES,
    WRITES,
    Access,
    access_map,
    analysis_scope,
    enclosing,
    induction_variables,
    nesting_depth,
)
from odsgen.dialects.affine.constraints import ValueConstraints
from odsgen.dialects.shared import is_allocated
from odsgen.presburger import Polyhedron, Row
from odsgen.runtime import (
    AffineScope,
    BaseMemRefType,
    EffectKind,
    MissingMethodError,
    Operation,
    Value,
    ViewLikeOpInterface,
    as_interface,
    is_memory_effect_free,
    memory_effects,
)
from odsgen_dialects import affine, arith


class NoAnswer(Enum):
    """Answers instead of a dependence."""

    NONE = "there is no dependence"
    UNKNOWN = "there may be one"


@dataclass
class Dependence:
    """A dependence of a target on a source at a depth of loops.

    The dimensions of the constraints are the counters around the source and those around the target.
    """

    constraints: ValueConstraints
    num_source_dims: int
    num_common_loops: int

    def distances(self) -> list[tuple[int | None, int | None]]:
        """The least and greatest number of iterations between both, for each of the common loops."""
        system = self.constraints.polyhedron.copy()
        others = system.num_vars
        system.insert_dims(0, self.num_common_loops)
        for loop in range(self.num_common_loops):
            source = self.num_common_loops + loop
            target = source + self.num_source_dims
            system.equalities.append(system.row({loop: 1, source: 1, target: -1}))
        system.project_out(self.num_common_loops, others)
        return [
            (
                system.constant_bound(loop, is_upper=False),
                system.constant_bound(loop, is_upper=True),
            )
            for loop in range(self.num_common_loops)
        ]


def index_set(nest: list[Operation]) -> ValueConstraints | None:
    """The values of the counters of loops, under the conditions among them; None where they are not affine."""
    found = ValueConstraints()
    for op in nest:
        for variable in induction_variables(op):
            found.append_dim(variable)
    for number, op in enumerate(nest):
        inner = nest[number + 1] if number + 1 < len(nest) else None
        if not found.add_domain(op, inner):
            return None
    return found


@dataclass
class _Relation:
    """Which element an access touches in which iteration.

    The first locals of the domain, and its last inequalities, two for each, are those of the subscripts.
    """

    domain: ValueConstraints
    subscripts: list[Row]
    num_locals_of_subscripts: int

    @classmethod
    def of(cls, access: Access) -> _Relation | None:
        domain = index_set([*enclosing(access), access])
        if domain is None:
            return None
        before = domain.polyhedron.num_locals
        rows = domain.rows_of(*access_map(access))
        return None if rows is None else cls(domain, rows, domain.polyhedron.num_locals - before)

    def add_to(
        self, whole: ValueConstraints, first_dim: int, first_local: int, first_element: int
    ) -> None:
        """Adds the constraints, with those that say which element is touched, to others."""
        domain, system = self.domain.polyhedron, whole.polyhedron
        columns = [first_dim + number for number in range(len(self.domain.dims))]
        columns += [len(whole.dims) + whole.symbols.index(symbol) for symbol in self.domain.symbols]
        others = domain.num_locals - self.num_locals_of_subscripts
        columns += [first_local + others + n for n in range(self.num_locals_of_subscripts)]
        columns += [first_local + number for number in range(others)]

        def placed(row: Row) -> Row:
            return system.row(dict(zip(columns, row, strict=False)), row[-1])

        for number, row in enumerate(self.subscripts):
            made = [-factor for factor in placed(row)]
            made[first_element + number] = 1
            system.equalities.append(made)
        system.equalities += [placed(row) for row in domain.equalities]
        last = len(domain.inequalities) - 2 * self.num_locals_of_subscripts
        for part in (domain.inequalities[last:], domain.inequalities[:last]):
            system.inequalities += [placed(row) for row in part]
        system.merge_locals(first_local + others)


def dependence(
    source: Access, target: Access, depth: int, *, between_reads: bool = False
) -> Dependence | NoAnswer:
    """Whether the target touches an element after the source, in different iterations of the loop of that depth.

    A depth beyond the common loops asks for the same iteration of all of them.
    """
    if source.memref is not target.memref:
        return NoAnswer.NONE
    if not between_reads and not isinstance(source, WRITES) and not isinstance(target, WRITES):
        return NoAnswer.NONE
    if analysis_scope(source) is not analysis_scope(target):
        return NoAnswer.UNKNOWN
    order = _ancestors_in_common_block(source, target)
    if order is None:
        return NoAnswer.UNKNOWN
    first, second = _Relation.of(source), _Relation.of(target)
    if first is None or second is None or len(first.subscripts) != len(second.subscripts):
        return NoAnswer.UNKNOWN
    common = 0
    for mine, theirs in zip(first.domain.dims, second.domain.dims, strict=False):
        if mine is not theirs:
            break
        common += 1
    if not between_reads and depth > common and not order[0].is_before_in_block(order[1]):
        return NoAnswer.NONE
    constraints = _composed(first, second)
    system = constraints.polyhedron
    for loop in range(min(common, depth)):
        row = system.row({loop: -1, loop + len(first.domain.dims): 1})
        if loop == depth - 1:
            row[-1] = -1
            system.inequalities.append(row)
        else:
            system.equalities.append(row)
    if system.is_empty():
        return NoAnswer.NONE
    return Dependence(constraints, len(first.domain.dims), common)


def _composed(source: _Relation, target: _Relation) -> ValueConstraints:
    """Pairs of iterations that touch the same element."""
    made = ValueConstraints()
    made.dims = [*source.domain.dims, *target.domain.dims]
    made.symbols = list(dict.fromkeys([*target.domain.symbols, *source.domain.symbols]))
    made.polyhedron = system = Polyhedron(len(made.dims), len(made.symbols))
    of_target = system.append_locals(target.domain.polyhedron.num_locals)
    of_source = system.append_locals(source.domain.polyhedron.num_locals)
    element = system.append_locals(len(source.subscripts))
    before = system.num_locals
    source.add_to(made, 0, of_source, element)
    element -= before - system.num_locals
    before = system.num_locals
    target.add_to(made, len(source.domain.dims), of_target, element)
    system.merge_locals(of_source - (before - system.num_locals))
    system.remove_redundant_locals()
    return made


def _ancestors_in_common_block(
    one: Operation, other: Operation
) -> tuple[Operation, Operation] | None:
    """The operations around two operations in the innermost block around both; None if their scope has none."""

    def chain(op: Operation) -> list[Operation]:
        found = [op]
        while (parent := op.parent_op) is not None and AffineScope not in parent.TRAITS:
            found.append(parent)
            op = parent
        return found[::-1]

    found: tuple[Operation, Operation] | None = None
    for mine, theirs in zip(chain(one), chain(other), strict=False):
        if mine.parent_block is not theirs.parent_block:
            break
        found = mine, theirs
    return found


# --- parallel loops -----------------------------------------------------------------------------------------------------


@dataclass
class Reduction:
    """A value that a loop carries and that one operation combines with another value in each iteration."""

    kind: arith.AtomicRMWKind
    position: int
    value: Value


_KINDS: dict[type[Operation], arith.AtomicRMWKind] = {
    arith.AddFOp: arith.AtomicRMWKind.addf,
    arith.MulFOp: arith.AtomicRMWKind.mulf,
    arith.AddIOp: arith.AtomicRMWKind.addi,
    arith.AndIOp: arith.AtomicRMWKind.andi,
    arith.OrIOp: arith.AtomicRMWKind.ori,
    arith.MulIOp: arith.AtomicRMWKind.muli,
    arith.MinimumFOp: arith.AtomicRMWKind.minimumf,
    arith.MaximumFOp: arith.AtomicRMWKind.maximumf,
    arith.MinSIOp: arith.AtomicRMWKind.mins,
    arith.MaxSIOp: arith.AtomicRMWKind.maxs,
    arith.MinUIOp: arith.AtomicRMWKind.minu,
    arith.MaxUIOp: arith.AtomicRMWKind.maxu,
}


def supported_reductions(loop: affine.AffineForOp) -> list[Reduction]:
    """The reductions of a loop that `affine.parallel` can do, if floats are commutative."""
    found: list[Reduction] = []
    for position, carried in enumerate(loop.region.arguments[1:]):
        if not carried.has_one_use:
            continue
        (combiner,) = carried.users
        kind = _KINDS.get(type(combiner))
        if kind is None or combiner.parent_op is not loop or not combiner.results[0].has_one_use:
            continue
        end = loop.region.entry_block.terminator
        if end is None or end.operands[position] is not combiner.results[0]:
            continue
        left, right = combiner.operands
        found.append(Reduction(kind, position, right if left is carried else left))
    return found


def is_loop_parallel(loop: affine.AffineForOp, reductions: list[Reduction] | None = None) -> bool:
    """Whether the iterations of a loop may run in any order (`isLoopParallel`).

    With a list, which is filled, reductions are no obstacle.
    """
    if reductions is not None:
        reductions += supported_reductions(loop)
    if len(reductions or ()) != len(loop.inits):
        return False
    return is_loop_memory_parallel(loop)


def is_loop_memory_parallel(loop: affine.AffineForOp) -> bool:
    """Whether no iteration touches memory that another one writes (`isLoopMemoryParallel`)."""
    if any(isinstance(type, BaseMemRefType) for type in loop.result_types):
        return False
    accesses: list[Access] = []
    for op in loop.region.walk():
        if isinstance(op, ACCESSES):
            if not _is_allocated_inside(op.memref, loop):
                accesses.append(op)
        elif (
            not isinstance(op, (affine.AffineForOp, affine.AffineYieldOp, affine.AffineIfOp))
            and not _only_allocates(op)
            and not is_memory_effect_free(op)
        ):
            return False
    depth = nesting_depth(loop) + 1
    return all(
        dependence(source, target, depth) is NoAnswer.NONE
        for source in accesses
        for target in accesses
    )


def _is_allocated_inside(value: Value, around: Operation) -> bool:
    while (op := value.defining_op) is not None:
        if is_allocated(value) and around.is_proper_ancestor(op):
            return True
        view = as_interface(op, ViewLikeOpInterface)
        try:
            if view is None or view.view_dest is not value:
                return False
            value = view.view_source
        except MissingMethodError:  # not implemented
            return False
    return False


def _only_allocates(op: Operation) -> bool:
    effects = None if op.regions else memory_effects(op)
    return effects is not None and [effect.kind for effect in effects] == [EffectKind.ALLOCATE]
