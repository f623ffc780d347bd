"""`affine-pipeline-data-transfer`: transfers for the next iteration run beside the computation of this one."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.dialects.affine.composition import compose
from odsgen.dialects.affine.loops.bounds import (
    bound_operands,
    build_apply,
    build_loop,
    bumped,
    constant_trip_count,
    promote_if_single_iteration,
)
from odsgen.dialects.affine.replacement import replace_accesses
from odsgen.passes import Pass, register_pass
from odsgen.rewriting import apply_patterns_to_operations, fold_operation
from odsgen.runtime import (
    DYNAMIC,
    AffineDimExpr,
    AffineMap,
    AffineMapAttr,
    Attribute,
    Block,
    CloneMap,
    IntegerAttr,
    MemRefType,
    Operation,
    Value,
    index,
)
from odsgen_dialects import affine, arith, memref
from odsgen_dialects.affine import AffineDmaStartOp, AffineDmaWaitOp, AffineForOp

#: A transfer that begins, and what waits for it.
Transfer = tuple[AffineDmaStartOp, AffineDmaWaitOp]


@register_pass
class AffinePipelineDataTransfer(Pass):
    """Goes through the loops of a function, the innermost ones first."""

    ARGUMENT = "affine-pipeline-data-transfer"
    NAME = "AffinePipelineDataTransfer"
    SUMMARY = (
        "Pipeline non-blocking data transfers between explicitly managed levels of the memory "
        "hierarchy"
    )
    OPERATION = "func.func"
    REWRITES = ("affine.for",)

    def run_on_operation(self, op: Operation) -> None:
        """Pipeline each loop."""
        for loop in list(op.walk(AffineForOp, post_order=True)):
            _pipeline(loop, op)


def _map(op: Operation, name: str) -> AffineMap:
    attribute = op.attribute(name)
    assert isinstance(attribute, AffineMapAttr)
    return attribute.value


def _memrefs(op: AffineDmaStartOp) -> tuple[int, int, int]:
    """The positions of the source, the target and the tag."""
    target = 1 + _map(op, "src_map").num_inputs
    return 0, target, target + 1 + _map(op, "dst_map").num_inputs


def _space(value: Value) -> int:
    space: Attribute | None = (
        value.type.memory_space if isinstance(value.type, MemRefType) else None
    )
    return int(space.value) if isinstance(space, IntegerAttr) else 0


def _is_outgoing(op: AffineDmaStartOp) -> bool:
    """Whether the source is in the faster space."""
    source, target, _ = _memrefs(op)
    return _space(op.operands[target]) < _space(op.operands[source])


def _tag(op: AffineDmaStartOp | AffineDmaWaitOp) -> tuple[Value, ...]:
    """The memref of a tag, and its subscripts."""
    first = _memrefs(op)[2] if isinstance(op, AffineDmaStartOp) else 0
    return op.operands[first : first + 1 + _map(op, "tag_map").num_inputs]


def _transfers(loop: AffineForOp) -> list[Transfer]:
    """The transfers into faster buffers that only the loop uses, and what waits for each (`findMatchingStartFinishInsts`)."""
    body = loop.region.entry_block
    starts = [op for op in body if isinstance(op, AffineDmaStartOp)]
    waits = [op for op in body if isinstance(op, AffineDmaWaitOp)]
    written = [op.operands[_memrefs(op)[1]] for op in starts if _is_outgoing(op)]
    found: list[Transfer] = []
    for start in starts:
        source, target, _ = _memrefs(start)
        buffer = start.operands[target]
        if _space(start.operands[source]) >= _space(buffer) or start.operands[source] in written:
            continue
        if any(
            not isinstance(user, memref.DeallocOp) and not loop.is_proper_ancestor(user)
            for user in buffer.users
        ):
            continue
        matching = next((wait for wait in waits if _tag(wait) == _tag(start)), None)
        if matching is not None:
            found.append((start, matching))
    return found


def _double(old: Value, loop: AffineForOp) -> bool:
    """Gives a loop two buffers in turn; whether that was possible (`doubleBuffer`)."""
    type = old.type
    block = loop.parent_block
    assert isinstance(type, MemRefType) and block is not None
    sizes: list[Value] = []
    for number, size in enumerate(type.shape):
        if size == DYNAMIC:
            sizes.append(_dimension(old, number, loop))
    doubled = MemRefType.get((2, *type.shape), type.element_type, None, type.memory_space)
    made = block.insert_before(loop, memref.AllocOp.build(doubled, sizes, location=loop.location))
    body = loop.region.entry_block
    turn = build_apply(
        AffineDimExpr.get(0).floor_div(loop.step) % 2,
        1,
        (body.arguments[0],),
        loop.location,
    )
    body.prepend(turn)
    if not replace_accesses(
        old, made.results[0], extra_indices=(turn.result,), wanted=loop.is_proper_ancestor
    ):
        turn.erase()
        return False
    block.insert_after(loop, memref.DeallocOp.build(made.results[0], location=loop.location))
    allocation, users = old.defining_op, list(old.users)
    if allocation is not None and len(users) < 2:
        if all(isinstance(user, memref.DeallocOp) for user in users):
            for user in users:
                user.erase()
            allocation.erase()
    return True


def _dimension(value: Value, number: int, loop: AffineForOp) -> Value:
    """A size, computed before a loop unless something has computed it."""
    block = loop.parent_block
    assert block is not None
    which = arith.ConstantOp.build(IntegerAttr.get(number, index), location=loop.location)
    block.insert_before(loop, which)
    made = block.insert_before(
        loop, memref.DimOp.build(value, which.result, location=loop.location)
    )
    folded = fold_operation(made)
    if folded and isinstance(folded[0], Value):
        made.erase()
        return folded[0]
    return made.result


def _reachable_applies(values: Sequence[Value]) -> list[affine.AffineApplyOp]:
    found: dict[affine.AffineApplyOp, None] = {}
    pending = list(values)
    while pending:
        op = pending.pop().defining_op
        if isinstance(op, affine.AffineApplyOp) and op not in found:
            found[op] = None
            pending += op.operands
    return list(found)


def _own_applies(op: Operation) -> list[affine.AffineApplyOp]:
    """The applications that compute operands, which nothing else uses afterwards (`createAffineComputationSlice`)."""
    computed = [
        value for value in op.operands if isinstance(value.defining_op, affine.AffineApplyOp)
    ]
    reachable = _reachable_applies(computed)
    block = op.parent_block
    if all(user is op for apply in reachable for user in apply.result.users) or block is None:
        return reachable
    map, operands = compose(AffineMap.get_multi_dim_identity(len(computed)), computed)
    made = [
        block.insert_before(op, build_apply(expr, map.num_dims, operands, op.location))
        for expr in map.results
    ]
    op.operands = tuple(
        made[computed.index(value)].result if value in computed else value for value in op.operands
    )
    return made


def _pipeline(loop: AffineForOp, function: Operation) -> None:
    if constant_trip_count(loop) is None:
        return
    transfers = _transfers(loop)
    if not transfers:
        return
    for start, _ in transfers:
        if not _double(start.operands[_memrefs(start)[1]], loop):
            return
    for _, wait in transfers:
        if not _double(wait.operands[0], loop):
            return
    first: set[Operation] = set()
    for start, _ in _transfers(loop):
        first.add(start)
        first.update(_own_applies(start))
    body = loop.region.entry_block
    ops = body.operations[:-1]
    for op in ops:
        for result in op.results:
            for user in result.users:
                ancestor = _ancestor_in(user, body)
                if ancestor is not None and (ancestor in first) != (op in first):
                    return
    _skew(loop, [op for op in ops if op in first], [op for op in ops if op not in first], function)


def _ancestor_in(op: Operation, block: Block) -> Operation | None:
    current: Operation | None = op
    while current is not None and current.parent_block is not block:
        current = current.parent_op
    return current


def _skew(
    loop: AffineForOp,
    first: Sequence[Operation],
    second: Sequence[Operation],
    function: Operation,
) -> None:
    """Lets operations run an iteration before the others, with a prologue and an epilogue (`affineForOpBodySkew`)."""
    count = constant_trip_count(loop)
    if not first or not second or not count:
        return
    step = loop.step
    _shifted(loop, [(0, first)], 0, min(count, 1) * step, function, folds=True)
    if count > 1:
        _shifted(loop, [(0, first), (1, second)], step, count * step, function)
    _shifted(loop, [(1, second)], count * step, (count + 1) * step, function)
    loop.erase()


def _shifted(
    loop: AffineForOp,
    groups: Sequence[tuple[int, Sequence[Operation]]],
    begin: int,
    end: int,
    function: Operation,
    *,
    folds: bool = False,
) -> None:
    """A loop from one distance behind a lower bound to another, in which groups run so many iterations later."""
    block = loop.parent_block
    assert block is not None
    map, operands = loop.lower_bound_map.value, bound_operands(loop)[0]

    def shifted(distance: int) -> AffineMap:
        return AffineMap.get(
            map.num_dims, map.num_symbols, [expr + distance for expr in map.results]
        )

    made = block.insert_before(
        loop,
        build_loop(shifted(begin), operands, shifted(end), operands, loop.step, loop.location),
    )
    body = made.region.entry_block
    last = body.last
    assert last is not None
    variable, counter = loop.region.arguments[0], body.arguments[0]
    mapping = CloneMap()
    for shift, ops in groups:
        earlier: Value = counter
        if shift and variable.has_uses:
            earlier = body.insert_before(
                last, bumped(counter, -loop.step * shift, loop.location)
            ).results[0]
        mapping.map_value(variable, earlier)
        for op in ops:
            body.insert_before(last, op.clone(mapping))
    if not promote_if_single_iteration(made) and folds:
        apply_patterns_to_operations([made], (), within=function)
