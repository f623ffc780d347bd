"""Analyses of program points (MLIR: `DenseForwardDataFlowAnalysis`, `DenseBackwardDataFlowAnalysis`)."""

from __future__ import annotations

from typing import Any, ClassVar, Generic, TypeVar

from odsgen.dataflow.dead_code import Executable, PredecessorState, callable_region
from odsgen.dataflow.solver import (
    DataFlowAnalysis,
    DataFlowSolver,
    Edge,
    Lattice,
    ProgramPoint,
    end_of,
    point_before,
)
from odsgen.runtime.base.interface import MissingMethodError, as_interface, has_interface
from odsgen.runtime.interfaces.calls import CallableOpInterface, CallOpInterface
from odsgen.runtime.interfaces.control_flow import RegionBranchOpInterface
from odsgen.runtime.ir.block import Block
from odsgen.runtime.ir.operation import Operation
from odsgen.runtime.ir.symbol_table import SymbolTableCollection

LatticeT = TypeVar("LatticeT", bound=Lattice[Any, Any])


class _DenseAnalysis(DataFlowAnalysis, Generic[LatticeT]):
    """The part that both directions have; `LATTICE` is the class of the states of points."""

    LATTICE: ClassVar[type[Any]]

    def __init__(self, solver: DataFlowSolver) -> None:
        super().__init__(solver)
        self._tables = SymbolTableCollection()

    def lattice(self, point: ProgramPoint) -> LatticeT:
        """The state at a point."""
        found: LatticeT = self.solver.state(self.LATTICE, point)
        return found

    def lattice_for(self, point: ProgramPoint, other: ProgramPoint) -> LatticeT:
        """The state at another point; the first is visited again when it changes."""
        found = self.lattice(other)
        found.add_dependency(point, self)
        return found

    def initialize(self, top: Operation) -> None:
        """Visit every operation and block."""
        pending: list[Operation | Block] = [top]
        while pending:
            part = pending.pop()
            if isinstance(part, Operation):
                self._visit_operation(part)
                for region in reversed(part.regions):
                    pending += reversed(region.blocks)
            else:
                self._visit_block(part)
                pending += reversed(part.operations)

    def _visit_operation(self, op: Operation) -> None:
        raise NotImplementedError

    def _visit_block(self, block: Block) -> None:
        raise NotImplementedError

    def _is_live(self, point: ProgramPoint, anchor: Block | Edge | None) -> bool:
        return anchor is None or self.state_for(point, Executable, anchor).is_live

    def _callee(self, op: Operation) -> Operation | None:
        """The operation that is called and has a body here; None if nothing is known of it."""
        call = as_interface(op, CallOpInterface)
        try:
            callee = None if call is None else call.resolve_callable(self._tables)
            has_body = callee is not None and callable_region(callee) is not None
        except MissingMethodError:  # nobody has written it yet
            return None
        return callee if has_body and self.solver.is_interprocedural else None


class DenseForwardDataFlowAnalysis(_DenseAnalysis[LatticeT]):
    """An analysis of the points behind operations, by those before them; a subclass has the methods that raise here."""

    def visit_operation(self, op: Operation, before: LatticeT, after: LatticeT) -> None:
        """Join to the state behind an operation what follows from the one before it."""
        raise NotImplementedError

    def set_to_entry_state(self, lattice: LatticeT) -> None:
        """Nothing is known of a point."""
        raise NotImplementedError

    def visit_external_call(self, op: Operation, before: LatticeT, after: LatticeT) -> None:
        """A call of what is not here."""
        self.set_to_entry_state(after)

    def visit(self, point: ProgramPoint) -> None:
        """Compute the state at a point again."""
        if isinstance(point, Operation):
            self._visit_operation(point)
        else:
            self._visit_block(point)

    def _join(self, after: LatticeT, before: LatticeT) -> None:
        self.propagate(after, after.join(before.element))

    def _visit_operation(self, op: Operation) -> None:
        if op.parent_block is None or not self._is_live(op, op.parent_block):
            return
        after, before = self.lattice(op), self.lattice_for(op, point_before(op))
        if has_interface(op, RegionBranchOpInterface):
            self._visit_region_branch(op, op, after)
        elif has_interface(op, CallOpInterface):
            returns = self.state_for(op, PredecessorState, op)
            if self._callee(op) is None:
                self.visit_external_call(op, before, after)
            elif not returns.all_known:
                self.set_to_entry_state(after)
            else:
                for end in returns.known:
                    self._join(after, self.lattice_for(op, end))
        else:
            self.visit_operation(op, before, after)

    def _visit_block(self, block: Block) -> None:
        if not self._is_live(block, block):
            return
        after, parent = self.lattice(block), block.parent_op
        if not block.is_entry_block:
            for user in block.users:
                source = user.parent_block
                if source is not None and self._is_live(block, Edge(source, block)):
                    self._join(after, self.lattice_for(block, user))
        elif parent is not None and has_interface(parent, CallableOpInterface):
            callers = self.state_for(block, PredecessorState, parent)
            if not callers.all_known or not self.solver.is_interprocedural:
                self.set_to_entry_state(after)
                return
            for call in callers.known:
                self._join(after, self.lattice_for(block, point_before(call)))
        elif parent is not None and has_interface(parent, RegionBranchOpInterface):
            self._visit_region_branch(block, parent, after)
        else:
            self.set_to_entry_state(after)

    def _visit_region_branch(self, point: ProgramPoint, op: Operation, after: LatticeT) -> None:
        predecessors = self.state_for(point, PredecessorState, point)
        if not predecessors.all_known:
            self.set_to_entry_state(after)
            return
        for source in predecessors.known:
            before = point_before(op) if source is op else source
            self._join(after, self.lattice_for(point, before))


