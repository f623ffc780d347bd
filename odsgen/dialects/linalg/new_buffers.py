"""Lets the result of one operation lie in a new buffer (MLIR: `linalg::bufferizeToAllocation`)."""

from __future__ import annotations

from dataclasses import dataclass

from odsgen.dialects.bufferization.one_shot.buffers import (
    dynamic_memref,
    identity_memref,
    reified_or_new_sizes,
    to_buffer,
    to_tensor,
)
from odsgen.dialects.bufferization.one_shot.interface import BufferizationError, model_of
from odsgen.dialects.bufferization.one_shot.options import BufferizationOptions
from odsgen.dialects.bufferization.one_shot.state import AnalysisState
from odsgen.dialects.linalg import building
from odsgen.dialects.linalg.destination_style import fill_with_padding
from odsgen.dialects.linalg.tiling.slices import dimensions
from odsgen.dialects.memref.building import subview
from odsgen.dialects.shared import MixedSlice
from odsgen.dialects.shared.emission import emitting
from odsgen.dialects.shared.mixed_values import mixed_values
from odsgen.rewriting import PatternRewriter
from odsgen.runtime import (
    Attribute,
    InsertionPoint,
    Location,
    Operation,
    RankedTensorType,
    TensorType,
    Use,
    Value,
    VerifyError,
)
from odsgen_dialects import bufferization, memref, tensor, vector


@dataclass(frozen=True)
class Allocation:
    """How a buffer is allocated and filled."""

    #: `memref.alloc`, or else `memref.alloca`.
    on_heap: bool
    #: `memref.copy`, `linalg.copy` or `bufferization.materialize_in_destination`.
    copies_by: str
    #: Whether the operation stays on tensors, and only its destination is a buffer.
    destination_only: bool
    frees: bool
    memory_space: Attribute | None


def bufferize_to_allocation(
    rewriter: PatternRewriter, op: Operation, how: Allocation, before: Operation | None = None
) -> Value | None:
    """The new buffer, allocated before an operation; None if this is not possible."""
    with rewriter.insertion_guard():
        rewriter.set_insertion_point_before(before or op)
        if isinstance(op, tensor.PadOp):
            return _pad(rewriter, op, how)
        if isinstance(op, vector.MaskOp):
            return _mask(rewriter, op, how)
        if isinstance(op, bufferization.AllocTensorOp):
            made = _allocate(rewriter, op.result, how, op.location)
            rewriter.replace_op(op, [_fresh_tensor(rewriter, made, op.result, op.location)])
            return made
        return _bufferize(rewriter, op, how)


def _allocate(
    rewriter: PatternRewriter, value: Value, how: Allocation, location: Location
) -> Value:
    type = identity_memref(value.type, how.memory_space)
    sizes = reified_or_new_sizes(rewriter, value, location)
    if not how.on_heap:
        return rewriter.insert(memref.AllocaOp.build(type, sizes, (), location=location)).memref
    made = rewriter.insert(memref.AllocOp.build(type, sizes, (), location=location)).memref
    block = made.parent_block
    if how.frees and block is not None:
        with rewriter.insertion_guard():
            rewriter.insertion_point = InsertionPoint.before_terminator(block)
            rewriter.insert(memref.DeallocOp.build(made, location=location))
    return made


def _fresh_tensor(
    rewriter: PatternRewriter, buffer: Value, tensor: Value, location: Location
) -> Value:
    made = to_tensor(rewriter, buffer, tensor.type, location)
    _mark_fresh(made.defining_op)
    return made


def _mark_fresh(op: Operation | None) -> None:
    """Says that no other tensor lies in the buffer, which may be written."""
    assert isinstance(op, bufferization.ToTensorOp)
    op.restrict = op.writable = True


