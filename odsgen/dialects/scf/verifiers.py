"""Verifiers of the dialect `scf`."""

from __future__ import annotations

from odsgen.dialects.shared import verify_case_values, verify_index_list
from odsgen.hooks import verifies, verifies_regions
from odsgen.rewriting import constant_value
from odsgen.runtime import ArrayAttr, IntegerAttr, Operation, Region, VerifyError, index
from odsgen_dialects import scf


def _last(region: Region) -> Operation | None:
    return region.blocks[0].last if region.blocks else None


def _wrong_terminator(op: Operation, message: str, terminator: Operation | None) -> VerifyError:
    notes = [] if terminator is None else [(terminator.location, "terminator here")]
    return op.op_error(message, notes)


# --- for, while -------------------------------------------------------------------------------------------------------


@verifies_regions(scf.ForOp)
def verify_for_regions(op: scf.ForOp) -> None:
    """ForOp::verifyRegions"""
    arguments = op.region.arguments
    if not arguments:
        raise op.op_error("expected body to have an argument for the induction variable")
    variable, *carried = arguments
    if variable.type is not op.lower_bound.type:
        raise op.op_error("expected induction variable to be same type as bounds and step")
    if len(carried) != len(op.results):
        raise op.op_error("mismatch in number of basic block args and defined values")
    for number, (init, argument, result) in enumerate(
        zip(op.init_args, carried, op.results, strict=True)
    ):
        if init.type is not result.type:
            raise op.op_error(f"types mismatch between {number}th iter operand and defined value")
        if argument.type is not result.type:
            raise op.op_error(
                f"types mismatch between {number}th iter region arg and defined value"
            )


@verifies(scf.WhileOp)
def verify_while(op: scf.WhileOp) -> None:
    """WhileOp::verify"""
    expected: tuple[tuple[str, type[Operation]], ...] = (
        ("before", scf.ConditionOp),
        ("after", scf.YieldOp),
    )
    for region, (which, terminator) in zip(op.regions, expected, strict=True):
        last = _last(region)
        if not isinstance(last, terminator):
            message = (
                f"expects the '{which}' region to terminate with '{terminator.OPERATION_NAME}'"
            )
            raise _wrong_terminator(op, message, last)


# --- index_switch -----------------------------------------------------------------------------------------------------


@verifies(scf.IndexSwitchOp)
def verify_index_switch(op: scf.IndexSwitchOp) -> None:
    """IndexSwitchOp::verify"""
    default, *cases = op.regions
    verify_case_values(op, op.cases, len(cases))
    _verify_case(op, default, "default region")
    for number, region in enumerate(cases):
        _verify_case(op, region, f"case region #{number}")


def _verify_case(op: scf.IndexSwitchOp, region: Region, name: str) -> None:
    end = _last(region)
    if not isinstance(end, scf.YieldOp):
        found = "nothing" if end is None else end.name
        raise op.op_error(f"expected region to end with scf.yield, but got {found}")
    if len(end.operands) != len(op.results):
        raise op.op_error(
            f"expected each region to return {len(op.results)} values, "
            f"but {name} returns {len(end.operands)}",
            [(end.location, "see yield operation here")],
        )
    for number, (result, operand) in enumerate(zip(op.results, end.operands, strict=True)):
        if result.type is not operand.type:
            raise op.op_error(
                f"expected result #{number} of each region to be '{result.type}'",
                [(end.location, f"{name} returns '{operand.type}' here")],
            )


# --- parallel, reduce -------------------------------------------------------------------------------------------------


@verifies(scf.ParallelOp)
def verify_parallel(op: scf.ParallelOp) -> None:
    """ParallelOp::verify"""
    steps, inits = op.step, op.init_vals
    if not steps:
        raise op.op_error("needs at least one tuple element for lowerBound, upperBound and step")
    for step in steps:
        constant = constant_value(step)
        if isinstance(constant, IntegerAttr) and constant.value <= 0:
            raise op.op_error("constant step operand must be positive")
    arguments = op.regions[0].arguments
    if len(arguments) != len(steps):
        raise op.op_error(
            f"expects the same number of induction variables: {len(arguments)} "
            f"as bound and step values: {len(steps)}"
        )
    if any(argument.type is not index for argument in arguments):
        raise op.op_error("expects arguments for the induction variable to be of index type")
    reduce = _last(op.regions[0])
    if not isinstance(reduce, scf.ReduceOp):
        raise _wrong_terminator(op, "expects body to terminate with 'scf.reduce'", reduce)
    results = op.results
    for count, what in ((len(reduce.regions), "reductions"), (len(inits), "initial values")):
        if len(results) != count:
            raise op.op_error(
                f"expects number of results: {len(results)} "
                f"to be the same as number of {what}: {count}"
            )
    if len(reduce.operands) != len(inits):
        return  # the verifier of the reduction reports it
    for number, (result, operand) in enumerate(zip(results, reduce.operands, strict=True)):
        if result.type is not operand.type:
            raise reduce.op_error(
                f"expects type of {number}-th reduction operand: '{operand.type}' "
                f"to be the same as the {number}-th result type: '{result.type}'"
            )


