"""Vectorizes `tensor.extract` in the body of a structured operation: reads of rows, of one element, or gathers."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum

from odsgen.dialects.linalg.vectorization.state import State, transfer_read
from odsgen.dialects.shared import zero_attribute
from odsgen.dialects.shared.index_constants import index_constant
from odsgen.dialects.vector.lowering.masking import mask_operation
from odsgen.dialects.vector.shapes import is_broadcastable
from odsgen.runtime import (
    AffineConstantExpr,
    AffineExpr,
    AffineMap,
    BlockArgument,
    DenseIntOrFPElementsAttr,
    Operation,
    RankedTensorType,
    TypedAttr,
    Value,
    VectorType,
    i1,
    index,
)
from odsgen_dialects import arith, linalg, tensor, vector


class _Access(Enum):
    """How the elements lie in the tensor."""

    ONE_ELEMENT = 1
    ROW = 2
    ANYWHERE = 3


def extract_elements(
    state: State, op: tensor.ExtractOp, value_of: Callable[[Value], Value]
) -> Operation:
    """The operation that reads the elements."""
    rewriter, location = state.rewriter, op.location
    source = op.tensor.type
    assert isinstance(source, RankedTensorType)
    type = state.type(source.element_type)
    all_set = DenseIntOrFPElementsAttr.get(state.type(i1), [1])
    mask = rewriter.insert(arith.ConstantOp.build(all_set, location=location)).results[0]
    zero = zero_attribute(type)
    assert isinstance(zero, TypedAttr)
    otherwise = rewriter.insert(arith.ConstantOp.build(zero, location=location)).results[0]
    start = index_constant(rewriter, 0, location)
    access = _access(state, op, type)
    if access is _Access.ANYWHERE:
        offsets = _gather_offsets(state, op, value_of)
        starts = [start] * len(op.indices)
        gather = vector.GatherOp.build(
            type, op.tensor, starts, offsets, mask, otherwise, location=location
        )
        return rewriter.insert(gather)
    indices: list[Value] = []
    for each in op.indices:
        found = value_of(each)
        if isinstance(found.type, VectorType):
            row = VectorType.get(type.shape[-1:], index, type.scalable_dims[-1:])
            cast = vector.ShapeCastOp.build(row, found, location=location)
            found = rewriter.insert(cast).results[0]
            first = vector.ExtractOp.build(found, (), (0,), location=location)
            found = rewriter.insert(first).results[0]
        indices.append(found)
    zeros: list[AffineExpr] = [AffineConstantExpr.get(0)] * max(type.rank - source.rank, 0)
    if access is _Access.ONE_ELEMENT:
        zeros = [AffineConstantExpr.get(0)] * type.rank
        map = AffineMap.get(source.rank, 0, zeros)
    else:
        last = AffineMap.get_minor_identity(source.rank, min(type.rank, source.rank))
        map = AffineMap.get(source.rank, 0, [*zeros, *last.results])
    in_bounds = [True] * type.rank
    read = transfer_read(rewriter, type, op.tensor, indices, location, map=map, in_bounds=in_bounds)
    if access is _Access.ROW:
        return read
    one = vector.ConstantMaskOp.build(VectorType.get([1], i1), [1], location=location)
    return mask_operation(rewriter, read, rewriter.insert(one).results[0])


def _gather_offsets(
    state: State, op: tensor.ExtractOp, value_of: Callable[[Value], Value]
) -> Value:
    """The numbers of the elements, counted row by row (`calculateGatherOffset`)."""
    rewriter, location = state.rewriter, op.location
    type = state.type(index)

    def as_vector(value: Value) -> Value:
        if value.type is type or not is_broadcastable(value.type, type):
            return value
        return rewriter.insert(vector.BroadcastOp.build(type, value, location=location)).results[0]

    found = as_vector(value_of(op.indices[0]))
    for number, each in list(enumerate(op.indices))[1:]:
        at = index_constant(rewriter, number, location)
        size = rewriter.insert(tensor.DimOp.build(op.tensor, at, location=location)).results[0]
        scaled = arith.MulIOp.build(found, as_vector(size), location=location)
        found = rewriter.insert(scaled).results[0]
        added = arith.AddIOp.build(as_vector(value_of(each)), found, location=location)
        found = rewriter.insert(added).results[0]
    return found


# --- where the elements lie ---------------------------------------------------------------------------------------------


def _access(state: State, op: tensor.ExtractOp, type: VectorType) -> _Access:
    source = op.tensor.type
    assert isinstance(source, RankedTensorType)
    if not source.rank:
        return _Access.ONE_ELEMENT
    if sum(size > 1 for size in type.shape) != 1:
        return _Access.ANYWHERE
    *leading, last = op.indices
    if not all(
        size == 1 or _is_invariant(state, each)
        for size, each in zip(source.shape, leading, strict=False)
    ):
        return _Access.ANYWHERE
    if _is_invariant(state, last):
        return _Access.ONE_ELEMENT
    is_row, counts = _counts_by_one(state, last)
    return _Access.ROW if is_row and counts and type.shape[-1] != 1 else _Access.ANYWHERE


def _in_body(state: State, op: Operation) -> Operation | None:
    block = state.op.regions[0].entry_block
    current: Operation | None = op
    while current is not None and current.parent_block is not block:
        current = current.parent_op
    return current


def _is_invariant(state: State, value: Value) -> bool:
    """Whether an index is the same in all iterations."""
    if isinstance(value, BlockArgument):
        return value.owner is not state.op.regions[0].entry_block
    definition = value.defining_op
    assert definition is not None
    if isinstance(definition, linalg.IndexOp):
        return state.ranges[definition.dim] == 1
    inner = _in_body(state, definition)
    if inner is None or isinstance(inner, arith.ConstantOp):
        return True
    return all(_is_invariant(state, operand) for operand in inner.operands)


def _trailing_loop(state: State) -> int:
    """The last loop that runs more than once."""
    last = len(state.ranges) - 1
    while last and state.ranges[last] == 1:
        last -= 1
    return last


def _counts_by_one(state: State, value: Value) -> tuple[bool, bool]:
    """Whether an index may be one that counts, and whether the last one found counts the last loop."""
    if isinstance(value, BlockArgument):
        return value.owner is not state.op.regions[0].entry_block, False
    definition = value.defining_op
    assert definition is not None
    if isinstance(definition, linalg.IndexOp):
        return True, definition.dim == _trailing_loop(state)
    inner = _in_body(state, definition)
    if inner is None or not isinstance(inner, (arith.AddIOp, arith.ConstantOp)):
        return False, False
    found, counts = False, False
    for operand in inner.operands:
        one, other = _counts_by_one(state, operand)
        found |= one
        counts = other if _names_loop(operand) else counts or other
    return found, counts


def _names_loop(value: Value) -> bool:
    return isinstance(value.defining_op, linalg.IndexOp)
