"""Analyses of values (MLIR: `SparseForwardDataFlowAnalysis`, `SparseBackwardDataFlowAnalysis`)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from odsgen.dataflow.dead_code import Executable, PredecessorState
from odsgen.dataflow.lattices import SparseLattice
from odsgen.dataflow.solver import DataFlowAnalysis, DataFlowSolver, Edge, ProgramPoint
from odsgen.runtime.base.interface import MissingMethodError, as_interface, has_interface
from odsgen.runtime.interfaces.calls import CallableOpInterface, CallOpInterface
from odsgen.runtime.interfaces.control_flow import (
    BranchOpInterface,
    RegionBranchOpInterface,
    RegionSuccessor,
)
from odsgen.runtime.ir.block import Block
from odsgen.runtime.ir.operation import Operation
from odsgen.runtime.ir.symbol_table import SymbolTableCollection
from odsgen.runtime.ir.value import Value

LatticeT = TypeVar("LatticeT", bound=SparseLattice[Any])


class SparseForwardDataFlowAnalysis(DataFlowAnalysis, Generic[LatticeT]):
    """An analysis of results by their operands; `LATTICE` is the class of the states of values.

    A subclass has `visit_operation` and `set_to_entry_state`.
    """

    LATTICE: ClassVar[type[Any]]

    def visit_operation(
        self, op: Operation, operands: Sequence[LatticeT], results: Sequence[LatticeT]
    ) -> None:
        """Join what the operands say to the results of an operation that directs no control."""
        raise NotImplementedError

    def set_to_entry_state(self, lattice: LatticeT) -> None:
        """Nothing is known of a value: take the state that holds for all."""
        raise NotImplementedError

    def visit_external_call(
        self, op: Operation, arguments: Sequence[LatticeT], results: Sequence[LatticeT]
    ) -> None:
        """A call of what is not here."""
        self.set_all_to_entry_states(results)

    def visit_non_control_flow_arguments(
        self, op: Operation, successor: RegionSuccessor, lattices: Sequence[LatticeT], first: int
    ) -> None:
        """Arguments of a region, or results, that get their values from the operation itself, as counters of loops do.

        `successor.inputs`, from number `first` on, get theirs by control flow.
        """
        self.set_all_to_entry_states(lattices[:first])
        self.set_all_to_entry_states(lattices[first + len(successor.inputs) :])

    def __init__(self, solver: DataFlowSolver) -> None:
        super().__init__(solver)
        self._tables = SymbolTableCollection()
        self._lattices: dict[Any, LatticeT] = solver.states(self.LATTICE)
        self._executables = solver.states(Executable)

    # --- the walk -------------------------------------------------------------------------------------------------------

    def lattice(self, value: Value) -> LatticeT:
        """The state of a value."""
        found = self._lattices.get(value)
        if found is None:
            found = self._lattices[value] = self.LATTICE(value)
        return found

    def lattice_for(self, point: ProgramPoint, value: Value) -> LatticeT:
        """The same; the point is visited again when it changes."""
        found = self.lattice(value)
        found.add_dependency(point, self)
        return found

    def set_all_to_entry_states(self, lattices: Iterable[LatticeT]) -> None:
        """Nothing is known of some values."""
        for lattice in lattices:
            self.set_to_entry_state(lattice)

    def initialize(self, top: Operation) -> None:
        """Visit every operation and block."""
        for region in top.regions:
            if region.blocks:
                self.set_all_to_entry_states(map(self.lattice, region.entry_block.arguments))
        self._initialize_inside(top)

    def _initialize_inside(self, top: Operation) -> None:
        pending: list[Operation | Block] = [top]
        while pending:
            point = pending.pop()
            if isinstance(point, Operation):
                self._visit_operation(point)
                for region in reversed(point.regions):
                    pending += reversed(region.blocks)
            else:
                self.state(Executable, point).subscribe_contents(self)
                self._visit_block(point)
                pending += reversed(point.operations)

    def visit(self, point: ProgramPoint) -> None:
        """Compute the states of results, or of the arguments of a block."""
        if isinstance(point, Operation):
            self._visit_operation(point)
        else:
            self._visit_block(point)

    def _visit_operation(self, op: Operation) -> None:
        if not op.results:
            return
        block = op.parent_block
        if block is not None:
            state = self._executables.get(block)
            if state is None or not state.is_live:
                return
        lattice_of = self.lattice
        results = [lattice_of(result) for result in op.results]
        if has_interface(op, RegionBranchOpInterface):
            self._visit_successor(op, op, RegionSuccessor(None, op.results), results)
            return
        operands = [lattice_of(operand) for operand in op.operands]
        for lattice in operands:
            lattice.subscribers[self] = None
        if has_interface(op, CallOpInterface):
            self._visit_call(op, operands, results)
        else:
            self.visit_operation(op, operands, results)

    def _visit_call(
        self, op: Operation, operands: Sequence[LatticeT], results: Sequence[LatticeT]
    ) -> None:
        call = as_interface(op, CallOpInterface)
        if not self.solver.is_interprocedural or call is None or self._is_external(call):
            self.visit_external_call(op, operands, results)
            return
        returns = self.state_for(op, PredecessorState, op)
        if not returns.all_known:
            self.set_all_to_entry_states(results)
            return
        for end in returns.known:
            self._join_all(op, results, end.operands)

    def _is_external(self, call: CallOpInterface) -> bool:
        try:
            callee = call.resolve_callable(self._tables)
            interface = None if callee is None else as_interface(callee, CallableOpInterface)
            region = None if interface is None else interface.callable_region
        except MissingMethodError:  # nobody has written it yet
            return True
        return interface is not None and (region is None or not region.blocks)

    def _join_all(
        self, point: ProgramPoint, lattices: Sequence[LatticeT], values: Sequence[Value]
    ) -> None:
        for lattice, value in zip(lattices, values, strict=False):
            self.propagate(lattice, lattice.join(self.lattice_for(point, value).element))

    def _visit_block(self, block: Block) -> None:
        if not block.arguments or not self.state(Executable, block).is_live:
            return
        lattices = [self.lattice(argument) for argument in block.arguments]
        parent = block.parent_op
        if parent is not None and block.is_entry_block:
            self._visit_entry(block, parent, lattices)
            return
        for user in block.users:
            source = user.parent_block
            if source is None:
                continue
            edge = self.state(Executable, Edge(source, block))
            edge.subscribe_contents(self)
            if not edge.is_live:
                continue
            branch = as_interface(user, BranchOpInterface)
            for number, target in enumerate(user.successors):
                if target is not block:
                    continue
                try:
                    values = None if branch is None else branch.successor_operands(number)
                except MissingMethodError:  # nobody has written it yet
                    values = None
                if values is None:
                    self.set_all_to_entry_states(lattices)
                    return
                for lattice, value in zip(lattices, values, strict=False):
                    if value is None:
                        self.set_to_entry_state(lattice)
                    else:
                        self._join_all(block, (lattice,), (value,))

    def _visit_entry(self, block: Block, parent: Operation, lattices: Sequence[LatticeT]) -> None:
        region = block.parent_region
        callable_op = as_interface(parent, CallableOpInterface)
        if callable_op is not None and callable_op.callable_region is region:
            callers = self.state_for(block, PredecessorState, parent)
            if not callers.all_known or not self.solver.is_interprocedural:
                self.set_all_to_entry_states(lattices)
                return
            for op in callers.known:
                call = as_interface(op, CallOpInterface)
                if call is not None:
                    self._join_all(block, lattices, call.arg_operands)
        elif has_interface(parent, RegionBranchOpInterface):
            successor = RegionSuccessor(region, block.arguments)
            self._visit_successor(block, parent, successor, lattices)
        else:
            self.visit_non_control_flow_arguments(parent, RegionSuccessor(region), lattices, 0)

    def _visit_successor(
        self,
        point: ProgramPoint,
        op: Operation,
        successor: RegionSuccessor,
        lattices: Sequence[LatticeT],
    ) -> None:
        """Join what comes to a region of an operation, or to its results."""
        branch = as_interface(op, RegionBranchOpInterface)
        predecessors = self.state_for(point, PredecessorState, point)
        if branch is None or not predecessors.all_known:
            self.set_all_to_entry_states(lattices)
            return
        for source in predecessors.known:
            inputs = predecessors.inputs(source)
            narrowed = RegionSuccessor(successor.region, inputs)
            try:
                values = branch.successor_operands_between(
                    None if source is op else source, narrowed
                )
            except MissingMethodError:  # nobody has written it yet
                self.set_all_to_entry_states(lattices)
                return
            first = 0
            if len(inputs) != len(lattices):
                if inputs:
                    first = next(
                        number
                        for number, value in enumerate(successor.inputs)
                        if value is inputs[0]
                    )
                self.visit_non_control_flow_arguments(op, narrowed, lattices, first)
            self._join_all(point, lattices[first:], values[: len(inputs)])
