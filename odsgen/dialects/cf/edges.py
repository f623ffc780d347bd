"""The edges between the blocks of a region, while it is changed.

Edges into a block are kept in MLIR's order, the one that was set last first: in it multiplexers get their arguments.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from odsgen.runtime import (
    Block,
    BranchOpInterface,
    Operation,
    Region,
    Value,
    as_interface,
)
from odsgen.runtime.interfaces.operand_slots import groups_of_successors
from odsgen_dialects import cf


class Edge(NamedTuple):
    """A successor of the operation that ends a block, by its number."""

    block: Block
    number: int

    @property
    def op(self) -> Operation:
        """The operation."""
        last = self.block.last
        assert last is not None
        return last


def passed_on(edge: Edge) -> tuple[Value, ...]:
    """The values that are passed on along an edge."""
    branch = as_interface(edge.op, BranchOpInterface)
    assert branch is not None
    return tuple(value for value in branch.successor_operands(edge.number) if value is not None)


def _pass_on(edge: Edge, values: Sequence[Value]) -> None:
    op, number = edge
    branch: Any = edge.op
    if isinstance(branch, cf.BranchOp):
        branch.dest_operands = tuple(values)
    elif isinstance(branch, cf.CondBranchOp):
        if number == 0:
            branch.true_dest_operands = tuple(values)
        else:
            branch.false_dest_operands = tuple(values)
    elif isinstance(branch, cf.SwitchOp) and number == 0:
        branch.default_operands = tuple(values)
    elif isinstance(branch, cf.SwitchOp):
        groups = list(branch.case_operands)
        groups[number - 1] = tuple(values)
        branch.case_operands = tuple(groups)
    elif tuple(values) != passed_on(edge):
        group = groups_of_successors(branch)[number]
        if group is None:
            raise branch.op_error("passes the same operands on to several successors")
        name, place = group
        if place is not None:
            parts = list(getattr(branch, name))
            parts[place] = tuple(values)
            values = parts
        setattr(branch, name, tuple(values))


class Edges:
    """The edges of a region."""

    def __init__(self, region: Region) -> None:
        self._into: dict[Block, dict[tuple[Operation, int], None]] = {}
        for block in region.blocks:
            for user in block.users:
                for number, target in enumerate(user.successors):
                    if target is block:
                        self._into.setdefault(block, {})[user, number] = None

    def target(self, edge: Edge) -> Block:
        """Where an edge goes."""
        return edge.op.successors[edge.number]

    def into(self, block: Block) -> list[Edge]:
        """The edges to a block."""
        found = []
        for op, number in reversed(self._into.get(block, {})):
            assert op.parent_block is not None
            found.append(Edge(op.parent_block, number))
        return found

    def out_of(self, block: Block) -> list[Edge]:
        """The edges from a block."""
        last = block.last
        return [] if last is None else [Edge(block, n) for n in range(len(last.successors))]

    def note(self, op: Operation) -> None:
        """A branch was made."""
        for number, target in enumerate(op.successors):
            self._into.setdefault(target, {})[op, number] = None

    def forget(self, op: Operation) -> None:
        """A branch goes away."""
        for number, target in enumerate(op.successors):
            del self._into[target][op, number]

    def redirect(self, edge: Edge, target: Block, values: Sequence[Value]) -> None:
        """Let an edge go somewhere else and pass other values on."""
        self._set(edge.op, edge.number, target)
        _pass_on(edge, values)

    def _set(self, op: Operation, number: int, target: Block) -> None:
        successors = list(op.successors)
        del self._into[successors[number]][op, number]
        successors[number] = target
        op.successors = successors
        self._into.setdefault(target, {})[op, number] = None

    def redirect_all(self, old: Block, new: Block) -> None:
        """Let all edges to a block go to another one, which takes the same values."""
        for op, number in reversed(list(self._into.get(old, {}))):
            self._set(op, number, new)

    def pass_more(self, edge: Edge, values: Sequence[Value]) -> None:
        """Pass more values on, behind the others."""
        if values:
            _pass_on(edge, (*passed_on(edge), *values))

    def pass_nothing(self, edge: Edge) -> None:
        """Pass no values on."""
        if passed_on(edge):
            _pass_on(edge, ())

    def splice(self, block: Block, target: Block) -> None:
        """Move all operations of a block to the end of another one, and erase it."""
        for op in block.operations:
            target.append(op.remove())
        block.erase()


def components(entry: Block) -> Iterator[list[Block]]:
    """The strongly connected components that can be reached from a block, the last ones first (Tarjan's algorithm)."""
    numbers = {entry: 0}
    lowest = {entry: 0}
    stack = [entry]
    waiting: set[Block] = {entry}
    pending: list[tuple[Block, Iterator[Block]]] = [(entry, iter(entry.successors))]
    while pending:
        block, successors = pending[-1]
        child = next(successors, None)
        if child is not None:
            if child not in numbers:
                numbers[child] = lowest[child] = len(numbers)
                stack.append(child)
                waiting.add(child)
                pending.append((child, iter(child.successors)))
            elif child in waiting:
                lowest[block] = min(lowest[block], numbers[child])
            continue
        pending.pop()
        if pending:
            around = pending[-1][0]
            lowest[around] = min(lowest[around], lowest[block])
        if lowest[block] == numbers[block]:
            component = []
            while True:
                found = stack.pop()
                waiting.discard(found)
                component.append(found)
                if found is block:
                    break
            yield component
