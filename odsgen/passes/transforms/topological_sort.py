"""`topological-sort`: operations of graph regions come behind those whose results they use."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.passes.base import Pass
from odsgen.passes.registry import register_pass
from odsgen.runtime.ir.region_kind import region_is_graph
from odsgen.runtime.ir.traits import IsTerminator

if TYPE_CHECKING:
    from odsgen.runtime.ir.block import Block
    from odsgen.runtime.ir.operation import Operation


@register_pass
class TopologicalSort(Pass):
    """Sorts the blocks of graph regions."""

    ARGUMENT = "topological-sort"
    NAME = "TopologicalSort"
    SUMMARY = "Sort regions without SSA dominance in topological order"

    def run_on_operation(self, op: Operation) -> None:
        """Sort the operation and all inside it."""
        for inner in list(op.walk(post_order=True)):
            for region in inner.regions:
                if inner.REGISTERED and region_is_graph(region):
                    for block in region.blocks:
                        _sort(block)


def _sort(block: Block) -> None:
    """Sort a block in rounds; where operations use each other in a circle, the first one comes first."""
    ops = list(block)
    if ops and IsTerminator in ops[-1].TRAITS:
        ops.pop()
    order: list[Operation] = []
    unscheduled = set(ops)
    while ops:
        waiting = []
        for op in ops:
            if _is_ready(op, unscheduled):
                unscheduled.remove(op)
                order.append(op)
            else:
                waiting.append(op)
        if len(waiting) == len(ops):
            order.append(waiting.pop(0))
            unscheduled.remove(order[-1])
        ops = waiting
    for op in reversed(order):
        block.move_to_start(op)


def _is_ready(op: Operation, unscheduled: set[Operation]) -> bool:
    """Whether nothing that an operation or one inside it uses is computed by one that is not in its place yet."""
    for inner in op.walk():
        for operand in inner.operands:
            source = operand.defining_op
            while source is not None and source is not op:
                if source in unscheduled:
                    return False
                source = source.parent_op
    return True
