"""Blocks that are alike become one, and arguments that are always the same go (MLIR: `region-simplify=aggressive`)."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from odsgen.runtime.base.interface import MissingMethodError, as_interface
from odsgen.runtime.interfaces.control_flow import BranchOpInterface
from odsgen.runtime.interfaces.operand_slots import (
    Group,
    append_to_groups,
    erasable_operands,
    erase_operands,
    groups_of_successors,
    successor_operand_numbers,
)
from odsgen.runtime.ir.value import BlockArgument, Value

if TYPE_CHECKING:
    from odsgen.rewriting.rewriter import PatternRewriter
    from odsgen.runtime.ir.block import Block
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.region import Region

_Place = tuple[int, int]  # the number of an operation in its block, and of an operand of it


def merge_blocks_that_are_alike(region: Region, rewriter: PatternRewriter) -> bool:
    """Make one block of those that do the same and branch to the same blocks; whether there were any.

    Values from outside in which they differ become arguments.
    """
    changed = False
    pending = [region]
    while pending:
        current = pending.pop()
        while _merge(current, rewriter):
            changed = True
        pending.extend(_inner_regions(current))
    return changed


def drop_same_arguments(region: Region, rewriter: PatternRewriter) -> bool:
    """Take away the block arguments for which every branch passes on the same value; whether there were any."""
    changed = False
    pending = [region]
    while pending:
        current = pending.pop()
        for block in current.blocks:
            changed |= _drop_same_arguments(block, rewriter)
        pending.extend(_inner_regions(current))
    return changed


def _inner_regions(region: Region) -> list[Region]:
    return [inner for block in region.blocks for op in block for inner in op.regions]


# --- blocks that are alike ----------------------------------------------------------------------------------------------


def _merge(region: Region, rewriter: PatternRewriter) -> bool:
    alike: dict[Hashable, list[Block]] = {}
    for block in region.blocks[1:]:
        alike.setdefault(_likeness(block), []).append(block)
    changed = False
    for blocks in alike.values():
        clusters: list[_Cluster] = []
        for block in blocks if len(blocks) > 1 else ():
            if _can_be_merged(block) and not any(cluster.take(block) for cluster in clusters):
                clusters.append(_Cluster(block))
        for cluster in clusters:
            changed |= cluster.merge(rewriter)
    return changed


def _likeness(block: Block) -> Hashable:
    """The common parts of blocks that are alike, as far as it can be looked up."""
    arguments = tuple([argument.type for argument in block.arguments])
    operations = [
        (
            op.name,
            op.operand_types,
            op.result_types,
            _entries(op.stored_attributes),
            _entries(op.stored_properties),
        )
        for op in block
    ]
    return (block.successors, arguments, tuple(operations))


def _entries(values: Mapping[str, Any]) -> Hashable:
    known = all(map(_is_hashable, values.values()))
    return frozenset(values.items()) if known else frozenset(values)


def _is_hashable(value: object) -> bool:
    try:
        hash(value)
    except TypeError:
        return False
    return True


def _can_be_merged(block: Block) -> bool:
    if any(inner.blocks for op in block for inner in op.regions):
        return False
    return not any(_is_used_outside(argument, block) for argument in block.arguments)


def _is_used_outside(value: Value, block: Block) -> bool:
    return any(user.parent_block is not block for user in value.users)


class _Cluster:
    """Blocks that are like the first one of them, but for operands from outside at some places."""

    def __init__(self, leader: Block) -> None:
        self.leader = leader
        self.others: list[Block] = []
        self.differences: set[_Place] = set()

    def take(self, block: Block) -> bool:
        """Add a block if it is like the first one."""
        differences = _differences(self.leader, block)
        if differences is None:
            return False
        self.differences |= differences
        self.others.append(block)
        return True

    def merge(self, rewriter: PatternRewriter) -> bool:
        if not self.others:
            return False
        blocks = [self.leader, *self.others]
        if self.differences and not self._pass_on_differences(blocks):
            return False
        changed = [op for block in blocks for op in block.users]
        for block in self.others:
            block.replace_all_uses_with(self.leader)
        for block in self.others:
            rewriter.erase_block(block)
        if self.differences:
            changed += self.leader
        for op in changed:
            if op.parent_block not in self.others:
                rewriter.listener.operation_modified(op)
        return True

    def _pass_on_differences(self, blocks: Sequence[Block]) -> bool:
        branches = [_branches_to(block) for block in blocks]
        groups: dict[Operation, list[Group | None]] = {}
        for found in branches:
            for op, index in found:
                if op not in groups:
                    groups[op] = groups_of_successors(op)
                if groups[op][index] is None:
                    return False
        columns: list[tuple[Value, ...]] = []  # what each block uses there, for each new argument
        first: dict[Value, tuple[tuple[Value, ...], BlockArgument]] = {}
        operations = [list(block) for block in blocks]
        for number, index in sorted(self.differences):
            used = tuple(ops[number].operands[index] for ops in operations)
            # As in MLIR, only the first argument with the same value of the leader is looked at.
            before = first.get(used[0])
            if before is not None and before[0] == used:
                argument = before[1]
            else:
                argument = self.leader.add_argument(used[0].type, used[0].location)
                columns.append(used)
                first.setdefault(used[0], (used, argument))
            operations[0][number].set_operand(index, argument)
        more: dict[Operation, dict[Group, list[Value]]] = {}
        for position, found in enumerate(branches):
            for op, index in found:
                group = groups[op][index]
                assert group is not None
                more.setdefault(op, {})[group] = [used[position] for used in columns]
        for op, values in more.items():
            append_to_groups(op, values)
        return True


def _branches_to(block: Block) -> list[tuple[Operation, int]]:
    found = []
    for before in block.predecessors:
        last = before.last
        if last is not None:
            found += [(last, index) for index, to in enumerate(last.successors) if to is block]
    return list(dict.fromkeys(found))


def _differences(first: Block, second: Block) -> set[_Place] | None:
    """Where two blocks use different values from outside; None if they are not alike otherwise."""
    if [a.type for a in first.arguments] != [a.type for a in second.arguments]:
        return None
    left, right = list(first), list(second)
    if len(left) != len(right):
        return None
    same: dict[Value, Value] = dict(zip(first.arguments, second.arguments, strict=True))
    found: set[_Place] = set()
    for number, (one, other) in enumerate(zip(left, right, strict=True)):
        if not _do_the_same(one, other):
            return None
        for index, (a, b) in enumerate(zip(one.operands, other.operands, strict=True)):
            if a is b:
                continue
            is_inside = a.parent_block is first
            if a.type is not b.type or is_inside is not (b.parent_block is second):
                return None
            if is_inside:
                if same.get(a) is not b:
                    return None
            elif _comes_from_branch(a, first) or _comes_from_branch(b, second):
                return None
            else:
                found.add((number, index))
        if any(_is_used_outside(result, first) for result in one.results):
            return None
        if any(_is_used_outside(result, second) for result in other.results):
            return None
        same.update(zip(one.results, other.results, strict=True))
    return found


def _do_the_same(one: Operation, other: Operation) -> bool:
    return (
        type(one) is type(other)
        and one.name == other.name
        and one.stored_attributes == other.stored_attributes
        and one.stored_properties == other.stored_properties
        and len(one.operands) == len(other.operands)
        and len(one.regions) == len(other.regions)
        and one.result_types == other.result_types
    )


def _comes_from_branch(value: Value, block: Block) -> bool:
    """Whether the terminator of a block before it gives the value, which thus is not there to be passed on."""
    op = value.defining_op
    parent = None if op is None else op.parent_block
    return parent is not None and parent.last is op and parent in block.predecessors


# --- arguments that are always the same ---------------------------------------------------------------------------------


def _drop_same_arguments(block: Block, rewriter: PatternRewriter) -> bool:
    branches = _branches_to(block) if block.arguments else []
    passed = _passed_on(branches)
    same: list[int] = []
    dead: dict[Operation, set[int]] = {}
    for number, argument in enumerate(block.arguments):
        places = [numbers[number] if number < len(numbers) else None for numbers in passed]
        values = {
            None if place is None else op.operands[place]
            for (op, _), place in zip(branches, places, strict=True)
        }
        if len(values) != 1:
            continue
        (value,) = values
        if value is not None and value is not argument:
            rewriter.replace_all_uses_with(argument, value)
            same.append(number)
            for (op, _), place in zip(branches, places, strict=True):
                if place is not None:
                    dead.setdefault(op, set()).add(place)
    for op, numbers in dead.items():
        erase_operands(op, numbers)
        rewriter.listener.operation_modified(op)
    for number in reversed(same):
        block.erase_argument(number)
    return bool(same)


def _passed_on(branches: Sequence[tuple[Operation, int]]) -> list[list[int | None]]:
    """The operands for the arguments of each successor; None for each that is produced, or cannot be taken away."""
    passed: dict[Operation, list[list[int | None]]] = {}
    for op, _ in branches:
        if op not in passed:
            passed[op] = _erasable_numbers(op)
    return [passed[op][successor] for op, successor in branches]


def _erasable_numbers(op: Operation) -> list[list[int | None]]:
    branch = as_interface(op, BranchOpInterface)
    nothing: list[list[int | None]] = [[] for _ in op.successors]
    if branch is None:
        return nothing
    erasable = erasable_operands(op)
    try:
        found = successor_operand_numbers(op, branch)
    except MissingMethodError:
        return nothing
    return [[number if number in erasable else None for number in each] for each in found]
