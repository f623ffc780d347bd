"""`loop-invariant-code-motion`: moves what is the same in each iteration before the loop (MLIR: `LoopLikeInterface.td`)."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

from odsgen.passes.base import Pass, Statistic
from odsgen.passes.registry import register_pass
from odsgen.runtime.base.interface import MissingMethodError, as_interface
from odsgen.runtime.interfaces.effects_of_operations import is_pure
from odsgen.runtime.interfaces.loops import LoopLikeOpInterface
from odsgen.runtime.ir.traits import IsTerminator

if TYPE_CHECKING:
    from odsgen.runtime.ir.operation import Operation


@register_pass
class LoopInvariantCodeMotion(Pass):
    """Hoists operations whose operands come from outside of a loop, the innermost loops first."""

    ARGUMENT = "loop-invariant-code-motion"
    NAME = "LoopInvariantCodeMotion"
    SUMMARY = "Hoist loop invariant instructions outside of the loop"

    num_hoisted = Statistic("num-hoisted", "Number of operations hoisted")

    def run_on_operation(self, op: Operation) -> None:
        """Go through all loops inside."""
        moved = 0
        for inner in list(op.walk(post_order=True)):
            loop = as_interface(inner, LoopLikeOpInterface)
            if loop is not None:
                moved += hoist_from_loop(loop)
        self.num_hoisted += moved
        if not moved:
            self.mark_all_analyses_preserved()


def hoist_from_loop(loop: LoopLikeOpInterface) -> int:
    """Move pure operations before a loop; how many there were."""
    try:
        regions = loop.loop_regions
    except MissingMethodError:  # nobody has written it yet
        return 0
    moved = 0
    for region in regions:
        pending = deque(op for block in region.blocks for op in block)
        while pending:
            op = pending.popleft()
            if op.parent_region is not region or not _can_be_hoisted(op, loop):
                continue
            loop.move_out_of_loop(op)
            moved += 1
            for result in op.results:
                pending.extend(
                    user for user in reversed(result.users) if user.parent_region is region
                )
    return moved


def _can_be_hoisted(op: Operation, loop: LoopLikeOpInterface) -> bool:
    """Whether nothing is lost if the operation runs once, and all that it uses is there before the loop."""
    if IsTerminator in op.TRAITS or not is_pure(op):
        return False
    for inner in op.walk():
        for operand in inner.operands:
            region = operand.parent_region
            parent = None if region is None else region.parent_op
            if parent is not None and op.is_ancestor(parent):
                continue
            if not loop.is_defined_outside_of_loop(operand):
                return False
    return True