@verifies_regions(scf.ReduceOp)
def verify_reduce_regions(op: scf.ReduceOp) -> None:
    """ReduceOp::verifyRegions"""
    if len(op.reductions) != len(op.operands):
        raise op.op_error(
            f"expects number of reduction regions: {len(op.reductions)} "
            f"to be the same as number of reduction operands: {len(op.operands)}"
        )
    for number, (region, operand) in enumerate(zip(op.reductions, op.operands, strict=True)):
        last = _last(region)
        if last is None:
            raise op.op_error(f"{number}-th reduction has an empty body")
        if [argument.type for argument in region.arguments] != [operand.type] * 2:
            raise op.op_error(
                f"expected two block arguments with type '{operand.type}' "
                f"in the {number}-th reduction region"
            )
        if not isinstance(last, scf.ReduceReturnOp):
            raise op.op_error("reduction bodies must be terminated with an 'scf.reduce.return' op")


@verifies(scf.ReduceReturnOp)
def verify_reduce_return(op: scf.ReduceReturnOp) -> None:
    """ReduceReturnOp::verify"""
    block = op.parent_block
    if block is None or not block.arguments:
        return
    expected = block.arguments[0].type
    if op.result.type is not expected:
        raise op.op_error(f"must have type '{expected}' (the type of the reduction inputs)")


# --- forall -----------------------------------------------------------------------------------------------------------


@verifies(scf.ForallOp)
def verify_forall(op: scf.ForallOp) -> None:
    """ForallOp::verify"""
    rank = len(op.static_lower_bound)
    outputs = op.outputs
    count = len(outputs)
    if len(op.results) != count:
        raise op.op_error(f"produces {len(op.results)} results, but has only {count} outputs")
    arguments = op.region.arguments
    if len(arguments) != rank + count:
        raise op.op_error(f"region expects {rank} arguments")
    for number, argument in enumerate(arguments[:rank]):
        if argument.type is not index:
            raise op.op_error(f"expects {number}-th block argument to be an index")
    for number, (output, argument) in enumerate(zip(outputs, arguments[rank:], strict=True)):
        if argument.type is not output.type:
            raise op.op_error(
                f"type mismatch between {number}-th output and corresponding block argument"
            )
    _verify_mapping(op, rank)
    for name, static, dynamic in (
        ("lower bound", op.static_lower_bound, op.dynamic_lower_bound),
        ("upper bound", op.static_upper_bound, op.dynamic_upper_bound),
        ("step", op.static_step, op.dynamic_step),
    ):
        verify_index_list(op, name, rank, static, dynamic)


def _verify_mapping(op: scf.ForallOp, rank: int) -> None:
    mapping = op.mapping_attr
    if not isinstance(mapping, ArrayAttr) or not mapping.elements:
        return
    masks = [a for a in mapping.elements if "DeviceMaskingAttrInterface" in type(a).INTERFACES]
    if len(mapping.elements) - len(masks) != rank:
        raise op.op_error("mapping attribute size must match op rank")
    if len(masks) > 1:
        raise op.op_error('"mapping" supports at most one device masking attribute')


@verifies(scf.InParallelOp)
def verify_forall_in_parallel(op: scf.InParallelOp) -> None:
    """InParallelOp::verify"""
    from odsgen_dialects.tensor import ParallelInsertSliceOp

    forall = op.parent_op
    if not isinstance(forall, scf.ForallOp):
        raise op.op_error("expected forall op parent")
    for inner in op.region.blocks[0]:
        if "ParallelCombiningOpInterface" not in inner.INTERFACES:
            raise op.op_error("expected only ParallelCombiningOpInterface ops")
        if not isinstance(inner, ParallelInsertSliceOp) or len(inner.operands) < 2:
            continue  # too few operands: it is refused for that itself
        if inner.operands[1] not in forall.region_iter_args:
            raise inner.op_error("may only insert into an output block argument")
