"""Interface methods of the dialect `scf`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.dialects.shared.conditions import chosen_by_condition
from odsgen.runtime.builtin.attributes import BoolAttr, IntegerAttr
from odsgen.runtime.interfaces import Speculatability
from odsgen.runtime.interfaces.control_flow import InvocationBounds, RegionSuccessor
from odsgen.runtime.ir.traits import ConstantLike

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.region import Region
    from odsgen.runtime.ir.value import BlockArgument, OpResult, Value
    from odsgen_dialects.scf import (
        ConditionOp,
        ExecuteRegionOp,
        ForallOp,
        ForOp,
        IfOp,
        IndexSwitchOp,
        ParallelOp,
        ReduceOp,
        WhileOp,
    )


_CONTROL_OPERANDS = 3  # of `scf.for`: lower bound, upper bound, step


def _parent(op: Operation) -> RegionSuccessor:
    """Past the operation, with values for its results."""
    return RegionSuccessor(None, op.results)


# --- execute_region, if, index_switch: one region runs once -----------------------------------------------------------


def successor_regions_execute_region(
    op: ExecuteRegionOp, point: Operation | None
) -> list[RegionSuccessor]:
    """Into the region, and from there past the operation."""
    return [RegionSuccessor(op.region)] if point is None else [_parent(op)]


def successor_regions_if(op: IfOp, point: Operation | None) -> list[RegionSuccessor]:
    """Into one of the regions, or past the operation if there is no second one."""
    if point is not None:
        return [_parent(op)]
    then, otherwise = op.regions
    return [RegionSuccessor(then), RegionSuccessor(otherwise) if otherwise.blocks else _parent(op)]


def successor_regions_index_switch(
    op: IndexSwitchOp, point: Operation | None
) -> list[RegionSuccessor]:
    """Into one of the regions."""
    return [RegionSuccessor(r) for r in op.regions] if point is None else [_parent(op)]


def entry_successor_regions_if(
    op: IfOp, operands: Sequence[Attribute | None]
) -> Sequence[RegionSuccessor]:
    """Into the region that the condition says, or past the operation if that is not there."""
    return chosen_by_condition(successor_regions_if(op, None), operands[0])


def entry_successor_regions_index_switch(
    op: IndexSwitchOp, operands: Sequence[Attribute | None]
) -> Sequence[RegionSuccessor]:
    """Into the region of the case, or the default one."""
    successors = successor_regions_index_switch(op, None)
    value = operands[0]
    if not isinstance(value, IntegerAttr):
        return successors
    cases = list(op.cases)
    number = cases.index(value.value) + 1 if value.value in cases else 0
    return successors[number : number + 1]


# --- for --------------------------------------------------------------------------------------------------------------


def loop_regions_for(op: ForOp) -> Sequence[Region]:
    """The body."""
    return op.regions[:1]


def loop_induction_vars_for(op: ForOp) -> Sequence[Value]:
    """The first argument of the body."""
    return op.region.arguments[:1]


def inits_mutable_for(op: ForOp) -> Sequence[Value]:
    """The operands after bounds and step."""
    return op.operands[_CONTROL_OPERANDS:]


def region_iter_args_for(op: ForOp) -> Sequence[BlockArgument]:
    """The arguments after the induction variable."""
    return op.region.arguments[1:]


def yielded_values_mutable_for(op: ForOp) -> Sequence[Value] | None:
    """The values that the body yields; None if it is empty."""
    return _yielded(op.region)


def loop_results_for(op: ForOp) -> Sequence[OpResult]:
    """All results."""
    return op.results


def entry_successor_operands_for(op: ForOp, successor: RegionSuccessor) -> Sequence[Value]:
    """The values with which the loop begins."""
    return inits_mutable_for(op)


def successor_regions_for(op: ForOp, point: Operation | None) -> list[RegionSuccessor]:
    """Into the body, again or for the first time, or past the loop."""
    return [RegionSuccessor(op.region, region_iter_args_for(op)), _parent(op)]


# --- while ------------------------------------------------------------------------------------------------------------


def loop_regions_while(op: WhileOp) -> Sequence[Region]:
    """Both regions."""
    return op.regions


def region_iter_args_while(op: WhileOp) -> Sequence[BlockArgument]:
    """The arguments of the first region."""
    return op.before.arguments


def yielded_values_mutable_while(op: WhileOp) -> Sequence[Value] | None:
    """The values that the second region yields; None if it is empty."""
    return _yielded(op.after)


def entry_successor_operands_while(op: WhileOp, successor: RegionSuccessor) -> Sequence[Value]:
    """All operands."""
    return op.inits


def successor_regions_while(op: WhileOp, point: Operation | None) -> list[RegionSuccessor]:
    """Into the first region; from there into the second one or past the loop; from the second into the first."""
    before, after = op.regions
    if point is not None and point.parent_region is before:
        return [_parent(op), RegionSuccessor(after, after.arguments)]
    return [RegionSuccessor(before, before.arguments)]


def mutable_successor_operands_condition(
    op: ConditionOp, successor: RegionSuccessor
) -> Sequence[Value]:
    """All but the condition."""
    return op.args


def terminator_successor_regions_condition(
    op: ConditionOp, operands: Sequence[Attribute | None]
) -> list[RegionSuccessor]:
    """Into the second region, past the loop, or either, as the condition is known to be true, false or neither."""
    loop = op.parent_op
    if loop is None:
        return []
    condition = operands[0]
    into, past = RegionSuccessor(loop.regions[1], loop.regions[1].arguments), _parent(loop)
    if not isinstance(condition, BoolAttr):
        return [into, past]
    return [into if condition.value else past]


# --- parallel, forall -------------------------------------------------------------------------------------------------


def loop_regions_parallel(op: ParallelOp) -> Sequence[Region]:
    """The body."""
    return op.regions[:1]


def loop_induction_vars_parallel(op: ParallelOp) -> Sequence[Value]:
    """All arguments of the body."""
    return op.region.arguments


def successor_regions_parallel(op: ParallelOp, point: Operation | None) -> list[RegionSuccessor]:
    """Into the body or past the loop, at any time."""
    return [RegionSuccessor(op.region), RegionSuccessor(None)]


def mutable_successor_operands_reduce(op: ReduceOp, successor: RegionSuccessor) -> Sequence[Value]:
    """None: the values are reduced, not passed on."""
    return ()


def loop_regions_forall(op: ForallOp) -> Sequence[Region]:
    """The body."""
    return op.regions[:1]


def _rank(op: Operation) -> int:
    return len(op.properties["staticLowerBound"].values)


def loop_induction_vars_forall(op: ForallOp) -> Sequence[Value]:
    """An argument of the body for each dimension."""
    return op.region.arguments[: _rank(op)]


def region_iter_args_forall(op: Operation) -> Sequence[BlockArgument]:
    """The arguments after the induction variables."""
    return op.regions[0].arguments[_rank(op) :]


def inits_mutable_forall(op: ForallOp) -> Sequence[Value]:
    """The outputs."""
    return op.outputs


dps_inits_mutable_forall = inits_mutable_forall


def successor_regions_forall(op: ForallOp, point: Operation | None) -> list[RegionSuccessor]:
    """Into the body, where several threads run, and past the operation when all are done."""
    return [RegionSuccessor(op.region if point is None else None)]


def _yielded(region: Region) -> Sequence[Value] | None:
    end = region.blocks[0].last if region.blocks else None
    return None if end is None else end.operands


# --- how often regions run ----------------------------------------------------------------------------------------------


def region_invocation_bounds_if(
    op: IfOp, operands: Sequence[Attribute | None]
) -> Sequence[InvocationBounds]:
    """One of the regions runs, at most once; a condition that is known says which."""
    condition = operands[0]
    if isinstance(condition, IntegerAttr):
        holds = bool(condition.value)
        return [
            InvocationBounds(int(holds), int(holds)),
            InvocationBounds(int(not holds), int(not holds)),
        ]
    return [InvocationBounds(0, 1), InvocationBounds(0, 1)]


def speculatability_for(op: ForOp) -> Speculatability:
    """A loop in steps of 1 ends whatever its bounds are."""
    step = op.step.defining_op
    value = None if step is None else step.properties.get("value")
    if step is not None and step.has_trait(ConstantLike) and isinstance(value, IntegerAttr):
        if value.value == 1:
            return Speculatability.RECURSIVELY_SPECULATABLE
    return Speculatability.NOT_SPECULATABLE
