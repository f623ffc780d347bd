"""Canonicalization of `scf.parallel` and `scf.forall`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.dialects.scf.canonicalization.trip_counts import trip_count
from odsgen.dialects.shared import Mixed, fold_constants, index_constant, split_mixed
from odsgen.dialects.shared.mixed_values import mixed_values
from odsgen.dialects.tensor.cast_information import folds_into_consumer
from odsgen.hooks import pattern
from odsgen.rewriting import PatternRewriter, erase_results
from odsgen.runtime import (
    Attribute,
    Block,
    CloneMap,
    DenseArrayAttr,
    InsertionPoint,
    Operation,
    OpResult,
    Region,
    Type,
    Value,
    i32,
    i64,
    index,
)
from odsgen_dialects.scf import ForallOp, ParallelOp, ReduceOp

if TYPE_CHECKING:
    from odsgen_dialects.tensor import DimOp


def _segments(*groups: Sequence[Value]) -> DenseArrayAttr:
    return DenseArrayAttr.get(i32, [len(group) for group in groups])


def _clone_body(block: Block, mapping: CloneMap, rewriter: PatternRewriter) -> None:
    """Clones the operations of a block without its terminator."""
    for op in block:
        if op is not block.last:
            rewriter.clone(op, mapping)


# --- parallel -----------------------------------------------------------------------------------------------------------


def _parallel(
    op: ParallelOp,
    lower: Sequence[Value],
    upper: Sequence[Value],
    step: Sequence[Value],
    inits: Sequence[Value],
    region: Region,
) -> ParallelOp:
    return op.build_generic(
        (*lower, *upper, *step, *inits),
        {"operandSegmentSizes": _segments(lower, upper, step, inits)},
        result_types=[value.type for value in inits],
        regions=[region],
        location=op.location,
    )


@pattern(ParallelOp)
def _parallel_dimensions(op: ParallelOp, rewriter: PatternRewriter) -> bool:
    """Removes single-iteration dimensions, and loops that never run."""
    mapping = CloneMap()
    kept: list[tuple[Value, Value, Value]] = []
    bounds = zip(op.lower_bound, op.upper_bound, op.step, op.region.arguments, strict=True)
    for lower, upper, step, variable in bounds:
        count = trip_count(lower, upper, step)
        if count == 0:
            rewriter.replace_op(op, op.init_vals)
            return True
        if count == 1:
            mapping.map_value(variable, lower)
        else:
            kept.append((lower, upper, step))
    if len(kept) == len(op.lower_bound):
        return False
    if not kept:
        rewriter.replace_op(op, _inline_parallel(op, mapping, rewriter))
        return True
    lowers, uppers, steps = zip(*kept, strict=True)
    made = rewriter.insert(_parallel(op, lowers, uppers, steps, op.init_vals, Region()))
    _clone_loop_body(op.region, made.region, mapping, rewriter)
    rewriter.replace_op(op, made.results)
    return True


def _clone_loop_body(
    region: Region, target: Region, mapping: CloneMap, rewriter: PatternRewriter
) -> None:
    """Clones a loop body; mapped arguments are dropped."""
    source = region.entry_block
    kept = [argument for argument in source.arguments if argument not in mapping.values]
    block = target.append(
        Block([argument.type for argument in kept], [argument.location for argument in kept])
    )
    for old, new in zip(kept, block.arguments, strict=True):
        mapping.map_value(old, new)
    with rewriter.insertion_guard():
        rewriter.insertion_point = InsertionPoint.at_end(block)
        for op in source:
            rewriter.clone(op, mapping)


def _inline_parallel(
    op: ParallelOp, mapping: CloneMap, rewriter: PatternRewriter
) -> Sequence[Value]:
    """Inlines the body and its reductions; returns the results."""
    block = op.region.entry_block
    _clone_body(block, mapping, rewriter)
    reduce = block.last
    assert reduce is not None
    results: list[Value] = []
    for init, operand, region in zip(op.init_vals, reduce.operands, reduce.regions, strict=True):
        reduction = region.entry_block
        first, second = reduction.arguments
        mapping.map_value(first, init)
        mapping.map_value(second, mapping.values.get(operand, operand))
        _clone_body(reduction, mapping, rewriter)
        assert reduction.last is not None
        result = reduction.last.operands[0]
        results.append(mapping.values.get(result, result))
    return results


@pattern(ParallelOp)
def _merge_nested_parallel(op: ParallelOp, rewriter: PatternRewriter) -> bool:
    """Merges an inner loop that is the only operation of an outer one."""
    body = op.region.entry_block
    inner = body.first
    if not isinstance(inner, ParallelOp) or inner.next is not body.last:
        return False
    bounds = (*inner.lower_bound, *inner.upper_bound, *inner.step)
    if any(argument in bounds for argument in body.arguments):
        return False
    if op.init_vals or inner.init_vals:
        return False
    count = len(op.step) + len(inner.step)
    block = Block([index] * count, [op.location] * count)
    made = _parallel(
        op,
        (*op.lower_bound, *inner.lower_bound),
        (*op.upper_bound, *inner.upper_bound),
        (*op.step, *inner.step),
        (),
        Region([block]),
    )
    mapping = CloneMap()
    inner_body = inner.region.entry_block
    variables = (*body.arguments, *inner_body.arguments)
    for old, new in zip(variables, block.arguments, strict=True):
        mapping.map_value(old, new)
    with rewriter.insertion_guard():
        rewriter.insertion_point = InsertionPoint.at_end(block)
        _clone_body(inner_body, mapping, rewriter)
        rewriter.insert(ReduceOp.build_generic((), result_types=(), location=op.location))
    rewriter.replace_op_with_new(op, made)
    return True


# --- forall -------------------------------------------------------------------------------------------------------------


def forall_bounds(op: ForallOp) -> list[tuple[Mixed, Mixed, Mixed]]:
    """The bounds and steps of each dimension."""
    return list(
        zip(
            mixed_values(op.static_lower_bound, op.dynamic_lower_bound),
            mixed_values(op.static_upper_bound, op.dynamic_upper_bound),
            mixed_values(op.static_step, op.dynamic_step),
            strict=True,
        )
    )


def _variables(op: ForallOp) -> Sequence[Value]:
    return op.region.arguments[: len(op.static_step)]


def _outputs(op: ForallOp) -> Sequence[Value]:
    """The region arguments of the outputs."""
    return op.region.arguments[len(op.static_step) :]


def _forall_parts(
    lower: Sequence[Mixed], upper: Sequence[Mixed], step: Sequence[Mixed], outputs: Sequence[Value]
) -> tuple[tuple[Value, ...], dict[str, Attribute]]:
    """The operands and their attributes."""
    groups = [split_mixed(mixed) for mixed in (lower, upper, step)]
    values = [found for found, _ in groups]
    names = ("staticLowerBound", "staticUpperBound", "staticStep")
    attributes: dict[str, Attribute] = {
        name: DenseArrayAttr.get(i64, numbers)
        for name, (_, numbers) in zip(names, groups, strict=True)
    }
    attributes["operandSegmentSizes"] = _segments(*values, outputs)
    return (*values[0], *values[1], *values[2], *outputs), attributes


def _forall(
    op: ForallOp,
    bounds: Sequence[tuple[Mixed, Mixed, Mixed]],
    outputs: Sequence[Value],
    region: Region,
) -> ForallOp:
    lower, upper, step = ([bound[part] for bound in bounds] for part in range(3))
    operands, attributes = _forall_parts(lower, upper, step, outputs)
    mapping = op.mapping_attr
    if mapping is not None:
        attributes["mapping"] = mapping
    return op.build_generic(
        operands,
        attributes,
        result_types=[value.type for value in outputs],
        regions=[region],
        location=op.location,
    )


@pattern(ForallOp, root="tensor.dim")
def _dim_of_forall(op: DimOp, rewriter: PatternRewriter) -> bool:
    """`tensor.dim` of a result is that of the output operand."""
    source = op.source
    loop = source.defining_op
    if not isinstance(loop, ForallOp) or not isinstance(source, OpResult):
        return False
    with rewriter.modifying(op):
        op.set_operand(0, loop.outputs[source.index])
    return True


@pattern(ForallOp)
def _cast_outputs(op: ForallOp, rewriter: PatternRewriter) -> bool:
    """Moves a `tensor.cast` of an output into the loop and behind it."""
    from odsgen_dialects.tensor import CastOp

    outputs: list[Value] = list(op.outputs)
    types: dict[int, Type] = {}
    for number, output in enumerate(outputs):
        cast = output.defining_op
        if folds_into_consumer(cast):
            types[number] = output.type
            outputs[number] = cast.source
    if not types:
        return False
    rank = len(op.static_step)
    old = op.region.entry_block
    arguments = [*[index] * rank, *[output.type for output in outputs]]
    block = Block(arguments, [op.location] * len(arguments))
    made = _forall(op, forall_bounds(op), outputs, Region([block]))
    values: list[Value] = list(block.arguments)
    rewriter.insertion_point = InsertionPoint.at_end(block)
    for number, type in types.items():
        cast = CastOp.build(type, values[rank + number], location=op.location)
        values[rank + number] = rewriter.insert(cast).dest
    rewriter.merge_blocks(old, block, values)
    rewriter.set_insertion_point_before(op)
    rewriter.insert(made)
    terminator = block.last
    assert terminator is not None
    yielding = list(terminator.regions[0].entry_block)
    for inner, argument in zip(yielding, block.arguments[rank:], strict=False):
        if "ParallelCombiningOpInterface" in inner.INTERFACES:
            inner.set_operand(1, argument)
    results: list[Value] = list(made.results)
    for number, type in types.items():
        results[number] = rewriter.insert(
            CastOp.build(type, results[number], location=op.location)
        ).dest
    rewriter.replace_op(op, results)
    return True


@pattern(ForallOp)
def _forall_of_constants(op: ForallOp, rewriter: PatternRewriter) -> bool:
    """Folds constants into the static bounds, one group at a time."""
    bounds = forall_bounds(op)
    lower, upper, step = ([bound[part] for bound in bounds] for part in range(3))
    if not any(fold_constants(mixed, non_negative=False) for mixed in (lower, upper, step)):
        return False
    operands, attributes = _forall_parts(lower, upper, step, op.outputs)
    with rewriter.modifying(op):
        op.operands = operands
        for name, value in attributes.items():
            op.set_property_attribute(name, value)
    return True


def _combining(argument: Value) -> list[Operation]:
    """The operations in `in_parallel` that write to an output."""
    return [
        user
        for user in reversed(argument.users)
        if "ParallelCombiningOpInterface" in user.INTERFACES
    ]


@pattern(ForallOp)
def _unneeded_outputs(op: ForallOp, rewriter: PatternRewriter) -> bool:
    """Removes outputs that are not written or not used."""
    rank = len(op.static_step)
    erased = [
        number
        for number, (result, argument) in enumerate(zip(op.results, _outputs(op), strict=True))
        if not result.has_uses or not _combining(argument)
    ]
    if not erased:
        return False
    kept = [output for number, output in enumerate(op.outputs) if number not in erased]
    arguments = _outputs(op)
    for number in erased:
        for writing in _combining(arguments[number]):
            rewriter.erase_op(writing)
    for number in erased:
        output = op.outputs[number]
        rewriter.replace_all_uses_with(arguments[number], output)
        rewriter.replace_all_uses_with(op.results[number], output)
    with rewriter.modifying(op):
        for number in reversed(erased):
            op.region.entry_block.erase_argument(rank + number)
    made = erase_results(op, set(erased), rewriter)
    assert isinstance(made, type(op))
    made.outputs = tuple(kept)
    return True


def _as_index(rewriter: PatternRewriter, value: Mixed, op: Operation) -> Value:
    return value if isinstance(value, Value) else index_constant(rewriter, value, op.location)


@pattern(ForallOp)
def _forall_dimensions(op: ForallOp, rewriter: PatternRewriter) -> bool:
    """Removes single-iteration dimensions, and loops that never run."""
    if op.mapping:
        return False
    kept: list[tuple[Mixed, Mixed, Mixed]] = []
    single: list[tuple[Value, Mixed]] = []
    for bounds, variable in zip(forall_bounds(op), _variables(op), strict=True):
        count = trip_count(*bounds)
        if count == 0:
            rewriter.replace_op(op, op.outputs)
            return True
        if count == 1:
            single.append((variable, bounds[0]))
        else:
            kept.append(bounds)
    if not kept:
        return promote_forall(op, rewriter)
    if not single:
        return False
    mapping = CloneMap()
    for variable, value in single:
        mapping.map_value(variable, _as_index(rewriter, value, op))
    made = rewriter.insert(_forall(op, kept, op.outputs, Region()))
    made.attributes.update(op.attributes)
    _clone_loop_body(op.region, made.region, mapping, rewriter)
    rewriter.replace_op(op, made.results)
    return True


def promote_forall(op: ForallOp, rewriter: PatternRewriter) -> bool:
    """Inlines a loop of one iteration, with its parallel insertions.

    Two insertions into one output are left alone: MLIR would lose one of the slices.
    """
    from odsgen_dialects.tensor import InsertSliceOp

    outputs = op.outputs
    block = op.region.entry_block
    terminator = block.last
    assert terminator is not None
    from odsgen_dialects.tensor import ParallelInsertSliceOp

    inserting = [
        inner
        for inner in terminator.regions[0].entry_block
        if isinstance(inner, ParallelInsertSliceOp)
    ]
    if len(inserting) != len(outputs):
        return False
    lower = mixed_values(op.static_lower_bound, op.dynamic_lower_bound)
    values = [_as_index(rewriter, bound, op) for bound in lower]
    rewriter.inline_block_before(block, op, [*values, *outputs])
    results: list[Value] = []
    for inner in inserting:
        properties = dict(inner.properties_as_attributes())
        dest = inner.operands[1]
        rewriter.set_insertion_point_before(op)
        made = InsertSliceOp.build_generic(
            inner.operands, properties, result_types=[dest.type], location=inner.location
        )
        results.append(rewriter.insert(made).result)
    rewriter.replace_op(op, results)
    rewriter.erase_op(terminator)
    return True


@pattern(ForallOp)
def _constant_variables(op: ForallOp, rewriter: PatternRewriter) -> bool:
    """Replaces the induction variable of a single-iteration dimension by the lower bound."""
    changed = False
    for bounds, variable in zip(forall_bounds(op), _variables(op), strict=True):
        if variable.has_uses and trip_count(*bounds) == 1:
            rewriter.replace_all_uses_with(variable, _as_index(rewriter, bounds[0], op))
            changed = True
    return changed
