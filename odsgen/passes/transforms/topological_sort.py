"""`topological-sort`: operations of graph regions come behind those whose results they use."""

from __future__ import annotations

from heapq import heappop, heappush
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
    numbers = {op: number for number, op in enumerate(ops)}
    needed = [_needed(op, numbers) for op in ops]
    users: list[list[int]] = [[] for _ in ops]
    for number, sources in enumerate(needed):
        for source in sources:
            users[source].append(number)
    order: dict[int, None] = {}
    first = 0
    # Each round goes from the first to the last; what becomes ready behind its back is for the next one.
    ready = [number for number, sources in enumerate(needed) if not sources]
    later: list[int] = []
    while len(order) < len(ops):
        if not ready:
            ready, later = sorted(later), []
        while not ready and first in order:
            first += 1
        number = heappop(ready) if ready else first
        order[number] = None
        for user in users[number]:
            needed[user].remove(number)
            if needed[user] or user in order:
                continue
            if user > number:
                heappush(ready, user)
            else:
                later.append(user)
    for number in reversed(order):
        block.move_to_start(ops[number])


def _needed(op: Operation, numbers: dict[Operation, int]) -> set[int]:
    """The others of the block that compute, at any depth, what an operation or one inside it uses."""
    found = set()
    for inner in op.walk():
        for operand in inner.operands:
            source = operand.defining_op
            while source is not None and source is not op:
                if source in numbers:
                    found.add(numbers[source])
                source = source.parent_op
    return found
