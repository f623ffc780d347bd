"""Analyses of values against the direction in which they flow (MLIR: `SparseBackwardDataFlowAnalysis`)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any, ClassVar, Generic, TypeVar

from odsgen.dataflow.dead_code import Executable, PredecessorState, callable_region
from odsgen.dataflow.lattices import SparseLattice
from odsgen.dataflow.solver import DataFlowAnalysis, DataFlowSolver, ProgramPoint
from odsgen.runtime.base.interface import MissingMethodError, as_interface, has_interface
from odsgen.runtime.interfaces.calls import CallableOpInterface, CallOpInterface
from odsgen.runtime.interfaces.control_flow import (
    BranchOpInterface,
    RegionBranchOpInterface,
    RegionSuccessor,
)
from odsgen.runtime.interfaces.operand_slots import operand_numbers, successor_operand_numbers
from odsgen.runtime.interfaces.region_terminators import RegionBranchTerminatorOpInterface
from odsgen.runtime.ir.operation import Operation
from odsgen.runtime.ir.symbol_table import SymbolTableCollection
from odsgen.runtime.ir.traits import ReturnLike
from odsgen.runtime.ir.value import Value

LatticeT = TypeVar("LatticeT", bound=SparseLattice[Any])


class SparseBackwardDataFlowAnalysis(DataFlowAnalysis, Generic[LatticeT]):
    """An analysis of operands by what becomes of results; `LATTICE` is the class of the states of values.

    A subclass has `visit_operation`, `visit_unforwarded` and `set_to_exit_state`.
    """

    LATTICE: ClassVar[type[Any]]

    def __init__(self, solver: DataFlowSolver) -> None:
        super().__init__(solver)
        self._tables = SymbolTableCollection()

    def visit_operation(
        self, op: Operation, operands: Sequence[LatticeT], results: Sequence[LatticeT]
    ) -> None:
        """Meet what the results say to the operands of an operation that directs no control."""
        raise NotImplementedError

    def visit_unforwarded(self, op: Operation, operands: Sequence[LatticeT]) -> None:
        """Operands of a branch, a call or the end of a region that it keeps for itself, such as a condition."""
        raise NotImplementedError

    def set_to_exit_state(self, lattice: LatticeT) -> None:
        """A value leaves what is analysed: nothing is known of what becomes of it."""
        raise NotImplementedError

    # --- the walk -------------------------------------------------------------------------------------------------------

    def lattice(self, value: Value) -> LatticeT:
        """The state of a value."""
        found: LatticeT = self.solver.state(self.LATTICE, value)
        return found

    def lattice_for(self, point: ProgramPoint, value: Value) -> LatticeT:
        """The same; the point is visited again when it changes."""
        found = self.lattice(value)
        found.add_dependency(point, self)
        return found

    def set_all_to_exit_states(self, lattices: Iterable[LatticeT]) -> None:
        """Nothing is known of what becomes of some values."""
        for lattice in lattices:
            self.set_to_exit_state(lattice)

    def initialize(self, top: Operation) -> None:
        """Visit every operation, the last ones first."""
        for op in reversed(list(top.walk())):
            if op.parent_block is not None:
                self.state(Executable, op.parent_block).subscribe_contents(self)
            self.visit(op)

    def visit(self, point: ProgramPoint) -> None:
        """Compute the states of the operands of an operation."""
        if not isinstance(point, Operation):
            return
        block = point.parent_block
        if block is not None and not self.state(Executable, block).is_live:
            return
        operands = [self.lattice(operand) for operand in point.operands]
        try:
            self._visit(point, operands)
        except MissingMethodError:  # nobody has written it yet
            self.set_all_to_exit_states(operands)

    def _visit(self, op: Operation, operands: Sequence[LatticeT]) -> None:
        parent = op.parent_op
        region_branch = as_interface(op, RegionBranchOpInterface)
        branch = as_interface(op, BranchOpInterface)
        call = as_interface(op, CallOpInterface)
        if region_branch is not None:
            successors = region_branch.entry_successor_regions([None] * len(operands))
            self._forward_to_regions(op, None, region_branch, successors, operands)
        elif branch is not None:
            targets = zip(op.successors, successor_operand_numbers(op, branch), strict=True)
            pairs = [
                (number, argument)
                for target, numbers in targets
                for argument, number in zip(target.arguments, numbers, strict=False)
            ]
            self._forward(op, pairs, operands)
        elif call is not None:
            self._visit_call(op, call, operands)
        elif parent is not None and (
            ReturnLike in op.TRAITS or has_interface(op, RegionBranchTerminatorOpInterface)
        ):
            around = as_interface(parent, RegionBranchOpInterface)
            if around is not None:
                end = as_interface(op, RegionBranchTerminatorOpInterface)
                successors = (
                    around.successor_regions(op)
                    if end is None
                    else end.terminator_successor_regions([None] * len(operands))
                )
                self._forward_to_regions(op, op, around, successors, operands)
            elif has_interface(parent, CallableOpInterface):
                self._visit_return(op, parent, operands)
            else:
                self._visit_plain(op, operands)
        else:
            self._visit_plain(op, operands)

    def _visit_plain(self, op: Operation, operands: Sequence[LatticeT]) -> None:
        self.visit_operation(op, operands, [self.lattice_for(op, value) for value in op.results])

    def _visit_call(
        self, op: Operation, call: CallOpInterface, operands: Sequence[LatticeT]
    ) -> None:
        callee = call.resolve_callable(self._tables)
        region = None if callee is None else callable_region(callee)
        if region is None or not self.solver.is_interprocedural:
            self.visit_unforwarded(op, operands)
            return
        numbers = operand_numbers(op, lambda: call.arg_operands)
        self._forward(op, list(zip(numbers, region.arguments, strict=False)), operands)

    def _visit_return(self, op: Operation, parent: Operation, operands: Sequence[LatticeT]) -> None:
        callers = self.state_for(op, PredecessorState, parent)
        if not callers.all_known or not self.solver.is_interprocedural:
            self.set_all_to_exit_states(operands)
            return
        for call in callers.known:
            for operand, result in zip(operands, call.results, strict=False):
                self._meet(operand, self.lattice_for(op, result))

    def _meet(self, operand: LatticeT, target: LatticeT) -> None:
        self.propagate(operand, operand.meet(target.element))

    def _forward(
        self,
        op: Operation,
        pairs: Iterable[tuple[int | None, Value]],
        operands: Sequence[LatticeT],
    ) -> None:
        """Meet the states of inputs to those of the operands, by their numbers, that are passed on to them."""
        others = dict.fromkeys(range(len(operands)))
        for number, target in pairs:
            if number is not None:
                others.pop(number, None)
                self._meet(operands[number], self.lattice_for(op, target))
        if others:
            self.visit_unforwarded(op, [operands[number] for number in others])

    def _forward_to_regions(
        self,
        op: Operation,
        point: Operation | None,
        branch: RegionBranchOpInterface,
        successors: Sequence[RegionSuccessor],
        operands: Sequence[LatticeT],
    ) -> None:
        pairs: list[tuple[int | None, Value]] = []
        for successor in successors:
            given = partial(branch.successor_operands_between, point, successor)
            pairs += zip(operand_numbers(op, given), successor.inputs, strict=False)
        self._forward(op, pairs, operands)
