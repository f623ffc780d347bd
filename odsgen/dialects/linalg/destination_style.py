"""Operations that make tensors, written into a destination (MLIR: `rewriteInDestinationPassingStyle`)."""

from __future__ import annotations

from itertools import product

from odsgen.dialects.bufferization.one_shot.buffers import reified_or_new_sizes
from odsgen.dialects.linalg import building
from odsgen.dialects.linalg.generalization import build_generic
from odsgen.dialects.linalg.tiling.slices import dimensions
from odsgen.dialects.shared import MixedSlice
from odsgen.dialects.shared.emission import emitting
from odsgen.dialects.shared.index_constants import index_constant
from odsgen.dialects.shared.mixed_values import mixed_values
from odsgen.rewriting import PatternRewriter, operation_constant
from odsgen.runtime import (
    AffineMap,
    Block,
    InsertionPoint,
    Operation,
    RankedTensorType,
    Region,
    TypedAttr,
    Value,
    element_type_or_self,
)
from odsgen_dialects import arith, bufferization, linalg, tensor


def write_into_destination(rewriter: PatternRewriter, op: Operation) -> Operation | None:
    """The operation that writes what one makes; None if this does not know how."""
    rewriter.set_insertion_point_before(op)
    if isinstance(op, tensor.FromElementsOp):
        return _insert_elements(rewriter, op)
    if isinstance(op, tensor.GenerateOp):
        return _generic_of(rewriter, op)
    return _pad(rewriter, op) if isinstance(op, tensor.PadOp) else None


def _empty(rewriter: PatternRewriter, op: Operation, sizes: list[Value]) -> Value:
    type = op.results[0].type
    assert isinstance(type, RankedTensorType)
    return rewriter.insert(tensor.EmptyOp.build(type, sizes, location=op.location)).result


def _insert_elements(rewriter: PatternRewriter, op: tensor.FromElementsOp) -> Operation:
    made = _empty(rewriter, op, [])
    assert isinstance(made.type, RankedTensorType)
    shape = made.type.shape
    numbers = [index_constant(rewriter, n, op.location) for n in range(max(shape, default=0))]
    places = product(*(numbers[:size] for size in shape))
    for element, place in zip(op.elements, places, strict=True):
        insert = tensor.InsertOp.build(element, made, list(place), location=op.location)
        made = rewriter.insert(insert).result
    rewriter.replace_op(op, [made])
    definition = made.defining_op
    assert definition is not None
    return definition


def _generic_of(rewriter: PatternRewriter, op: tensor.GenerateOp) -> Operation:
    target = _empty(rewriter, op, list(op.dynamic_extents))
    made = _compute_elements(rewriter, op, op.body.entry_block, target)
    rewriter.replace_op(op, made.results)
    return made


def _compute_elements(
    rewriter: PatternRewriter, op: Operation, body: Block, target: Value
) -> Operation:
    """A `linalg.generic` that writes what a body yields for indices, which is moved there."""
    type = op.results[0].type
    assert isinstance(type, RankedTensorType)
    rank, location = type.rank, op.location
    block = Block([element_type_or_self(target.type)], [location])
    made = build_generic(
        [],
        [target],
        [AffineMap.get_multi_dim_identity(rank)],
        [True] * rank,
        Region((block,)),
        location,
    )
    rewriter.insert(made)
    with rewriter.insertion_guard():
        rewriter.insertion_point = InsertionPoint.at_end(block)
        indices = [
            rewriter.insert(linalg.IndexOp.build(number, location=location)).results[0]
            for number in range(rank)
        ]
        body.merge_into(block, indices)
        end = block.last
        assert isinstance(end, tensor.YieldOp)
        rewriter.set_insertion_point_before(end)
        rewriter.replace_op_with_new(end, linalg.YieldOp.build([end.value]))
    return made


def fill_with_padding(rewriter: PatternRewriter, op: tensor.PadOp, target: Value) -> Operation:
    """Writes the padding everywhere into a tensor or a buffer (MLIR: `movePaddingToFillOrGenericOp`)."""
    body = op.region.entry_block
    assert body.last is not None
    value = body.last.operands[0]
    definition = value.defining_op
    constant = None if definition is None else operation_constant(definition)
    if constant is not None:
        assert isinstance(constant, TypedAttr)
        made = arith.ConstantOp.build(constant, location=value.location)
        value = rewriter.insert(made).result
    elif value.parent_block is body:
        return _compute_elements(rewriter, op, body, target)
    with emitting(rewriter, op.location):
        return building.fill([value], [target])


def _pad(rewriter: PatternRewriter, op: tensor.PadOp) -> Operation:
    type = op.result.type
    assert isinstance(type, RankedTensorType)
    sizes = reified_or_new_sizes(rewriter, op.result, op.location)
    low, high = mixed_values(op.static_low, op.low), mixed_values(op.static_high, op.high)
    if op.nofold and not any((*low, *high)):
        allocated = rewriter.insert(
            bufferization.AllocTensorOp.build(type, sizes, location=op.location)
        )
        with emitting(rewriter, op.location):
            copied = building.copy([op.source], [allocated.result])
        rewriter.replace_op(op, copied.results)
        return copied
    filled = fill_with_padding(rewriter, op, _empty(rewriter, op, sizes))
    rewriter.set_insertion_point_after(filled)
    slice = MixedSlice(low, dimensions(rewriter, op.source, op.location), [1] * type.rank)
    insert = tensor.InsertSliceOp.build(
        op.source, filled.results[0], *slice.build_arguments(), location=op.location
    )
    rewriter.insert(insert)
    rewriter.replace_op(op, insert.results)
    return insert
