"""`affine-scalrep`: loads of what was just stored or loaded become that value, and overwritten stores go."""

from __future__ import annotations

from collections.abc import Iterable

from odsgen.dialects.affine.accesses import (
    ACCESSES,
    READS,
    WRITES,
    Access,
    analysis_scope,
    are_same_element,
    common_loops,
)
from odsgen.dialects.affine.dependences import Dependence, NoAnswer, dependence
from odsgen.dialects.affine.replacement import only_frees
from odsgen.dialects.shared import is_allocated, is_argument_of_function, view_base
from odsgen.passes import Pass, register_pass
from odsgen.runtime import (
    Block,
    DominanceInfo,
    EffectKind,
    HasRecursiveMemoryEffects,
    MemoryEffectOpInterface,
    MissingMethodError,
    Operation,
    Value,
    as_interface,
)


@register_pass
class AffineScalarReplacement(Pass):
    """Forwards stores, removes stores that are overwritten, then loads that were done before."""

    ARGUMENT = "affine-scalrep"
    NAME = "AffineScalarReplacement"
    SUMMARY = (
        "Replace affine memref accesses by scalars by forwarding stores to loads and eliminating "
        "redundant loads"
    )
    OPERATION = "func.func"

    def run_on_operation(self, op: Operation) -> None:
        """Look at each access."""
        dominance = DominanceInfo()
        forwarded: dict[Value, None] = {}
        dead: list[Operation] = []
        for load in _accesses(op, READS):
            store = _stored_before(load, dominance)
            if store is not None and store.operands[0].type is load.results[0].type:
                load.results[0].replace_all_uses_with(store.operands[0])
                forwarded[load.memref] = None
                dead.append(load)
        _erase(dead)
        _erase([store for store in _accesses(op, WRITES) if _is_overwritten(store)])
        for memref in forwarded:
            _erase_if_only_written(memref)
        dead = []
        for load in _accesses(op, READS):
            earlier = _loaded_before(load, dominance)
            if earlier is not None:
                load.results[0].replace_all_uses_with(earlier.results[0])
                dead.append(load)
        _erase(dead)


def _accesses(op: Operation, kinds: tuple[type[Access], ...]) -> list[Access]:
    return [each for each in op.walk(post_order=True) if isinstance(each, kinds)]


def _erase(ops: Iterable[Operation]) -> None:
    for op in ops:
        op.erase()


def _erase_if_only_written(memref: Value) -> None:
    allocation = memref.defining_op
    if allocation is None or not is_allocated(memref):
        return
    users = list(dict.fromkeys(memref.users))
    if all(isinstance(user, WRITES) or only_frees(user, memref) for user in users):
        _erase(users)
        allocation.erase()


def _stored_before(load: Access, dominance: DominanceInfo) -> Access | None:
    """The store whose value a load reads (`forwardStoreToLoad`)."""
    found: Access | None = None
    for user in dict.fromkeys(load.memref.users):
        if (
            isinstance(user, WRITES)
            and user.memref is load.memref
            and are_same_element(user, load)
            and dominance.properly_dominates(user, load)
            and analysis_scope(user) is analysis_scope(load)
            and isinstance(dependence(user, load, common_loops(user, load) + 1), Dependence)
            and not _intervenes(user, load, EffectKind.WRITE)
        ):
            found = user
    return found


def _is_overwritten(store: Access) -> bool:
    """Whether another store overwrites the element before anything reads it (`findUnusedStore`)."""
    return any(
        isinstance(user, WRITES)
        and user is not store
        and user.memref is store.memref
        and user.parent_block is store.parent_block
        and store.is_before_in_block(user)
        and user.operands[0].type is store.operands[0].type
        and are_same_element(user, store)
        and not _intervenes(store, user, EffectKind.READ)
        for user in dict.fromkeys(store.memref.users)
    )


def _loaded_before(load: Access, dominance: DominanceInfo) -> Access | None:
    """The load of the same element that comes before all such loads, with no store between (`loadCSE`)."""
    candidates = [
        user
        for user in dict.fromkeys(load.memref.users)
        if isinstance(user, READS)
        and user is not load
        and are_same_element(user, load)
        and dominance.properly_dominates(user, load)
        and not _intervenes(user, load, EffectKind.WRITE)
        and user.results[0].type is load.results[0].type
    ]
    for candidate in candidates:
        if all(
            other is candidate or dominance.properly_dominates(candidate, other)
            for other in candidates
        ):
            return candidate
    return None


# --- what may come between ----------------------------------------------------------------------------------------------


def may_alias(one: Value, other: Value) -> bool:
    """Whether two memrefs may share memory, as far as where they come from tells."""
    bases = view_base(one), view_base(other)
    if bases[0] is bases[1]:
        return True
    kinds = [is_allocated(base) or 2 * is_argument_of_function(base) for base in bases]
    return not all(kinds) or kinds == [2, 2]


def _intervenes(start: Operation, end: Access, kind: EffectKind) -> bool:
    """Whether something may have an effect on the element of an access, from an operation on (`hasNoInterveningEffect`)."""

    def affects(op: Operation) -> bool:
        effects = as_interface(op, MemoryEffectOpInterface)
        if effects is None:
            if HasRecursiveMemoryEffects not in op.TRAITS:
                return True
            return any(
                affects(inner)
                for region in op.regions
                for block in region.blocks
                for inner in block
            )
        try:
            found = effects.effects
        except MissingMethodError:  # not implemented
            return True
        if not any(
            effect.kind is kind
            and (not isinstance(effect.on, Value) or may_alias(effect.on, end.memref))
            for effect in found
        ):
            return False
        return not isinstance(op, ACCESSES) or _may_reach(op, end, common_loops(start, end))

    return any(affects(op) for op in _between(start, end))


def _may_reach(op: Access, end: Access, outer: int) -> bool:
    """Whether an access may touch the element of another one later, in an iteration of some outer loops."""
    if op.memref is not end.memref or analysis_scope(op) is not analysis_scope(end):
        return True
    return any(
        dependence(op, end, depth) is not NoAnswer.NONE
        for depth in range(common_loops(op, end) + 1, outer, -1)
    )


def _between(start: Operation, end: Operation) -> list[Operation]:
    """The operations on the ways from one operation to another, in whose region or around which it is.

    Operations around the end, up to the region of the start, are among them as a whole.
    """
    found: list[Operation] = []
    region = start.parent_region
    until: Operation = end
    while until.parent_region is not region:
        around = until.parent_op
        if around is None:
            return found
        found.append(around)
        until = around
    op = start.next
    while op is not None and op is not until:
        found.append(op)
        op = op.next
    block = start.parent_block
    pending: list[Block] = []
    if block is not None and until.parent_block is not block:
        pending += block.successors
    done: set[Block] = set()
    while pending:
        block = pending.pop()
        if block in done:
            continue
        done.add(block)
        for op in block:
            if op is until:
                break
            found.append(op)
        else:
            pending += block.successors
    return found
