"""Patterns for operations between whose regions control flows: what is passed on and need not be.

MLIR: `populateRegionBranchOpInterfaceCanonicalizationPatterns`.  An *input* is a block argument or a result that gets a value
along a way of control; its *operands* are what is passed on to it, each with the operation whose operand it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from odsgen.rewriting.pattern import RewritePattern
from odsgen.runtime.base.interface import as_interface
from odsgen.runtime.interfaces.control_flow import RegionBranchOpInterface
from odsgen.runtime.interfaces.memory import first_of_run
from odsgen.runtime.ir.building import build_operation
from odsgen.runtime.ir.value import BlockArgument, OpResult, Value

if TYPE_CHECKING:
    from odsgen.rewriting.rewriter import PatternRewriter
    from odsgen.runtime.ir.block import Block
    from odsgen.runtime.ir.operation import Operation


class _Operand(NamedTuple):
    owner: Operation
    number: int

    @property
    def value(self) -> Value:
        return self.owner.operands[self.number]


#: What passes values on, the values, and the inputs that get them.
_Edge = tuple["Operation", "Sequence[Value]", "Sequence[Value]"]


def _edges(op: Operation) -> list[_Edge]:
    """The ways of control along which values are passed on."""
    branch = as_interface(op, RegionBranchOpInterface)
    assert branch is not None
    return [
        (
            op if point is None else point,
            branch.successor_operands_between(point, successor),
            successor.inputs,
        )
        for point in branch.all_region_branch_points
        for successor in branch.successor_regions(point)
        if successor.inputs
    ]


def _forwarded(edges: Sequence[_Edge]) -> dict[_Operand, list[Value]]:
    """The inputs to which each operand is passed on."""
    forwarded: dict[_Operand, list[Value]] = {}
    for owner, values, inputs in edges:
        first = first_of_run(owner.operands, values)
        for number, value in enumerate(inputs):
            forwarded.setdefault(_Operand(owner, first + number), []).append(value)
    return forwarded


def _candidates(op: Operation) -> list[Sequence[Value]]:
    """The results, and the arguments of each region: what may be inputs."""
    return [op.results, *[r.entry_block.stored_arguments for r in op.regions if r.stored_blocks]]


def _inverted(forwarded: dict[_Operand, list[Value]]) -> dict[Value, list[_Operand]]:
    """The operands that are passed on to each input."""
    operands: dict[Value, list[_Operand]] = {}
    for operand, inputs in forwarded.items():
        for value in inputs:
            operands.setdefault(value, []).append(operand)
    return operands


class RegionBranchPattern(RewritePattern):
    """The base of these patterns; `root` is the name of an operation that is not isolated from above."""

    def __init__(self, root: str) -> None:
        self.root = root


class MakeRegionBranchOpSuccessorInputsDead(RegionBranchPattern):
    """An input that is always the same value is not needed: that value is used instead."""

    def match_and_rewrite(self, op: Operation, rewriter: PatternRewriter) -> bool:
        """Replace its uses."""
        if not any(_candidates(op)):
            return False
        edges = _edges(op)
        if not _may_have_single_value(edges):
            return False
        operands = _inverted(_forwarded(edges))
        changed = False
        for value in operands:
            if not value.has_uses:
                continue
            reached = _reaching_values(value, operands)
            if len(reached) != 1:
                continue
            (replacement,) = reached
            if not _is_visible(op, replacement, value):
                continue
            rewriter.replace_all_uses_with(value, replacement)
            changed = True
        return changed


def _may_have_single_value(edges: Sequence[_Edge]) -> bool:
    """Whether to some input at most one value is passed on that is no input: two make it have several."""
    passed: dict[Value, set[Value]] = {}
    for _, values, inputs in edges:
        for value, single in zip(inputs, values, strict=False):
            passed.setdefault(value, set()).add(single)
    inputs_alone = set(passed)
    return any(len(values - inputs_alone) < 2 for values in passed.values())


def _reaching_values(value: Value, operands: dict[Value, list[_Operand]]) -> set[Value]:
    """The values, other than inputs, that an input may have."""
    reached: set[Value] = set()
    visited: set[Value] = set()
    pending = [value]
    while pending:
        current = pending.pop()
        if current not in operands:
            reached.add(current)
            continue
        for operand in operands[current]:
            if operand.value not in visited:
                visited.add(operand.value)
                pending.append(operand.value)
    return reached


def _is_visible(op: Operation, replacement: Value, value: Value) -> bool:
    """Whether a value that reaches an input can be used wherever the input is."""
    region = replacement.parent_region
    if region is None or region.parent_op is not op:
        return True
    return (
        isinstance(replacement, BlockArgument)
        and isinstance(value, BlockArgument)
        and replacement.parent_block is value.parent_block
    )


class RemoveDuplicateSuccessorInputUses(RegionBranchPattern):
    """Of two inputs of the same block or operation that are always equal, the first is used."""

    def match_and_rewrite(self, op: Operation, rewriter: PatternRewriter) -> bool:
        """Replace the uses of the second."""
        if all(len(values) < 2 for values in _candidates(op)):
            return False
        if not _has_several_inputs(op):
            return False
        operands = _inverted(_forwarded(_edges(op)))
        inputs = sorted(operands, key=_number)
        changed = False
        for position, first in enumerate(inputs):
            for second in inputs[position + 1 :]:
                if not second.has_uses or _owner(first) is not _owner(second):
                    continue
                if _values(operands[first]) == _values(operands[second]):
                    rewriter.replace_all_uses_with(second, first)
                    changed = True
        return changed


def _has_several_inputs(op: Operation) -> bool:
    """Whether two inputs are of the same block or operation."""
    branch = as_interface(op, RegionBranchOpInterface)
    assert branch is not None
    single: dict[Block | Operation | None, Value] = {}
    return any(
        single.setdefault(_owner(value), value) is not value
        for point in branch.all_region_branch_points
        for successor in branch.successor_regions(point)
        for value in successor.inputs
    )


def _number(value: Value) -> int:
    assert isinstance(value, (BlockArgument, OpResult))
    return value.index


def _owner(value: Value) -> Block | Operation | None:
    return value.parent_block if isinstance(value, BlockArgument) else value.defining_op


def _values(operands: Sequence[_Operand]) -> dict[Operation, Value]:
    return {operand.owner: operand.value for operand in operands}


class RemoveDeadRegionBranchOpSuccessorInputs(RegionBranchPattern):
    """Inputs that nobody uses go, with what is passed on to them.

    Inputs to which one operand is passed on go together or not at all.
    """

    def match_and_rewrite(self, op: Operation, rewriter: PatternRewriter) -> bool:
        """Erase them."""
        if all(value.has_uses for values in _candidates(op) for value in values):
            return False
        forwarded = _forwarded(_edges(op))
        dead = {
            value
            for tied in _tied(forwarded)
            if not any(value.has_uses for value in tied)
            for value in tied
        }
        if not dead:
            return False
        numbers: dict[Operation, set[int]] = {}
        for operand, inputs in forwarded.items():
            if not dead.isdisjoint(inputs):
                numbers.setdefault(operand.owner, set()).add(operand.number)
        for owner, erased in numbers.items():
            with rewriter.modifying(owner):
                owner.operands = [
                    value for number, value in enumerate(owner.operands) if number not in erased
                ]
        arguments = [value for value in dead if isinstance(value, BlockArgument)]
        for argument in sorted(arguments, key=_number, reverse=True):
            block = argument.parent_block
            with rewriter.modifying(op):
                block.erase_argument(argument.index)
        results = {value.index for value in dead if isinstance(value, OpResult)}
        if results:
            erase_results(op, results, rewriter)
        return True


def _tied(forwarded: dict[_Operand, list[Value]]) -> list[list[Value]]:
    """The inputs in sets: two to which one operand is passed on are in one."""
    sets: dict[Value, list[Value]] = {}
    for inputs in forwarded.values():
        merged: list[Value] = []
        for value in inputs:
            for member in sets.get(value, [value]):
                if member not in merged:
                    merged.append(member)
        for value in merged:
            sets[value] = merged
    return list({id(found): found for found in sets.values()}.values())


def erase_results(op: Operation, numbers: set[int], rewriter: PatternRewriter) -> Operation:
    """Replace an operation by one without some results, which nobody uses; it takes the regions."""
    kept = [result for result in op.results if result.index not in numbers]
    made = build_operation(
        type(op),
        op.operands,
        tuple(result.type for result in kept),
        None,
        dict(op.stored_attributes),
        op.location,
        op.successors,
        tuple(type(region)() for region in op.regions),
        properties=dict(op.stored_properties),
    )
    rewriter.set_insertion_point_before(op)
    rewriter.insert(made)
    for old, new in zip(op.regions, made.regions, strict=True):
        new.take_body(old)
    for result, new_result in zip(kept, made.results, strict=True):
        rewriter.replace_all_uses_with(result, new_result)
    rewriter.erase_op(op)
    return made


def region_branch_patterns(root: str) -> tuple[RewritePattern, ...]:
    """The patterns for operations of a name."""
    return (
        MakeRegionBranchOpSuccessorInputsDead(root),
        RemoveDuplicateSuccessorInputUses(root),
        RemoveDeadRegionBranchOpSuccessorInputs(root),
    )
