"""Which values are needed: found against the direction in which values flow (MLIR: `LivenessAnalysis`).

A value is live if something that affects memory, a branch or somebody outside the program gets it, or if a live value is
computed of it.  Values of blocks that control never reaches are not.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from odsgen.passes.constant_propagation import ConstantPropagation
from odsgen.runtime.base.interface import MissingMethodError, as_interface, has_interface
from odsgen.runtime.interfaces.calls import CallableOpInterface, CallOpInterface
from odsgen.runtime.interfaces.control_flow import (
    BranchOpInterface,
    RegionBranchOpInterface,
    RegionSuccessor,
)
from odsgen.runtime.interfaces.effects_of_operations import would_be_trivially_dead
from odsgen.runtime.interfaces.operand_slots import operand_numbers, successor_operand_numbers
from odsgen.runtime.interfaces.region_terminators import RegionBranchTerminatorOpInterface
from odsgen.runtime.ir.symbol_table import SymbolTableCollection
from odsgen.runtime.ir.traits import ReturnLike

if TYPE_CHECKING:
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.value import Value


class ValueLiveness:
    """The live values inside an operation; an analysis for passes to ask for."""

    def __init__(self, root: Operation) -> None:
        self._live: set[Value] = set()
        self._reached = ConstantPropagation(root)
        self._tables = SymbolTableCollection()
        self._would_be_dead: dict[Operation, bool] = {}
        # The operations whose operands may become live when a value does.
        self._dependent: dict[Value, dict[Operation, None]] = {}
        self._pending: dict[Operation, None] = dict.fromkeys(root.walk(post_order=True))
        while self._pending:
            op, _ = self._pending.popitem()
            block = op.parent_block
            if block is None or self._reached.is_reached(block):
                self._visit(op)

    def is_live(self, value: Value) -> bool:
        """Whether a value is needed."""
        return value in self._live

    def any_live(self, values: Iterable[Value]) -> bool:
        """Whether one of some values is needed."""
        return not self._live.isdisjoint(values)

    # --- values ---------------------------------------------------------------------------------------------------------

    def _mark(self, value: Value) -> None:
        if value in self._live:
            return
        self._live.add(value)
        if value.defining_op is not None:
            self._pending[value.defining_op] = None
        self._pending.update(self._dependent.pop(value, {}))

    def _mark_all(self, values: Iterable[Value]) -> None:
        for value in values:
            self._mark(value)

    def _ask(self, op: Operation, values: Sequence[Value]) -> bool:
        """Whether one of some values is live; the operation is looked at again when one becomes so."""
        if self.any_live(values):
            return True
        for value in values:
            self._dependent.setdefault(value, {})[op] = None
        return False

    def _flow(self, op: Operation, value: Value, target: Value) -> None:
        """An operation passes a value on to another one."""
        if self._ask(op, (target,)):
            self._mark(value)

    # --- operations -----------------------------------------------------------------------------------------------------

    def _visit(self, op: Operation) -> None:
        try:
            branch = as_interface(op, RegionBranchOpInterface)
            if branch is not None:
                self._visit_region_branch(op, branch)
                return
            block_branch = as_interface(op, BranchOpInterface)
            if block_branch is not None:
                self._visit_branch(op, block_branch)
                return
            call = as_interface(op, CallOpInterface)
            if call is not None:
                callee = call.resolve_callable(self._tables)
                if callee is not None:
                    self._visit_call(op, call, callee)
                    return
            parent = op.parent_op
            if parent is not None and is_region_end(op):
                parent_branch = as_interface(parent, RegionBranchOpInterface)
                if parent_branch is not None:
                    self._visit_region_end(op, parent, parent_branch)
                    return
                if ReturnLike in op.TRAITS and has_interface(parent, CallableOpInterface):
                    self._visit_return(op, parent)
                    return
            self._visit_plain(op, op, op.operands)
        except MissingMethodError:  # nobody has written it yet
            self._mark_all(op.operands)

    def _visit_plain(self, visited: Operation, op: Operation, values: Sequence[Value]) -> None:
        """Of `values` the results of an operation are computed, or what it does that would be missed."""
        if op not in self._would_be_dead:
            self._would_be_dead[op] = would_be_trivially_dead(op)
        if not self._would_be_dead[op] or self._ask(visited, op.results):
            self._mark_all(values)

    def _visit_branch(self, op: Operation, branch: BranchOpInterface) -> None:
        others = set(range(len(op.operands)))
        numbers_of_successors = successor_operand_numbers(op, branch)
        for successor, numbers in zip(op.successors, numbers_of_successors, strict=True):
            for argument, number in zip(successor.arguments, numbers, strict=False):
                if number is not None:
                    others.discard(number)
                    self._flow(op, op.operands[number], argument)
        self._mark_all(op.operands[number] for number in others)

    def _visit_call(self, op: Operation, call: CallOpInterface, callee: Operation) -> None:
        interface = as_interface(callee, CallableOpInterface)
        region = None if interface is None else interface.callable_region
        if region is None or not region.blocks:
            self._mark_all(op.operands)
            return
        others = set(range(len(op.operands)))
        numbers = operand_numbers(op, lambda: call.arg_operands)
        for argument, number in zip(region.arguments, numbers, strict=False):
            if number is not None:
                others.discard(number)
                self._flow(op, op.operands[number], argument)
        self._mark_all(op.operands[number] for number in others)

    def _visit_return(self, op: Operation, function: Operation) -> None:
        callers = self._reached.callers(function)
        if callers is None:
            self._mark_all(op.operands)
            return
        for call in callers:
            for value, result in zip(op.operands, call.results, strict=False):
                self._flow(op, value, result)

    # --- regions --------------------------------------------------------------------------------------------------------

    def _visit_region_branch(self, op: Operation, branch: RegionBranchOpInterface) -> None:
        successors = branch.entry_successor_regions([None] * len(op.operands))
        self._visit_region_successors(op, op, branch, successors)

    def _visit_region_end(
        self, op: Operation, parent: Operation, branch: RegionBranchOpInterface
    ) -> None:
        end = as_interface(op, RegionBranchTerminatorOpInterface)
        successors = (
            branch.successor_regions(op)
            if end is None
            else end.terminator_successor_regions([None] * len(op.operands))
        )
        self._visit_region_successors(op, parent, branch, successors)

    def _visit_region_successors(
        self,
        op: Operation,
        parent: Operation,
        branch: RegionBranchOpInterface,
        successors: Sequence[RegionSuccessor],
    ) -> None:
        others = set(range(len(op.operands)))
        for successor in successors:
            for number, target in forwarded_operands(op, parent, branch, successor):
                others.discard(number)
                self._flow(op, op.operands[number], target)
            if successor.region is not None and successor.region.blocks:
                passed = set(successor.inputs)
                own = [value for value in successor.region.arguments if value not in passed]
                self._visit_plain(op, parent, own)
        self._visit_plain(op, parent, [op.operands[number] for number in sorted(others)])


def is_region_end(op: Operation) -> bool:
    """Whether control goes from an operation to another region of the operation around it, or past that."""
    return ReturnLike in op.TRAITS or has_interface(op, RegionBranchTerminatorOpInterface)


def forwarded_operands(
    op: Operation, parent: Operation, branch: RegionBranchOpInterface, successor: RegionSuccessor
) -> list[tuple[int, Value]]:
    """The operands that an operation with regions, or the end of one, passes on to a successor: each with its input."""
    point = None if op is parent else op
    numbers = operand_numbers(op, partial(branch.successor_operands_between, point, successor))
    return [
        (number, value)
        for number, value in zip(numbers, successor.inputs, strict=False)
        if number is not None
    ]
