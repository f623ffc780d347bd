"""The solver of data-flow analyses (MLIR: `DataFlowSolver`).

Analyses compute *states* of *anchors*: values, program points, edges between blocks.  A program point is an operation,
which stands for the point behind it, or a block, for its beginning.  Who reads a state is visited again when it changes,
in the order in which that happens; MLIR's order, on which results may depend.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Hashable
from typing import Any, ClassVar, Generic, NamedTuple, TypeAlias, TypeVar

from odsgen.runtime.ir.block import Block
from odsgen.runtime.ir.operation import Operation
from odsgen.runtime.ir.symbol_table import is_symbol_table

ProgramPoint: TypeAlias = Operation | Block

AnchorT = TypeVar("AnchorT", bound=Hashable)
AnalysisT = TypeVar("AnalysisT", bound="DataFlowAnalysis")
StateT = TypeVar("StateT", bound="AnalysisState[Any]")
ElementT = TypeVar("ElementT")


class Edge(NamedTuple):
    """An edge of the control-flow graph."""

    source: Block
    target: Block


def point_before(op: Operation) -> ProgramPoint:
    """The point in front of an operation of a block."""
    block = op.parent_block
    assert block is not None
    return op.previous or block


def end_of(block: Block) -> ProgramPoint:
    """The point at the end of a block."""
    return block.last or block


class AnalysisState(Generic[AnchorT]):
    """The knowledge of an anchor."""

    __slots__ = ("anchor", "_dependents")

    def __init__(self, anchor: AnchorT) -> None:
        self.anchor = anchor
        self._dependents: dict[tuple[ProgramPoint, DataFlowAnalysis], None] = {}

    def add_dependency(self, point: ProgramPoint, analysis: DataFlowAnalysis) -> None:
        """An analysis visits a point again when this changes."""
        self._dependents[point, analysis] = None

    def on_update(self, solver: DataFlowSolver) -> None:
        """The state has changed: enqueue who depends on it."""
        solver.pending.extend(self._dependents)


class Lattice(AnalysisState[AnchorT], Generic[AnchorT, ElementT]):
    """A state that is an element of a lattice; a subclass says where it begins, and what `join` or `meet` make of two."""

    __slots__ = ("element",)
    INITIAL: ClassVar[Any]

    def __init__(self, anchor: AnchorT) -> None:
        super().__init__(anchor)
        self.element: ElementT = self.INITIAL

    def joined(self, one: ElementT, other: ElementT) -> ElementT:
        """The least element above both."""
        raise NotImplementedError

    def met(self, one: ElementT, other: ElementT) -> ElementT:
        """The greatest element below both."""
        raise NotImplementedError

    def join(self, element: ElementT) -> bool:
        """Go up to an element; returns whether that changes anything."""
        return self.change(self.joined(self.element, element))

    def meet(self, element: ElementT) -> bool:
        """Go down to an element; returns whether that changes anything."""
        return self.change(self.met(self.element, element))

    def change(self, element: ElementT) -> bool:
        """Take another element; returns whether it is one."""
        changed = element != self.element
        self.element = element
        return changed


class DataFlowAnalysis:
    """The base of analyses: `initialize` visits everything once, `visit` a point of which something has changed."""

    def __init__(self, solver: DataFlowSolver) -> None:
        self.solver = solver

    def initialize(self, top: Operation) -> None:
        """Visit what is inside an operation, and subscribe to what it depends on."""
        raise NotImplementedError

    def visit(self, point: ProgramPoint) -> None:
        """Compute the states at a point again."""
        raise NotImplementedError

    def state(self, kind: type[StateT], anchor: Hashable) -> StateT:
        """The state of an anchor, made unless it is there."""
        return self.solver.state(kind, anchor)

    def state_for(self, point: ProgramPoint, kind: type[StateT], anchor: Hashable) -> StateT:
        """The same; the point is visited again when it changes."""
        found = self.solver.state(kind, anchor)
        found.add_dependency(point, self)
        return found

    def propagate(self, state: AnalysisState[Any], changed: bool) -> None:
        """Tell those who depend on a state if it has changed."""
        if changed:
            state.on_update(self.solver)


class DataFlowSolver:
    """Runs analyses that read each other's states until nothing changes any more::

    solver = DataFlowSolver()
    solver.load(DeadCodeAnalysis)
    solver.load(SparseConstantPropagation)
    solver.run(module)
    solver.lookup(ConstantLattice, value)
    """

    def __init__(self, *, interprocedural: bool = True) -> None:
        self.is_interprocedural = interprocedural
        #: Points to visit, each with the analysis that does.
        self.pending: deque[tuple[ProgramPoint, DataFlowAnalysis]] = deque()
        self._analyses: list[DataFlowAnalysis] = []
        self._states: dict[type[Any], dict[Hashable, Any]] = {}

    def load(self, analysis: type[AnalysisT], *arguments: Any) -> AnalysisT:
        """Add an analysis; they are initialized in the order in which they are loaded."""
        made = analysis(self, *arguments)
        self._analyses.append(made)
        return made

    def run(self, top: Operation) -> None:
        """Analyse what is inside an operation; calls are looked through where it has a symbol table."""
        between = self.is_interprocedural
        self.is_interprocedural = between and is_symbol_table(top)
        for analysis in self._analyses:
            analysis.initialize(top)
        pending = self.pending
        while pending:
            point, analysis = pending.popleft()
            analysis.visit(point)
        self.is_interprocedural = between

    def lookup(self, kind: type[StateT], anchor: Hashable) -> StateT | None:
        """The state of an anchor; None if nothing has asked for it."""
        found: StateT | None = self._states.get(kind, {}).get(anchor)
        return found

    def state(self, kind: type[StateT], anchor: Hashable) -> StateT:
        """The state of an anchor, made unless it is there."""
        states = self.states(kind)
        found = states.get(anchor)
        if found is None:
            found = states[anchor] = kind(anchor)
        return found

    def states(self, kind: type[StateT]) -> dict[Hashable, StateT]:
        """The states of a class, by their anchors."""
        found: dict[Hashable, StateT] | None = self._states.get(kind)
        if found is None:
            found = self._states[kind] = {}
        return found

    def erase(self, anchor: Hashable) -> None:
        """Forget the states of an anchor, which goes away."""
        for states in self._states.values():
            states.pop(anchor, None)
