"""The ranges of integers that values may be (MLIR: `IntegerRangeAnalysis`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from odsgen.dataflow.constant_propagation import SparseConstantPropagation
from odsgen.dataflow.constants import UNKNOWN_CONSTANT, ConstantLattice, ConstantValue
from odsgen.dataflow.dead_code import DeadCodeAnalysis
from odsgen.dataflow.lattices import SparseLattice
from odsgen.dataflow.ranges import IntegerRange, storage_width
from odsgen.dataflow.solver import DataFlowSolver
from odsgen.dataflow.sparse import SparseForwardDataFlowAnalysis
from odsgen.rewriting.number_constants import number_attribute
from odsgen.runtime.base.interface import as_interface
from odsgen.runtime.builtin.attributes import IntegerAttr
from odsgen.runtime.builtin.type_functions import element_type_or_self
from odsgen.runtime.interfaces.loops import LoopLikeOpInterface
from odsgen.runtime.ir.traits import IsTerminator
from odsgen.runtime.ir.value import Value
from odsgen.runtime.registry.context import loaded_dialect

if TYPE_CHECKING:
    from typing import TypeAlias

    from odsgen.runtime.base.attribute import Attribute, Type
    from odsgen.runtime.interfaces.control_flow import RegionSuccessor
    from odsgen.runtime.ir.block import Block
    from odsgen.runtime.ir.operation import Operation

    #: A hook `@infers_ranges`: from the ranges of operands, None where nothing is known yet, to those of values.
    RangeInference: TypeAlias = Callable[
        [Any, Sequence[IntegerRange | None]], Mapping[Value, IntegerRange | None] | None
    ]


class IntegerRangeLattice(SparseLattice[IntegerRange | None]):
    """The range of a value; None while nothing is computed."""

    __slots__ = ()
    INITIAL = None

    def joined(self, one: IntegerRange | None, other: IntegerRange | None) -> IntegerRange | None:
        if one is None or other is None:
            return other if one is None else one
        return one.union(other)

    def on_update(self, solver: DataFlowSolver) -> None:
        super().on_update(solver)
        assert self.element is not None
        value = self.anchor
        number = self.element.constant_value
        element = UNKNOWN_CONSTANT
        if number is not None:
            owner = value.defining_op or value.parent_block.parent_op  # type: ignore[union-attr]
            assert owner is not None
            constant = number_attribute(number, element_type_or_self(value.type))
            element = ConstantValue(constant, owner.dialect_name)
        known = solver.state(ConstantLattice, value)
        if known.join(element):
            known.on_update(solver)


class IntegerRangeAnalysis(SparseForwardDataFlowAnalysis[IntegerRangeLattice]):
    """Computes ranges with the hooks `@infers_ranges` of operations, and those of counters from the bounds of loops.

    Needs DeadCodeAnalysis, and SparseConstantPropagation for what is no integer.
    """

    LATTICE = IntegerRangeLattice

    def set_to_entry_state(self, lattice: IntegerRangeLattice) -> None:
        self.propagate(lattice, lattice.join(IntegerRange.of_type(lattice.anchor.type)))

    def visit_operation(
        self,
        op: Operation,
        operands: Sequence[IntegerRangeLattice],
        results: Sequence[IntegerRangeLattice],
    ) -> None:
        infer = _inference_for(op)
        if infer is None:
            self.set_all_to_entry_states(results)
            return
        ranges = infer(op, [lattice.element for lattice in operands])
        for lattice in results:
            self._infer(lattice, ranges)

    def _infer(
        self, lattice: IntegerRangeLattice, ranges: Mapping[Value, IntegerRange | None] | None
    ) -> None:
        found = None if ranges is None else ranges.get(lattice.anchor)
        if found is None:
            return
        before = lattice.element
        changed = lattice.join(found)
        if changed and before is not None and _is_passed_on(lattice.anchor):
            # It goes around in a loop: nobody counts how often.
            lattice.join(IntegerRange.of_type(lattice.anchor.type))
        self.propagate(lattice, changed)

    def visit_non_control_flow_arguments(
        self,
        op: Operation,
        successor: RegionSuccessor,
        lattices: Sequence[IntegerRangeLattice],
        first: int,
    ) -> None:
        infer = _inference_for(op)
        if infer is not None:
            ranges = infer(op, [self.lattice_for(op, value).element for value in op.operands])
            for lattice in lattices:
                self._infer(lattice, ranges)
            return
        loop = as_interface(op, LoopLikeOpInterface)
        counters = None if loop is None else loop.loop_induction_vars
        if loop is None or counters is None:
            super().visit_non_control_flow_arguments(op, successor, lattices, first)
            return
        bounds = [
            [None] * len(counters) if of_loop is None else of_loop
            for of_loop in (loop.loop_lower_bounds, loop.loop_upper_bounds, loop.loop_steps)
        ]
        for counter, low, high, step in zip(counters, *bounds, strict=True):
            block, type = counter.parent_block, counter.type
            assert block is not None
            least = self._bound(low, type, block, False)
            greatest = self._bound(high, type, block, True)
            if self._bound(step, type, block, True) < 0:
                least, greatest = greatest, least
            else:
                greatest -= 1
            if least <= greatest:
                lattice = self.lattice(counter)
                found = IntegerRange.from_signed(least, greatest, storage_width(type))
                self.propagate(lattice, lattice.join(found))

    def _bound(
        self, bound: Value | Attribute | None, type: Type, block: Block, is_upper: bool
    ) -> int:
        """The least or the greatest number that a bound may be."""
        if isinstance(bound, IntegerAttr):
            return int(bound.value)
        found = self.lattice_for(block, bound).element if isinstance(bound, Value) else None
        found = found or IntegerRange.of_type(type)
        return found.smax if is_upper else found.smin


def _is_passed_on(value: Value) -> bool:
    return any(IsTerminator in user.TRAITS for user in value.users)


def _inference_for(op: Operation) -> RangeInference | None:
    """The hook that infers the ranges of operations like this one."""
    dialect = loaded_dialect(op.dialect_name)
    if dialect is None:
        return None
    found: RangeInference | None = dialect.bound_hooks.find("infers_ranges", type(op))
    return found


def ranges_inside(op: Operation) -> DataFlowSolver:
    """A solver that has computed the ranges of all values inside an operation."""
    solver = DataFlowSolver()
    for analysis in (DeadCodeAnalysis, SparseConstantPropagation, IntegerRangeAnalysis):
        solver.load(analysis)
    solver.run(op)
    return solver


def range_of(solver: DataFlowSolver, value: Value) -> IntegerRange | None:
    """The range that has been computed of a value."""
    lattice = solver.lookup(IntegerRangeLattice, value)
    return None if lattice is None else lattice.element
