"""Which blocks control reaches, and from where (MLIR: `DeadCodeAnalysis`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from odsgen.dataflow.constants import ConstantLattice
from odsgen.dataflow.solver import (
    AnalysisState,
    DataFlowAnalysis,
    DataFlowSolver,
    Edge,
    ProgramPoint,
)
from odsgen.runtime.base.interface import MissingMethodError, as_interface, has_interface
from odsgen.runtime.interfaces.calls import CallableOpInterface, CallOpInterface
from odsgen.runtime.interfaces.control_flow import (
    BranchOpInterface,
    RegionBranchOpInterface,
    RegionSuccessor,
)
from odsgen.runtime.interfaces.region_terminators import RegionBranchTerminatorOpInterface
from odsgen.runtime.ir.block import Block
from odsgen.runtime.ir.operation import Operation
from odsgen.runtime.ir.symbol_interfaces import as_symbol
from odsgen.runtime.ir.symbol_table import SymbolTableCollection, is_symbol_table
from odsgen.runtime.ir.symbol_uses import symbol_references
from odsgen.runtime.ir.traits import ReturnLike

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute
    from odsgen.runtime.ir.region import Region
    from odsgen.runtime.ir.value import Value


class Executable(AnalysisState[Any]):
    """Whether control comes to a point, or takes an edge."""

    __slots__ = ("is_live", "_subscribers")

    def __init__(self, anchor: Any) -> None:
        super().__init__(anchor)
        self.is_live = False
        self._subscribers: dict[DataFlowAnalysis, None] = {}

    def set_live(self) -> bool:
        """Control comes here; returns whether that is new."""
        changed = not self.is_live
        self.is_live = True
        return changed

    def subscribe_contents(self, analysis: DataFlowAnalysis) -> None:
        """Visit the block, or the target of the edge, when it becomes live."""
        self._subscribers[analysis] = None

    def on_update(self, solver: DataFlowSolver) -> None:
        super().on_update(solver)
        anchor = self.anchor
        if isinstance(anchor, Block):
            solver.pending.extend((anchor, analysis) for analysis in self._subscribers)
            for analysis in self._subscribers:
                solver.pending.extend((op, analysis) for op in anchor)
        elif isinstance(anchor, Edge):
            solver.pending.extend((anchor.target, analysis) for analysis in self._subscribers)


class PredecessorState(AnalysisState[Any]):
    """Where control comes from: to a region or past an operation from operations, to a callable from calls, to the point
    behind a call from returns."""

    __slots__ = ("all_known", "known", "_inputs")

    def __init__(self, anchor: Any) -> None:
        super().__init__(anchor)
        self.all_known = True
        self.known: dict[Operation, None] = {}
        self._inputs: dict[Operation, tuple[Value, ...]] = {}

    def set_unknown(self) -> bool:
        """There may be others; returns whether that is new."""
        changed = self.all_known
        self.all_known = False
        return changed

    def add(self, predecessor: Operation, inputs: Sequence[Value] = ()) -> bool:
        """One more, which passes values on to these inputs; returns whether anything is new."""
        changed = predecessor not in self.known
        self.known[predecessor] = None
        if inputs and self._inputs.get(predecessor) != tuple(inputs):
            self._inputs[predecessor] = tuple(inputs)
            changed = True
        return changed

    def inputs(self, predecessor: Operation) -> tuple[Value, ...]:
        """The block arguments or results to which a predecessor passes values on."""
        return self._inputs.get(predecessor, ())


class DeadCodeAnalysis(DataFlowAnalysis):
    """Finds the blocks that control reaches, by the constants that other analyses find for branches."""

    def __init__(self, solver: DataFlowSolver) -> None:
        super().__init__(solver)
        self._tables = SymbolTableCollection()

    def initialize(self, top: Operation) -> None:
        """Visit everything that directs control."""
        self._scope = top
        self._enter(top.regions)
        for op in top.walk():
            if is_symbol_table(op):
                self._initialize_callables(op)
        self._initialize_inside(top)

    def visit(self, point: ProgramPoint) -> None:
        """Find out where control goes from an operation."""
        if isinstance(point, Operation) and self._is_live(point.parent_block):
            try:
                self._visit(point)
            except MissingMethodError:  # nobody has written it yet
                self._give_up(point)

    def _visit(self, op: Operation) -> None:
        call = as_interface(op, CallOpInterface)
        if call is not None:
            self._visit_call(op, call)
        if op.regions:
            branch = as_interface(op, RegionBranchOpInterface)
            if branch is not None:
                operands = self._constants(op)
                if operands is not None:
                    self._visit_edges(op, op, branch.entry_successor_regions(operands))
            elif has_interface(op, CallableOpInterface):
                callers = self.state_for(op, PredecessorState, op)
                if callers.known or not callers.all_known:
                    self._enter(op.regions)
            else:
                self._enter(op.regions)
        if _is_return(op):
            self._visit_return(op)
        if op.successors:
            self._visit_branch(op)

    # --- what is called -------------------------------------------------------------------------------------------------

    def _initialize_callables(self, table: Operation) -> None:
        """Find the callables of a symbol table that may have other callers than those inside."""
        all_visible = table is self._scope and table.parent_block is None
        callables = [
            op
            for region in table.regions
            for block in region.blocks
            for op in block
            if has_interface(op, CallableOpInterface) and callable_region(op) is not None
        ]
        symbols = {op: symbol for op in callables if (symbol := as_symbol(op)) is not None}
        for op, symbol in symbols.items():
            if not symbol.is_private and not (symbol.is_nested and all_visible):
                self._set_callers_unknown(op)
        if not symbols:
            return
        for region in table.regions:
            for block in region.blocks:
                for op in block:
                    uses = symbol_references(op)
                    if uses is None:
                        for inner in self._scope.walk():
                            if has_interface(inner, CallableOpInterface):
                                self._set_callers_unknown(inner)
                        return
                    for use in uses:
                        if not has_interface(use.user, CallOpInterface):
                            referred = self._tables.lookup_nearest_symbol_from(
                                use.user, use.reference
                            )
                            if referred is not None:
                                self._set_callers_unknown(referred)

    def _set_callers_unknown(self, op: Operation) -> None:
        state = self.state(PredecessorState, op)
        self.propagate(state, state.set_unknown())

    def _visit_call(self, op: Operation, call: CallOpInterface) -> None:
        callee = call.resolve_callable(self._tables)
        if (
            callee is not None
            and as_symbol(callee) is not None
            and self._scope.is_ancestor(callee)
            and not (has_interface(callee, CallableOpInterface) and not callable_region(callee))
        ):
            state = self.state(PredecessorState, callee)
            self.propagate(state, state.add(op))
        else:
            self._set_callers_unknown(op)

    # --- edges ----------------------------------------------------------------------------------------------------------

    def _initialize_inside(self, top: Operation) -> None:
        for op in top.walk():
            if op.regions or op.successors or _is_return(op) or has_interface(op, CallOpInterface):
                if op.parent_block is not None:
                    self.state(Executable, op.parent_block).subscribe_contents(self)
                self.visit(op)

    def _is_live(self, block: Block | None) -> bool:
        return block is None or self.state(Executable, block).is_live

    def _enter(self, regions: Sequence[Region]) -> None:
        for region in regions:
            if region.blocks:
                self._set_live(region.entry_block)

    def _set_live(self, anchor: Block | Operation | Edge) -> None:
        state = self.state(Executable, anchor)
        self.propagate(state, state.set_live())

    def _take(self, source: Block | None, target: Block) -> None:
        assert source is not None
        self._set_live(target)
        self._set_live(Edge(source, target))

    def _constants(self, op: Operation) -> list[Attribute | None] | None:
        """The constants among the operands; None while one is not computed yet."""
        found: list[Attribute | None] = []
        for operand in op.operands:
            lattice = self.state(ConstantLattice, operand)
            lattice.subscribe_uses(self)
            if lattice.element is None:
                return None
            found.append(lattice.element.value)
        return found

    def _visit_branch(self, op: Operation) -> None:
        branch = as_interface(op, BranchOpInterface)
        targets = op.successors
        if branch is not None:
            operands = self._constants(op)
            if operands is None:
                return
            only = branch.successor_for_operands(operands)
            targets = targets if only is None else (only,)
        for target in targets:
            self._take(op.parent_block, target)

    def _visit_return(self, op: Operation) -> None:
        parent = op.parent_op
        assert parent is not None
        branch = as_interface(parent, RegionBranchOpInterface)
        if branch is not None:
            operands = self._constants(op)
            end = as_interface(op, RegionBranchTerminatorOpInterface)
            if operands is not None and (end is not None or ReturnLike in op.TRAITS):
                successors = (
                    branch.successor_regions(op)
                    if end is None
                    else end.terminator_successor_regions(operands)
                )
                self._visit_edges(parent, op, successors)
            return
        for call in self.state_for(op, PredecessorState, parent).known:
            state = self.state(PredecessorState, call)
            returns = ReturnLike in op.TRAITS
            self.propagate(state, state.add(op) if returns else state.set_unknown())

    def _visit_edges(
        self, op: Operation, source: Operation, successors: Sequence[RegionSuccessor]
    ) -> None:
        for region, inputs in successors:
            if region is not None and not region.blocks:
                continue
            point: ProgramPoint = op if region is None else region.entry_block
            self._set_live(point)
            state = self.state(PredecessorState, point)
            self.propagate(state, state.add(source, inputs))

    def _give_up(self, op: Operation) -> None:
        """An interface is not implemented: control may go anywhere, from who knows where."""
        self._enter(op.regions)
        for target in op.successors:
            self._take(op.parent_block, target)
        owner = op.parent_op if _is_return(op) and op.parent_op is not None else op
        points = [owner, *(region.entry_block for region in owner.regions if region.blocks)]
        for point in points:
            state = self.state(PredecessorState, point)
            self.propagate(state, state.set_unknown())


def callable_region(op: Operation) -> Region | None:
    """The region of something callable; None if it has none here."""
    interface = as_interface(op, CallableOpInterface)
    region = None if interface is None else interface.callable_region
    return region if region is not None and region.blocks else None


def _is_return(op: Operation) -> bool:
    """Whether an operation ends a region of something that is called or directs control between its regions."""
    block, parent = op.parent_block, op.parent_op
    return (
        block is not None
        and parent is not None
        and block.last is op
        and not op.successors
        and (
            has_interface(parent, RegionBranchOpInterface)
            or has_interface(parent, CallableOpInterface)
        )
    )