def _copy(
    rewriter: PatternRewriter, source: Value, target: Value, how: Allocation, location: Location
) -> None:
    if how.copies_by == bufferization.MaterializeInDestinationOp.OPERATION_NAME:
        made = bufferization.MaterializeInDestinationOp.build(
            None, source, target, writable=True, location=location
        )
        rewriter.insert(made)
        return
    buffer = to_buffer(rewriter, source, dynamic_memref(source.type), location)
    definition = buffer.defining_op
    assert isinstance(definition, bufferization.ToBufferOp)
    definition.read_only = True
    if how.copies_by == memref.CopyOp.OPERATION_NAME:
        rewriter.insert(memref.CopyOp.build(buffer, target, location=location))
        return
    with emitting(rewriter, location):
        building.copy([buffer], [target])


def _pad(rewriter: PatternRewriter, op: tensor.PadOp, how: Allocation) -> Value:
    location = op.location
    made = _allocate(rewriter, op.result, how, location)
    rewriter.set_insertion_point_before(op)
    low, high = mixed_values(op.static_low, op.low), mixed_values(op.static_high, op.high)
    if any(low) or any(high):
        filled = fill_with_padding(rewriter, op, made)
        rewriter.set_insertion_point_after(filled)
    slice = MixedSlice(low, dimensions(rewriter, op.source, location), [1] * len(low))
    with emitting(rewriter, location):
        view = subview(made, slice.offsets, slice.sizes, slice.strides)
    _copy(rewriter, op.source, view, how, location)
    rewriter.replace_op(op, [_fresh_tensor(rewriter, made, op.result, location)])
    return made


def _uses_of_results(op: Operation) -> list[Use]:
    return [
        use for result in op.results if isinstance(result.type, TensorType) for use in result.uses
    ]


def _run_model(rewriter: PatternRewriter, op: Operation) -> bool:
    """Bufferizes an operation; whether that was possible."""
    model = model_of(op)
    rewriter.set_insertion_point_before(op)
    try:
        if model is not None:
            model.bufferize(op, rewriter, BufferizationOptions())
    except (BufferizationError, VerifyError):
        return False
    return model is not None


def _mask(rewriter: PatternRewriter, op: vector.MaskOp, how: Allocation) -> Value | None:
    inside = op.mask_region.entry_block
    masked, end = inside.first, inside.last
    if masked is None or end is None or masked is end:
        return None
    made = bufferize_to_allocation(rewriter, masked, how, before=op)
    if made is None or how.destination_only:
        return made
    if not _run_model(rewriter, end):
        return None
    for each in list(inside):
        if isinstance(each, bufferization.ToTensorOp) and not each.result.has_uses:
            rewriter.erase_op(each)
    uses = _uses_of_results(op)
    if not _run_model(rewriter, op):
        return None
    for use in uses:
        _mark_fresh(use.owner.operands[use.index].defining_op)
    return made


def _bufferize(rewriter: PatternRewriter, op: Operation, how: Allocation) -> Value | None:
    model = model_of(op)
    if model is None:
        return None
    state = AnalysisState(BufferizationOptions())
    written: dict[Use, None] = {}
    uses: list[Use] = []
    for result in op.results:
        if not isinstance(result.type, TensorType):
            continue
        if not isinstance(result.type, RankedTensorType) or model.bufferizes_to_allocation(result):
            return None
        for alias in state.aliasing_uses(result):
            written[alias.other] = None
            uses += result.uses
    for number, value in enumerate(op.operands):
        use = Use(op, number)
        if isinstance(value.type, RankedTensorType) and state.bufferizes_to_memory_write(use):
            written[use] = None
    if len(written) != 1:
        return None
    [destination] = written
    value = destination.owner.operands[destination.index]
    made = _allocate(rewriter, value, how, op.location)
    if state.find_definitions(destination):
        _copy(rewriter, value, made, how, op.location)
    with rewriter.modifying(op):
        replaced = to_tensor(rewriter, made, value.type, op.location)
        op.set_operand(destination.index, replaced)
    if how.destination_only:
        _mark_fresh(replaced.defining_op)
        return made
    if not _run_model(rewriter, op):
        return None
    for use in uses:
        _mark_fresh(use.owner.operands[use.index].defining_op)
    return made
