"""Whether two loop nests may be fused, what that costs, and how it is done (MLIR: `LoopFusionUtils`)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from odsgen.dialects.affine.accesses import (
    ACCESSES,
    READS,
    WRITES,
    Access,
    common_loops,
    enclosing_loops,
    nesting_depth,
)
from odsgen.dialects.affine.composition import canonicalize
from odsgen.dialects.affine.dependences import Dependence, NoAnswer, dependence
from odsgen.dialects.affine.loops.bounds import (
    constant_trip_count,
    promote_if_single_iteration,
    set_bound,
    splice_body,
    with_more_values,
)
from odsgen.dialects.affine.slices import (
    Slice,
    has_parallel_reduction,
    innermost_common_loops,
    slice_union,
)
from odsgen.runtime import CloneMap, Operation, Value
from odsgen_dialects.affine import AffineForOp, AffineIfOp


def produced_and_consumed(sources: Sequence[Access], targets: Sequence[Access]) -> list[Value]:
    """The memrefs that sources write and targets read."""
    written = {op.memref for op in sources if isinstance(op, WRITES)}
    return list(
        dict.fromkeys(op.memref for op in targets if isinstance(op, READS) and op.memref in written)
    )


# --- legality -----------------------------------------------------------------------------------------------------------


def _written_memrefs(loop: AffineForOp) -> dict[Value, bool]:
    """The memrefs that accesses in a loop touch, and whether they are written."""
    found: dict[Value, bool] = {}
    for op in loop.region.walk():
        if isinstance(op, ACCESSES):
            found[op.memref] = found.get(op.memref, False) or isinstance(op, WRITES)
    return found


def _conflicts(op: Operation, memrefs: dict[Value, bool]) -> bool:
    if isinstance(op, READS):
        return memrefs.get(op.memref, False)
    return isinstance(op, WRITES) and op.memref in memrefs


def _may_become_one(first: AffineForOp, second: AffineForOp) -> bool:
    """Whether there is a place between two loops for both, as far as the accesses of `affine` and values say."""
    mine, theirs = _written_memrefs(first), _written_memrefs(second)
    between: list[Operation] = []
    op = first.next
    while op is not None and op is not second:
        between.append(op)
        op = op.next
    dependent = next(
        (n for n, op in enumerate(between) if any(_conflicts(each, mine) for each in op.walk())),
        None,
    )
    if dependent is None:
        return True
    for number in range(len(between) - 1, -1, -1):
        if any(_needs(each, second, theirs) for each in between[number].walk()):
            return dependent > number
    return True


def _needs(op: Operation, loop: AffineForOp, memrefs: dict[Value, bool]) -> bool:
    if isinstance(op, ACCESSES):
        return _conflicts(op, memrefs)
    return any(loop in enclosing_loops(user) for result in op.results for user in result.users)


def _accesses(loop: AffineForOp) -> list[Access] | None:
    """The accesses in a loop; None where there are conditions."""
    found: list[Access] = []
    for op in loop.walk(post_order=True):
        if isinstance(op, ACCESSES):
            found.append(op)
        elif isinstance(op, AffineIfOp):
            return None
    return found


def _greatest_depth(sources: Sequence[Access], targets: Sequence[Access]) -> int:
    """The deepest loop around the target's accesses into which the source may go (`getMaxLoopDepth`)."""
    memrefs = produced_and_consumed(sources, targets)
    wanted = [op for op in targets if op.memref in memrefs]
    if not wanted:
        return 0
    depth = len(innermost_common_loops(wanted))
    if all(isinstance(op, READS) for op in wanted):
        return depth
    for source in wanted:
        for target in wanted:
            for level in range(1, common_loops(source, target) + 2):
                if isinstance(dependence(source, target, level), Dependence):
                    depth = min(depth, level - 1)
                    break
    return depth


def has_cyclic_dependence(root: AffineForOp) -> bool:
    """Whether an access in a nest depends on itself, perhaps by others (`hasCyclicDependence`)."""
    accesses = [op for op in root.walk() if isinstance(op, ACCESSES)]
    outer = nesting_depth(root)
    after: dict[Access, set[Access]] = {}
    for source in accesses:
        after[source] = {
            target
            for target in accesses
            if source.memref is target.memref
            and any(
                dependence(source, target, level) is not NoAnswer.NONE
                for level in range(outer + 1, common_loops(source, target) + 2)
            )
        }
    while after:
        last = [op for op, others in after.items() if not others]
        if not last:
            return True
        for op in last:
            del after[op]
        for others in after.values():
            others.difference_update(last)
    return False


def fusion_slice(
    source: AffineForOp, target: AffineForOp, depth: int, sibling_memref: Value | None = None
) -> Slice | None:
    """The slice of a source that may be fused into a target at a depth of its loops; None if it may not.

    The source writes what the target reads, or is a sibling that reads the same memref.
    """
    is_before = source.is_before_in_block(target)
    first, second = (source, target) if is_before else (target, source)
    if source.parent_block is not target.parent_block or not _may_become_one(first, second):
        return None
    mine, theirs = _accesses(first), _accesses(second)
    if mine is None or theirs is None:
        return None
    if sibling_memref is None:
        if not is_before or _greatest_depth(mine, theirs) < depth:
            return None
        wanted: list[Access] = [op for op in mine if isinstance(op, WRITES)]
    else:
        wanted = [op for op in mine if isinstance(op, READS) and op.memref is sibling_memref]
    return slice_union(wanted, theirs, depth, common_loops(source, target), is_backward=is_before)


