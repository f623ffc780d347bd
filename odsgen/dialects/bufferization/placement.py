"""`buffer-hoisting`, `buffer-loop-hoisting`, `promote-buffers-to-stack`, `optimize-allocation-liveness`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from odsgen.dialects.bufferization.view_flow import BufferViewFlow
from odsgen.passes import Pass, register_pass, unsigned
from odsgen.runtime import (
    AUTOMATIC_ALLOCATION_SCOPE_RESOURCE,
    DYNAMIC,
    AutomaticAllocationScope,
    DataLayout,
    DominanceInfo,
    EffectKind,
    LoopLikeOpInterface,
    MemoryEffectOpInterface,
    MemRefType,
    OpResult,
    RegionBranchOpInterface,
    ReturnLike,
    as_interface,
    has_interface,
)
from odsgen.runtime.interfaces.region_terminators import RegionBranchTerminatorOpInterface
from odsgen_dialects import memref

if TYPE_CHECKING:
    from odsgen.runtime import Block, EffectInstance, Operation, Region, Value


def _effects(op: Operation, kind: EffectKind) -> list[EffectInstance]:
    effects = as_interface(op, MemoryEffectOpInterface)
    return [] if effects is None else [each for each in effects.effects if each.kind is kind]


def _allocations(root: Operation) -> list[tuple[Value, Operation | None]]:
    """The single allocations on the heap, with what frees them; none that several operations free."""
    found: list[tuple[Value, Operation | None]] = []
    for op in root.walk(post_order=True):
        made = [
            effect.on
            for effect in _effects(op, EffectKind.ALLOCATE)
            if isinstance(effect.on, OpResult)
            and effect.resource != AUTOMATIC_ALLOCATION_SCOPE_RESOURCE
        ]
        if len(made) != 1:
            continue
        (value,) = made
        assert isinstance(value, OpResult)
        frees = [
            user
            for user in value.users
            if any(effect.on is value for effect in _effects(user, EffectKind.FREE))
        ]
        if len(frees) <= 1:
            found.append((value, frees[0] if frees else None))
    return found


def _is_known(op: Operation) -> bool:
    return has_interface(op, LoopLikeOpInterface) or has_interface(op, RegionBranchOpInterface)


def _is_loop(op: Operation) -> bool:
    if has_interface(op, LoopLikeOpInterface):
        return True
    branch = as_interface(op, RegionBranchOpInterface)
    return branch is not None and branch.has_loop


def _ancestor_in(block: Block, op: Operation) -> Operation | None:
    current: Operation | None = op
    while current is not None and current.parent_block is not block:
        current = current.parent_op
    return current


# --- hoisting ---------------------------------------------------------------------------------------------------------


class _Dominance(DominanceInfo):
    """Dominance of blocks, with the questions of hoisting."""

    __slots__ = ("_above",)

    def __init__(self) -> None:
        super().__init__()
        self._above: dict[Region, dict[Block, Block]] = {}

    def immediate(self, block: Block) -> Block | None:
        """The immediate dominator in the region."""
        region = block.parent_region
        if region is None or block.is_entry_block:
            return None
        above = self._above.get(region)
        if above is None:
            children = self.tree(region).children()
            above = self._above[region] = {
                child: parent for parent, inside in children.items() for child in inside
            }
        return above.get(block)

    def dominates_block(self, dominator: Block, block: Block) -> bool:
        """Whether it is the same, or dominates properly."""
        return dominator is block or self.properly_dominates_block(dominator, block)

    def common(self, blocks: Iterable[Block]) -> Block | None:
        """The nearest block that dominates all."""
        found: Block | None = None
        for block in blocks:
            if found is None:
                found = block
                continue
            while found is not None and not self.dominates_block(found, block):
                above = self.immediate(found)
                if above is None:
                    parent = found.parent_op
                    above = None if parent is None else parent.parent_block
                found = above
        return found


class _Hoisting(Pass):
    """Moves allocations upwards."""

    OPERATION = "func.func"

    def run_on_operation(self, op: Operation) -> None:
        """Goes through all allocations."""
        flow, dominance = BufferViewFlow(op), _Dominance()
        allocated = [value for value, _ in _allocations(op)]
        allocated += [each.results[0] for each in op.walk(memref.AllocaOp, post_order=True)]
        for value in allocated:
            made = value.defining_op
            if made is None or not self._is_moved(made):
                continue
            used: dict[Block, None] = dict.fromkeys((made.parent_block,))  # type: ignore[arg-type]
            for view in flow.views(value):
                for user in view.users:
                    if user.parent_block is not None:
                        used[user.parent_block] = None
                if view.parent_block is not None:
                    used[view.parent_block] = None
            needed: Block | None = None
            for operand in made.operands:
                home = operand.parent_block
                if home is not None and (needed is None or dominance.dominates_block(needed, home)):
                    needed = home
            block = self._placement(made, dominance.common(used), needed, dominance)
            before = made if made.parent_block is block else _ancestor_in(block, made)
            before = before or block.terminator
            if before is not None and before is not made:
                made.move_before(before)

    def _is_moved(self, op: Operation) -> bool:
        raise NotImplementedError

    def _upper_bound(
        self, common: Block | None, needed: Block | None, dominance: _Dominance
    ) -> Block | None:
        raise NotImplementedError

    def _may_leave(self, op: Operation, common: Block | None, dominance: _Dominance) -> bool:
        """Whether an allocation may move out of an operation."""
        raise NotImplementedError

    #: Whether allocations are moved to dominators in the same region, too.
    MOVES_IN_REGION = True

    def _placement(
        self, made: Operation, common: Block | None, needed: Block | None, dominance: _Dominance
    ) -> Block:
        bound = self._upper_bound(common, needed, dominance)
        current = found = made.parent_block
        assert current is not None
        assert found is not None
        while (parent := current.parent_op) is not None and parent.parent_block is not None:
            if bound is not None and not dominance.properly_dominates_block(bound, current):
                break
            above = dominance.immediate(current)
            if above is not None and dominance.properly_dominates_block(parent.parent_block, above):
                current = above
                found = current if self.MOVES_IN_REGION else found
                continue
            if not _is_known(parent) or not self._may_leave(parent, common, dominance):
                break
            current = found = parent.parent_block
        return found


@register_pass
class BufferHoisting(_Hoisting):
    """Moves allocations to common dominators and out of regions that are no loops."""

    ARGUMENT = "buffer-hoisting"
    NAME = "BufferHoistingPass"
    SUMMARY = (
        "Optimizes placement of allocation operations by moving them into common dominators and "
        "out of nested regions"
    )

    def _is_moved(self, op: Operation) -> bool:
        return isinstance(op, memref.AllocOp)

    def _upper_bound(
        self, common: Block | None, needed: Block | None, dominance: _Dominance
    ) -> Block | None:
        if needed is None or common is None:
            return needed or common
        return needed if dominance.properly_dominates_block(common, needed) else common

    def _may_leave(self, op: Operation, common: Block | None, dominance: _Dominance) -> bool:
        return not _is_loop(op)


@register_pass
class BufferLoopHoisting(_Hoisting):
    """Moves allocations out of loops that carry none of their views."""

    ARGUMENT = "buffer-loop-hoisting"
    NAME = "BufferLoopHoistingPass"
    SUMMARY = "Optimizes placement of allocation operations by moving them out of loop nests"
    MOVES_IN_REGION = False

    def _is_moved(self, op: Operation) -> bool:
        return isinstance(op, (memref.AllocOp, memref.AllocaOp))

    def _upper_bound(
        self, common: Block | None, needed: Block | None, dominance: _Dominance
    ) -> Block | None:
        return needed

    def _may_leave(self, op: Operation, common: Block | None, dominance: _Dominance) -> bool:
        block = op.parent_block
        return (
            _is_loop(op)
            and block is not None
            and (common is None or not dominance.dominates_block(common, block))
        )


# --- promotion --------------------------------------------------------------------------------------------------------


@register_pass
class PromoteBuffersToStack(Pass):
    """Allocates small buffers that do not leave their scope on the stack."""

    ARGUMENT = "promote-buffers-to-stack"
    NAME = "PromoteBuffersToStackPass"
    SUMMARY = "Promotes heap-based allocations to automatically managed stack-based allocations"
    OPERATION = "func.func"

    max_alloc_size_in_bytes = unsigned(
        "max-alloc-size-in-bytes", 1024, "Maximal size in bytes to promote allocations to stack."
    )
    max_rank_of_allocated_memref = unsigned(
        "max-rank-of-allocated-memref", 1, "Maximal memref rank to promote dynamic buffers."
    )

    def run_on_operation(self, op: Operation) -> None:
        """Replaces `memref.alloc` by `memref.alloca`."""
        flow = BufferViewFlow(op)
        for value, free in _allocations(op):
            made = value.defining_op
            if free is not None or not isinstance(made, memref.AllocOp):
                continue
            if self._is_small(made) and _has_scope(value, flow):
                type = made.results[0].type
                promoted = memref.AllocaOp.build(
                    type,
                    made.dynamic_sizes,
                    made.symbol_operands,
                    alignment=made.alignment,
                    attributes=dict(made.attributes),
                    location=made.location,
                )
                made.parent_block.insert_before(made, promoted)  # type: ignore[union-attr]
                made.replace_with(promoted.results)

    def _is_small(self, op: memref.AllocOp) -> bool:
        type = op.results[0].type
        assert isinstance(type, MemRefType)
        if DYNAMIC in type.shape:
            return len(type.shape) <= self.max_rank_of_allocated_memref and all(
                isinstance(size.defining_op, memref.RankOp) for size in op.operands
            )
        bits = int(DataLayout.closest(op).type_size_in_bits(type.element_type))
        for size in type.shape:
            bits *= size
        return bits <= self.max_alloc_size_in_bytes * 8


def _has_scope(value: Value, flow: BufferViewFlow) -> bool:
    """Whether a scope of automatic allocations ends before the buffer, or a view, leaves it; not in a loop."""
    region = value.parent_region
    while region is not None:
        parent = region.parent_op
        if parent is None:
            return False
        if AutomaticAllocationScope in parent.TRAITS and not _leaves(region, value, flow):
            return True
        if _is_loop(parent) or not _is_known(parent):
            return False
        region = region.parent_region
    return False


def _leaves(region: Region, value: Value, flow: BufferViewFlow) -> bool:
    return any(
        user.parent_region is region
        and (ReturnLike in user.TRAITS or has_interface(user, RegionBranchTerminatorOpInterface))
        for view in flow.views(value)
        for user in view.users
    )


# --- liveness ---------------------------------------------------------------------------------------------------------


@register_pass
class OptimizeAllocationLiveness(Pass):
    """Frees buffers behind their last use in the block."""

    ARGUMENT = "optimize-allocation-liveness"
    NAME = "OptimizeAllocationLivenessPass"
    SUMMARY = "This pass optimizes the liveness of temp allocations in the input function"
    OPERATION = "func.func"

    def run_on_operation(self, op: Operation) -> None:
        """Moves what frees a buffer in the block that allocates it."""
        flow = BufferViewFlow(op)
        for made in list(op.walk(post_order=True)):
            allocated = [
                effect.on
                for effect in _effects(made, EffectKind.ALLOCATE)
                if isinstance(effect.on, OpResult) and effect.on.owner is made
            ]
            block = made.parent_block
            if len(allocated) != 1 or block is None:
                continue
            (value,) = allocated
            assert isinstance(value, OpResult)
            frees = [user for user in value.users for _ in _effects(user, EffectKind.FREE)]
            if len(frees) != 1 or frees[0].parent_block is not block:
                continue
            last: Operation | None = None
            for view in flow.views(value):
                for user in view.users:
                    top = None if user is frees[0] else _ancestor_in(block, user)
                    if top is not None and (last is None or last.is_before_in_block(top)):
                        last = top
            if last is not None:
                frees[0].move_after(last)
