"""Interface methods of the dialect `scf`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from odsgen.dialects.scf.canonicalization.trip_counts import trip_count
from odsgen.dialects.shared import chosen_by_case, chosen_by_condition, invocations_of_chosen
from odsgen.dialects.shared.mixed_values import mixed_values
from odsgen.hooks import implements
from odsgen.runtime import (
    BoolAttr,
    ConstantLike,
    IntegerAttr,
    InvocationBounds,
    RegionSuccessor,
    Speculatability,
    Value,
    i64,
)
from odsgen_dialects import scf

if TYPE_CHECKING:
    from odsgen.rewriting import PatternRewriter
    from odsgen.runtime import Attribute, BlockArgument, Location, Operation

    NewYieldValues = Callable[[PatternRewriter, Location, Sequence[BlockArgument]], Sequence[Value]]

LoopT = TypeVar("LoopT", bound=Any)

_CONTROL_OPERANDS = 3  # of `scf.for`: lower bound, upper bound, step


def _parent(op: Operation) -> RegionSuccessor:
    """The successor behind the operation, with its results as inputs."""
    return RegionSuccessor(None, op.results)


# --- execute_region, if, index_switch: one region runs once -----------------------------------------------------------


@implements(scf.ExecuteRegionOp, method="successor_regions")
def successors_of_execute_region(
    op: scf.ExecuteRegionOp, point: Operation | None
) -> list[RegionSuccessor]:
    """ExecuteRegionOp::getSuccessorRegions"""
    return [RegionSuccessor(op.region)] if point is None else [_parent(op)]


@implements(scf.IfOp, method="successor_regions")
def successors_of_if(op: scf.IfOp, point: Operation | None) -> list[RegionSuccessor]:
    """IfOp::getSuccessorRegions"""
    if point is not None:
        return [_parent(op)]
    then, otherwise = op.regions
    return [RegionSuccessor(then), RegionSuccessor(otherwise) if otherwise.blocks else _parent(op)]


@implements(scf.IndexSwitchOp, method="successor_regions")
def successors_of_index_switch(
    op: scf.IndexSwitchOp, point: Operation | None
) -> list[RegionSuccessor]:
    """IndexSwitchOp::getSuccessorRegions"""
    return [RegionSuccessor(r) for r in op.regions] if point is None else [_parent(op)]


@implements(scf.IfOp, method="entry_successor_regions")
def entries_of_if(op: scf.IfOp, operands: Sequence[Attribute | None]) -> Sequence[RegionSuccessor]:
    """IfOp::getEntrySuccessorRegions"""
    return chosen_by_condition(successors_of_if(op, None), operands[0])


@implements(scf.IndexSwitchOp, method="entry_successor_regions")
def entries_of_index_switch(
    op: scf.IndexSwitchOp, operands: Sequence[Attribute | None]
) -> Sequence[RegionSuccessor]:
    """IndexSwitchOp::getEntrySuccessorRegions"""
    return chosen_by_case(successors_of_index_switch(op, None), op.cases, operands[0])


# --- for --------------------------------------------------------------------------------------------------------------


@implements(scf.ForOp, method="static_trip_count")
def static_trip_count_for(op: scf.ForOp) -> int | None:
    """ForOp::getStaticTripCount"""
    return trip_count(op.lower_bound, op.upper_bound, op.step, is_signed=not op.unsigned_cmp)


@implements(scf.ForOp, method="promote_if_single_iteration")
def promote_if_single_iteration_for(op: scf.ForOp, rewriter: PatternRewriter) -> bool:
    """ForOp::promoteIfSingleIteration"""
    from odsgen.dialects.scf.canonicalization.regions import replace_with_region

    if static_trip_count_for(op) != 1:
        return False
    replace_with_region(rewriter, op, op.region, (op.lower_bound, *op.init_args))
    return True


@implements(scf.ForOp, method="replace_with_additional_yields")
def replace_with_additional_yields_for(
    op: scf.ForOp,
    rewriter: PatternRewriter,
    new_inits: Sequence[Value],
    replace_init_uses_in_loop: bool,
    new_yield_values: NewYieldValues,
) -> scf.ForOp:
    """ForOp::replaceWithAdditionalYields"""
    return with_additional_yields(
        op, rewriter, new_inits, replace_init_uses_in_loop, new_yield_values
    )


def with_additional_yields(
    op: LoopT,
    rewriter: PatternRewriter,
    new_inits: Sequence[Value],
    replace_init_uses_in_loop: bool,
    new_yield_values: NewYieldValues,
) -> LoopT:
    """Puts a loop with more carried values, whose inits are its last operands, in place of one.

    ``new_yield_values`` builds the values to yield; with ``replace_init_uses_in_loop`` the body
    uses the iter_args instead of the inits.
    """
    from odsgen.runtime import Block, DenseArrayAttr, InsertionPoint, Region, i32

    body = op.regions[0].entry_block
    types = [argument.type for argument in body.arguments]
    block = Block([*types, *(init.type for init in new_inits)])
    for argument, old in zip(block.arguments, body.arguments, strict=False):
        argument.location = old.location
    properties = op.properties_as_attributes()
    sizes = properties.get("operandSegmentSizes")
    if isinstance(sizes, DenseArrayAttr):
        *bounds, inits = map(int, sizes.values)
        properties["operandSegmentSizes"] = DenseArrayAttr.get(
            i32, (*bounds, inits + len(new_inits))
        )
    made: LoopT = type(op).build_generic(
        (*op.operands, *new_inits),
        properties,
        result_types=[*op.result_types, *(init.type for init in new_inits)],
        regions=[Region((block,))],
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
    """Replaces uses of a value inside of `op`."""
    for user in list(dict.fromkeys(value.users)):
        if user is not op and op.is_ancestor(user):
            with rewriter.modifying(user):
                user.operands = tuple(
                    replacement if operand is value else operand for operand in user.operands
                )


@implements(scf.ForOp, method="successor_regions")
def successors_of_for(op: scf.ForOp, point: Operation | None) -> list[RegionSuccessor]:
    """ForOp::getSuccessorRegions"""
    return [RegionSuccessor(op.region, op.region_iter_args), _parent(op)]


# --- while ------------------------------------------------------------------------------------------------------------


@implements(scf.WhileOp, method="successor_regions")
def successors_of_while(op: scf.WhileOp, point: Operation | None) -> list[RegionSuccessor]:
    """WhileOp::getSuccessorRegions"""
    before, after = op.regions
    if point is not None and point.parent_region is before:
        return [_parent(op), RegionSuccessor(after, after.arguments)]
    return [RegionSuccessor(before, before.arguments)]


@implements(scf.ConditionOp, method="terminator_successor_regions")
def terminator_successor_regions_condition(
    op: scf.ConditionOp, operands: Sequence[Attribute | None]
) -> list[RegionSuccessor]:
    """ConditionOp::getSuccessorRegions"""
    loop = op.parent_op
    if loop is None:
        return []
    condition = operands[0]
    into, past = RegionSuccessor(loop.regions[1], loop.regions[1].arguments), _parent(loop)
    if not isinstance(condition, BoolAttr):
        return [into, past]
    return [into if condition.value else past]


# --- parallel, forall -------------------------------------------------------------------------------------------------


@implements(scf.ParallelOp, method="successor_regions")
def successors_of_parallel(op: scf.ParallelOp, point: Operation | None) -> list[RegionSuccessor]:
    """ParallelOp::getSuccessorRegions"""
    return [RegionSuccessor(op.region), RegionSuccessor(None)]


def _rank(op: scf.ForallOp) -> int:
    return len(op.static_lower_bound)


@implements(scf.ForallOp, method="loop_lower_bounds")
def loop_lower_bounds_forall(op: scf.ForallOp) -> Sequence[Value | Attribute]:
    """ForallOp::getLoopLowerBounds"""
    return _mixed(op.static_lower_bound, op.dynamic_lower_bound)


@implements(scf.ForallOp, method="loop_upper_bounds")
def loop_upper_bounds_forall(op: scf.ForallOp) -> Sequence[Value | Attribute]:
    """ForallOp::getLoopUpperBounds"""
    return _mixed(op.static_upper_bound, op.dynamic_upper_bound)


@implements(scf.ForallOp, method="loop_steps")
def loop_steps_forall(op: scf.ForallOp) -> Sequence[Value | Attribute]:
    """ForallOp::getLoopSteps"""
    return _mixed(op.static_step, op.dynamic_step)


def _mixed(numbers: Sequence[int], values: Sequence[Value]) -> Sequence[Value | Attribute]:
    return [
        entry if isinstance(entry, Value) else IntegerAttr.get(entry, i64)
        for entry in mixed_values(numbers, values)
    ]


@implements(scf.ForallOp, method="promote_if_single_iteration")
def promote_if_single_iteration_forall(op: scf.ForallOp, rewriter: PatternRewriter) -> bool:
    """ForallOp::promoteIfSingleIteration"""
    from odsgen.dialects.scf.canonicalization.parallel_loops import forall_bounds, promote_forall

    if any(trip_count(*bounds) != 1 for bounds in forall_bounds(op)):
        return False
    return promote_forall(op, rewriter)


@implements(scf.ForallOp, method="successor_regions")
def successors_of_forall(op: scf.ForallOp, point: Operation | None) -> list[RegionSuccessor]:
    """ForallOp::getSuccessorRegions"""
    if point is not None:
        return [RegionSuccessor(None)]
    return [RegionSuccessor(op.region, op.region_iter_args)]


# --- region invocation bounds -------------------------------------------------------------------------------------------


@implements(scf.IfOp, method="region_invocation_bounds")
def bounds_of_if(op: scf.IfOp, operands: Sequence[Attribute | None]) -> Sequence[InvocationBounds]:
    """IfOp::getRegionInvocationBounds"""
    condition = operands[0]
    if isinstance(condition, IntegerAttr):
        holds = bool(condition.value)
        return [
            InvocationBounds(int(holds), int(holds)),
            InvocationBounds(int(not holds), int(not holds)),
        ]
    return [InvocationBounds(0, 1), InvocationBounds(0, 1)]


@implements(scf.IndexSwitchOp, method="region_invocation_bounds")
def bounds_of_index_switch(
    op: scf.IndexSwitchOp, operands: Sequence[Attribute | None]
) -> Sequence[InvocationBounds]:
    """IndexSwitchOp::getRegionInvocationBounds"""
    return invocations_of_chosen(op.regions, entries_of_index_switch(op, operands))


@implements(scf.ForOp, method="speculatability")
def speculatability_for(op: scf.ForOp) -> Speculatability:
    """ForOp::getSpeculatability"""
    step = op.step.defining_op
    value = None if step is None else step.properties.get("value")
    if step is not None and step.has_trait(ConstantLike) and isinstance(value, IntegerAttr):
        if value.value == 1:
            return Speculatability.RECURSIVELY_SPECULATABLE
    return Speculatability.NOT_SPECULATABLE