# --- fusion -------------------------------------------------------------------------------------------------------------


def fuse(source: AffineForOp, slice: Slice, *, is_innermost_sibling: bool = False) -> None:
    """Copies a slice of a source to its place, where loops that run once go away."""
    loops = copy_slice(source, slice)
    is_single = slice.iterations() == 1
    for loop in loops:
        if is_innermost_sibling and is_single and has_parallel_reduction(loop):
            _promote_reduction(loop)
        else:
            promote_if_single_iteration(loop)


def copy_slice(source: AffineForOp, slice: Slice) -> list[AffineForOp]:
    """Copies a slice of a source to its place; its loops."""
    place = slice.place
    block = None if place is None else place.parent_block
    assert place is not None and block is not None
    mapping = CloneMap()
    block.insert_before(place, source.clone(mapping))
    loops: list[AffineForOp] = []
    for number, variable in enumerate(slice.variables):
        copy = mapping.values.get(variable)
        region = None if copy is None else copy.parent_region
        loop = None if region is None else region.parent_op
        if not isinstance(loop, AffineForOp):
            continue
        loops.append(loop)
        for map, is_lower in ((slice.lower[number], True), (slice.upper[number], False)):
            if map is not None:
                set_bound(loop, *canonicalize(map, slice.operands), is_lower=is_lower)
    return loops


def _promote_reduction(loop: AffineForOp) -> None:
    """Lets the loop around a reduction that runs once carry its values."""
    around = loop.parent_op
    end = loop.region.entry_block.terminator
    if constant_trip_count(loop) != 1 or not isinstance(around, AffineForOp) or end is None:
        return
    before = len(around.results)
    wide = with_more_values(around, loop.inits, end.operands)
    users = _forward_slice(loop)
    for number, result in enumerate(loop.results):
        result.replace_all_uses_with(wide.results[before + number])
    for op in reversed(users):
        op.move_after(wide)
    variable, *carried = loop.region.arguments
    variable.replace_all_uses_with(wide.region.arguments[0])
    for argument, outer in zip(carried, wide.region.arguments[1 + before :], strict=True):
        argument.replace_all_uses_with(outer)
    splice_body(loop, loop)
    loop.erase()


def _forward_slice(loop: AffineForOp) -> list[Operation]:
    """The users of the results of a loop, also by others, in the order of the program."""
    found: dict[Operation, None] = {}
    pending: list[Operation] = [user for result in loop.results for user in result.users]
    while pending:
        op = pending.pop()
        if op not in found:
            found[op] = None
            pending += [user for result in op.results for user in result.users]
    block = loop.parent_block
    around = loop.parent_op
    blocks = [block, None if around is None else around.parent_block]
    ordered = [op for each in blocks if each is not None for op in each if op in found]
    return ordered


# --- costs --------------------------------------------------------------------------------------------------------------


@dataclass
class NestCosts:
    """How many operations there are in the loops of a nest, and how often they run."""

    children: dict[AffineForOp, list[AffineForOp]] = field(default_factory=dict)
    op_counts: dict[AffineForOp, int] = field(default_factory=dict)
    trip_counts: dict[AffineForOp, int] = field(default_factory=dict)

    @classmethod
    def of(cls, root: AffineForOp) -> NestCosts | None:
        """Those of a nest; None where a trip count is not constant, or a loop is not directly in another one."""
        found = cls()
        for loop in root.walk(AffineForOp, post_order=True):
            if loop is not root:
                around = loop.parent_op
                if not isinstance(around, AffineForOp):
                    return None
                found.children.setdefault(around, []).append(loop)
            found.op_counts[loop] = sum(
                not isinstance(op, (AffineForOp, AffineIfOp)) for op in loop.region.entry_block
            )
            count = constant_trip_count(loop)
            if count is None:
                return None
            found.trip_counts[loop] = count
        return found

    def total(
        self,
        loop: AffineForOp,
        trip_counts: dict[AffineForOp, int] | None = None,
        more: dict[Operation, int] | None = None,
    ) -> int:
        """How many operations run, with other trip counts, and more operations in some loops."""
        count = self.op_counts[loop] - 1
        count += sum(self.total(child, trip_counts, more) for child in self.children.get(loop, ()))
        count += (more or {}).get(loop, 0)
        return (trip_counts or {}).get(loop, self.trip_counts[loop]) * count


def cost_of_fusion(
    source: AffineForOp,
    costs: NestCosts,
    target: AffineForOp,
    target_costs: NestCosts,
    slice: Slice,
) -> int | None:
    """How many operations run in the fused nest; None if that is not known (`getFusionComputeCost`)."""
    trip_counts, iterations = slice.trip_counts(), slice.iterations()
    around = None if slice.place is None else slice.place.parent_op
    if trip_counts is None or not iterations or not isinstance(around, AffineForOp):
        return None
    more: dict[Operation, int] = {}
    if iterations == 1:
        stores = [op for op in source.walk(post_order=True) if isinstance(op, WRITES)]
        if stores:
            more[around] = -len(stores)
        for memref in dict.fromkeys(op.memref for op in stores):
            for user in memref.users:
                if isinstance(user, READS) and around in enclosing_loops(user):
                    parent = user.parent_op
                    if isinstance(parent, AffineForOp):
                        more[parent] = more.get(parent, 0) - 1
    more[around] = costs.total(source, trip_counts, more)
    return target_costs.total(target, None, more)
