"""Interface methods of the dialect `scf`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from odsgen.dialects.scf.canonicalization.trip_counts import trip_count
from odsgen.dialects.shared.conditions import chosen_by_condition
from odsgen.dialects.shared.mixed_values import mixed_values
from odsgen.runtime.builtin.attributes import BoolAttr, IntegerAttr
from odsgen.runtime.builtin.types import i64
from odsgen.runtime.interfaces import Speculatability
from odsgen.runtime.interfaces.control_flow import InvocationBounds, RegionSuccessor
from odsgen.runtime.ir.traits import ConstantLike
from odsgen.runtime.ir.value import Value

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute
    from odsgen.runtime.builtin.locations import Location
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.region import Region
    from odsgen.runtime.ir.value import BlockArgument, OpResult
    from odsgen.runtime.rewriting.rewriter import PatternRewriter
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


def loop_lower_bounds_for(op: ForOp) -> Sequence[Value | Attribute]:
    """The lower bound."""
    return (op.lower_bound,)


def loop_upper_bounds_for(op: ForOp) -> Sequence[Value | Attribute]:
    """The upper bound."""
    return (op.upper_bound,)


def loop_steps_for(op: ForOp) -> Sequence[Value | Attribute]:
    """The step."""
    return (op.step,)


def static_trip_count_for(op: ForOp) -> int | None:
    """The number of iterations, where constants say it or the distance of the bounds."""
    return trip_count(op.lower_bound, op.upper_bound, op.step, is_signed=not op.unsigned_cmp)


def promote_if_single_iteration_for(op: ForOp, rewriter: PatternRewriter) -> bool:
    """Put the body of a loop of one iteration in its place."""
    from odsgen.dialects.scf.canonicalization.regions import replace_with_region

    if static_trip_count_for(op) != 1:
        return False
    replace_with_region(rewriter, op, op.region, (op.lower_bound, *op.init_args))
    return True


def replace_with_additional_yields_for(
    op: ForOp,
    rewriter: PatternRewriter,
    new_inits: Sequence[Value],
    replace_init_uses_in_loop: bool,
    new_yield_values: Callable[
        [PatternRewriter, Location, Sequence[BlockArgument]], Sequence[Value]
    ],
) -> ForOp:
    """Replace the loop by one that carries more values; `new_yield_values` makes what it yields for them.

    With `replace_init_uses_in_loop`, the body uses the carried values in the place of their inits.
    """
    from odsgen.runtime.ir.block import Block
    from odsgen.runtime.ir.builder import InsertionPoint
    from odsgen.runtime.ir.region import Region

    body = op.region.entry_block
    inits = (*op.init_args, *new_inits)
    types = [argument.type for argument in body.arguments]
    block = Block([*types, *(init.type for init in new_inits)])
    for argument, old in zip(block.arguments, body.arguments, strict=False):
        argument.location = old.location
    region = Region()
    region.append(block)
    made = type(op).build_generic(
        (op.lower_bound, op.upper_bound, op.step, *inits),
        op.properties_as_attributes(),
        result_types=[init.type for init in inits],
        regions=[region],
        location=op.location,
    )
    made.attributes.update(op.attributes)
    rewriter.set_insertion_point_before(op)
    rewriter.insert(made)
    carried = block.arguments[len(types) :]
    end = body.last
    assert end is not None
    rewriter.set_insertion_point_before(end)
    yielded = new_yield_values(rewriter, op.location, carried)
    with rewriter.modifying(end):
        end.operands = (*end.operands, *yielded)
    rewriter.insertion_point = InsertionPoint.at_end(block)
    rewriter.merge_blocks(body, block, block.arguments[: len(types)])
    if replace_init_uses_in_loop:
        for init, argument in zip(new_inits, carried, strict=True):
            _replace_uses_inside(made, init, argument, rewriter)
    rewriter.replace_op(op, made.results[: len(op.results)])
    return made


def _replace_uses_inside(
    op: Operation, value: Value, replacement: Value, rewriter: PatternRewriter
) -> None:
    """Use another value where operations inside of `op` use one."""
    for user in list(dict.fromkeys(value.users)):
        if user is not op and op.is_ancestor(user):
            with rewriter.modifying(user):
                user.operands = tuple(
                    replacement if operand is value else operand for operand in user.operands
                )


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


def loop_lower_bounds_parallel(op: ParallelOp) -> Sequence[Value | Attribute]:
    """The lower bounds."""
    return op.lower_bound


def loop_upper_bounds_parallel(op: ParallelOp) -> Sequence[Value | Attribute]:
    """The upper bounds."""
    return op.upper_bound


def loop_steps_parallel(op: ParallelOp) -> Sequence[Value | Attribute]:
    """The steps."""
    return op.step


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


def loop_lower_bounds_forall(op: ForallOp) -> Sequence[Value | Attribute]:
    """The lower bounds; those that are known are numbers."""
    return _mixed(op.static_lower_bound, op.dynamic_lower_bound)


def loop_upper_bounds_forall(op: ForallOp) -> Sequence[Value | Attribute]:
    """The upper bounds; those that are known are numbers."""
    return _mixed(op.static_upper_bound, op.dynamic_upper_bound)


def loop_steps_forall(op: ForallOp) -> Sequence[Value | Attribute]:
    """The steps; those that are known are numbers."""
    return _mixed(op.static_step, op.dynamic_step)


def _mixed(numbers: Sequence[int], values: Sequence[Value]) -> Sequence[Value | Attribute]:
    return [
        entry if isinstance(entry, Value) else IntegerAttr.get(entry, i64)
        for entry in mixed_values(numbers, values)
    ]


def promote_if_single_iteration_forall(op: ForallOp, rewriter: PatternRewriter) -> bool:
    """Put the body of a loop of one iteration in its place, with slices inserted at once."""
    from odsgen.dialects.scf.canonicalization.parallel_loops import forall_bounds, promote_forall

    if any(trip_count(*bounds) != 1 for bounds in forall_bounds(op)):
        return False
    return promote_forall(op, rewriter)


def region_iter_args_forall(op: Operation) -> Sequence[BlockArgument]:
    """The arguments after the induction variables."""
    return op.regions[0].arguments[_rank(op) :]


def inits_mutable_forall(op: ForallOp) -> Sequence[Value]:
    """The outputs."""
    return op.outputs


dps_inits_mutable_forall = inits_mutable_forall


def successor_regions_forall(op: ForallOp, point: Operation | None) -> list[RegionSuccessor]:
    """Into the body, where several threads run, and past the operation when all are done."""
    if point is not None:
        return [RegionSuccessor(None)]
    return [RegionSuccessor(op.region, region_iter_args_forall(op))]


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


def region_invocation_bounds_index_switch(
    op: IndexSwitchOp, operands: Sequence[Attribute | None]
) -> Sequence[InvocationBounds]:
    """Each region runs at most once; of those whose case is known not to come, none does."""
    if not isinstance(operands[0], IntegerAttr):
        return [InvocationBounds(0, 1) for _ in op.regions]
    chosen = entry_successor_regions_index_switch(op, operands)[0].region
    return [InvocationBounds(0, int(region is chosen)) for region in op.regions]


def entry_successor_operands_forall(op: ForallOp, successor: RegionSuccessor) -> Sequence[Value]:
    """The outputs."""
    return op.outputs


def speculatability_for(op: ForOp) -> Speculatability:
    """A loop in steps of 1 ends whatever its bounds are."""
    step = op.step.defining_op
    value = None if step is None else step.properties.get("value")
    if step is not None and step.has_trait(ConstantLike) and isinstance(value, IntegerAttr):
        if value.value == 1:
            return Speculatability.RECURSIVELY_SPECULATABLE
    return Speculatability.NOT_SPECULATABLE