class DenseBackwardDataFlowAnalysis(_DenseAnalysis[LatticeT]):
    """An analysis of the points before operations, by those behind them; a subclass has the methods that raise here."""

    def visit_operation(self, op: Operation, after: LatticeT, before: LatticeT) -> None:
        """Meet to the state before an operation what follows from the one behind it."""
        raise NotImplementedError

    def set_to_exit_state(self, lattice: LatticeT) -> None:
        """Nothing is known of what comes behind a point."""
        raise NotImplementedError

    def visit_external_call(self, op: Operation, after: LatticeT, before: LatticeT) -> None:
        """A call of what is not here."""
        self.set_to_exit_state(before)

    def visit(self, point: ProgramPoint) -> None:
        """Compute the state at a point again."""
        following = point.next if isinstance(point, Operation) else point.first
        if following is not None:
            self._visit_operation(following)
        else:
            block = point.parent_block if isinstance(point, Operation) else point
            if block is not None:
                self._visit_block(block)

    def _meet(self, before: LatticeT, after: LatticeT) -> None:
        self.propagate(before, before.meet(after.element))

    def _visit_operation(self, op: Operation) -> None:
        block = op.parent_block
        if block is None:
            return
        point = point_before(op)
        if not self._is_live(point, block):
            return
        before, after = self.lattice(point), self.lattice_for(point, op)
        if has_interface(op, RegionBranchOpInterface):
            self._visit_region_branch(point, op, None, before)
        elif has_interface(op, CallOpInterface):
            callee = self._callee(op)
            region = None if callee is None else callable_region(callee)
            if region is None:
                self.visit_external_call(op, after, before)
            else:
                self._meet(before, self.lattice_for(point, region.entry_block))
        else:
            self.visit_operation(op, after, before)

    def _visit_block(self, block: Block) -> None:
        point = end_of(block)
        if not self._is_live(point, block):
            return
        before, parent = self.lattice(point), block.parent_op
        if block.successors:
            for target in block.successors:
                if self._is_live(point, Edge(block, target)):
                    self._meet(before, self.lattice_for(point, target))
        elif parent is not None and has_interface(parent, CallableOpInterface):
            callers = self.state_for(point, PredecessorState, parent)
            if not callers.all_known or not self.solver.is_interprocedural:
                self.set_to_exit_state(before)
                return
            for call in callers.known:
                self._meet(before, self.lattice_for(point, call))
        elif parent is not None and has_interface(parent, RegionBranchOpInterface):
            self._visit_region_branch(point, parent, block.last, before)
        else:
            self.set_to_exit_state(before)

    def _visit_region_branch(
        self, point: ProgramPoint, op: Operation, source: Operation | None, before: LatticeT
    ) -> None:
        """Meet what holds where control goes from an operation, or from the end of one of its regions."""
        branch = as_interface(op, RegionBranchOpInterface)
        try:
            successors = None if branch is None else branch.successor_regions(source)
        except MissingMethodError:  # nobody has written it yet
            successors = None
        if successors is None:
            self.set_to_exit_state(before)
            return
        for region, _ in successors:
            if region is None or not region.blocks:
                self._meet(before, self.lattice_for(point, op))
            elif self._is_live(point, region.entry_block):
                self._meet(before, self.lattice_for(point, region.entry_block))
