"""Whether a fused nest keeps the order of what touches memory, which MLIR asks only of what the source passes on."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from odsgen.dialects.affine.accesses import (
    ACCESSES,
    READS,
    WRITES,
    Access,
    are_same_element,
    common_loops,
    enclosing_loops,
    nesting_depth,
)
from odsgen.dialects.affine.dependences import NoAnswer, dependence
from odsgen.dialects.affine.loops.bounds import constant_trip_count
from odsgen.dialects.affine.loops.fusing import copy_slice, fusion_slice
from odsgen.dialects.affine.memory_graph import Node
from odsgen.dialects.affine.slices import Slice
from odsgen.runtime import (
    AffineBinaryOpExpr,
    AffineConstantExpr,
    AffineDimExpr,
    AffineExprKind,
    AffineMap,
    Operation,
    Value,
)
from odsgen_dialects.affine import AffineForOp


def reads_what_was_before(node: Node) -> bool:
    """Whether a nest reads what it writes, where it has not written it just before: a second run computes something else."""
    return any(
        store.memref is load.memref
        for load in node.loads
        for store in node.stores
        if not any(_gives(each, load) for each in node.stores)
    )


def _gives(store: Access, load: Access) -> bool:
    """Whether a store is always run before a load of the same element, in the same iteration of the loops around it."""
    block = store.parent_block
    around: Operation | None = load
    while around is not None and around.parent_block is not block:
        around = around.parent_op
    return around is not None and store.is_before_in_block(around) and are_same_element(store, load)


def runs_once(slice: Slice, target: AffineForOp) -> bool:
    """Whether no iteration of a source is part of the slices of several iterations of a target."""
    bounds = zip(slice.lower, slice.upper, strict=True)
    told = {slice.operands[number] for pair in bounds if (number := _told(*pair)) is not None}
    assert slice.place is not None
    return all(
        constant_trip_count(loop) == 1 or loop.region.arguments[0] in told
        for loop in enclosing_loops(slice.place)
        if target.is_ancestor(loop)
    )


def _told(lower: AffineMap | None, upper: AffineMap | None) -> int | None:
    """The number of the operand that is known where a slice has only one iteration, which is known."""
    if lower is None or upper is None or len(lower.results) != 1 or len(upper.results) != 1:
        return None
    expr = lower.results[0]
    if expr + 1 is not upper.results[0]:
        return None
    while isinstance(expr, AffineBinaryOpExpr) and isinstance(expr.rhs, AffineConstantExpr):
        if expr.kind not in (AffineExprKind.ADD, AffineExprKind.MUL):
            return None
        expr = expr.lhs
    return expr.position if isinstance(expr, AffineDimExpr) else None


def keeps_order(source: Node, target: Node, level: int, private: Collection[Value]) -> bool:
    """Whether the source comes before what the target does with the same elements, also once they are one nest.

    Reads of what the source writes have it in the slice; buffers that become private are not shared.
    """
    contested = set(_contested(source, target, private))
    if not contested:
        return True
    otherwise = {*source.touched_otherwise(), *target.touched_otherwise()}
    return not contested & otherwise and _keeps_order_in_copy(source, target, level, contested)


def _contested(source: Node, target: Node, private: Collection[Value]) -> Iterator[Value]:
    """The memrefs that the target writes, or touches otherwise than by accesses, and the source touches, too."""
    otherwise = set(target.touched_otherwise())
    for memref in dict.fromkeys(source.touched()):
        if memref not in private and (
            target.changes(memref) or (source.changes(memref) and memref in otherwise)
        ):
            yield memref


def _keeps_order_in_copy(
    source: Node, target: Node, level: int, contested: Collection[Value]
) -> bool:
    """Tries the fusion with a copy of the target."""
    assert isinstance(source.op, AffineForOp) and isinstance(target.op, AffineForOp)
    block = target.op.parent_block
    assert block is not None
    copy = target.op.clone()
    block.insert_before(target.op, copy)
    try:
        slice = fusion_slice(source.op, copy, level)
        if slice is None:
            return False
        old = _accesses(copy, contested)
        copy_slice(source.op, slice)
        new = [op for op in _accesses(copy, contested) if op not in old]
        outer = nesting_depth(copy)
        return not any(_comes_before(first, second, outer) for first in old for second in new)
    finally:
        copy.erase()


def _accesses(loop: AffineForOp, memrefs: Collection[Value]) -> list[Access]:
    return [op for op in loop.walk() if isinstance(op, ACCESSES) and op.memref in memrefs]


def _comes_before(first: Access, second: Access, outer: int) -> bool:
    """Whether the first access touches an element that the second one touches later, so that it matters."""
    if isinstance(first, READS) and isinstance(second, WRITES):
        return False  # what the slice writes once more is the same
    return any(
        dependence(first, second, depth) is not NoAnswer.NONE
        for depth in range(outer + 1, common_loops(first, second) + 2)
    )
