"""Applies transforms that copy, transpose and replace operands and operations."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.dialects.linalg import building
from odsgen.dialects.linalg.effects import inits_of
from odsgen.dialects.linalg.tiling.slices import build_slice
from odsgen.dialects.linalg.transposed_operands import transpose_factor, transpose_filter
from odsgen.dialects.shared import mixed_slice
from odsgen.dialects.shared.emission import emitting
from odsgen.dialects.shared.index_constants import index_constant
from odsgen.dialects.transform.interpreter import (
    Payload,
    Result,
    TransformRewriter,
    TransformState,
    definite,
    failed_to_apply,
    shown,
    silenceable,
    to_each_target,
)
from odsgen.runtime import (
    DYNAMIC,
    IsIsolatedFromAbove,
    MemRefType,
    Operation,
    RankedTensorType,
    ShapedType,
    Use,
    Value,
)
from odsgen_dialects import bufferization, linalg, memref, tensor
from odsgen_dialects.transform import (
    InsertSliceToCopyOp,
    LinalgCopyToMemrefOp,
    PromoteTensorOp,
    ReplaceOp,
    TransposeConv2DOp,
    TransposeMatmulInput,
    TransposeMatmulOp,
)


@to_each_target
def apply_insert_slice_to_copy(
    op: InsertSliceToCopyOp, target: Operation, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Result]:
    """Copies what is inserted into the place where it is inserted."""
    note = [(target.location, "target op")]
    if not isinstance(target, (tensor.InsertSliceOp, tensor.ParallelInsertSliceOp)):
        message = "only InsertSliceOp and ParallelInsertSliceOp ops are supported"
        raise silenceable(op, message, note)
    definition = target.source.defining_op
    if isinstance(definition, linalg.CopyOp):
        return [definition]
    parent = target.parent_op
    if isinstance(target, tensor.ParallelInsertSliceOp) and parent is not None:
        rewriter.set_insertion_point_before(parent)
    slice = mixed_slice(target)
    place = build_slice(rewriter, target.dest, slice, target.location)
    with emitting(rewriter, target.location):
        copied = building.copy([target.source], [place])
    rewriter.set_insertion_point_before(target)
    made = type(target).build(
        copied.results[0], target.dest, *slice.build_arguments(), location=target.location
    )
    rewriter.insert(made)
    rewriter.replace_op(target, made.results)
    return [copied]


@to_each_target
def apply_linalg_copy_to_memref(
    op: LinalgCopyToMemrefOp, target: Operation, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Result]:
    """Makes a `memref.copy` of a `linalg.copy`."""
    note = [(target.location, "target op")]
    if not isinstance(target, linalg.CopyOp):
        raise silenceable(op, "only linalg.copy target ops are supported", note)
    source, into = target.operands
    if target.results or not isinstance(into.type, MemRefType):
        message = "cannot transform a linalg.copy on tensors into a memref.copy"
        raise silenceable(op, message, note)
    if not isinstance(source.type, ShapedType):
        message = "cannot transform a linalg.copy which input has no shape"
        raise silenceable(op, message, note)
    if source.type.element_type is not into.type.element_type:
        message = (
            "cannot transform a linalg.copy with different source and destination element types "
        )
        raise silenceable(op, message, note)
    made = memref.CopyOp.build(source, into, location=target.location)
    rewriter.insert(made)
    rewriter.replace_op(target, [])
    return [made]


def _may_be_read(use: Use) -> bool:
    op = use.owner
    if "LinalgOp" not in op.INTERFACES or not inits_of(op):
        return True
    return op.regions[0].arguments[use.index].has_uses


def apply_promote_tensor(
    op: PromoteTensorOp, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Payload]:
    """Lets uses of tensors read a new one, with a copy of the elements if they are read."""
    found: list[Value] = []
    for value in state.payload_values(op.tensor):
        type = value.type
        if not isinstance(type, RankedTensorType):
            raise silenceable(op, f"non-tensor type: {shown(value)}")
        rewriter.set_insertion_point_after_value(value)
        is_read = any(map(_may_be_read, value.uses))
        location = value.location
        kept: list[Operation] = []
        for number, size in enumerate(type.shape):
            if size == DYNAMIC:
                index = index_constant(rewriter, number, location)
                kept.append(rewriter.insert(tensor.DimOp.build(value, index, location=location)))
        sizes = [dim.results[0] for dim in kept]
        allocated = bufferization.AllocTensorOp.build(type, sizes, location=location)
        rewriter.insert(allocated)
        if op.memory_space is not None:
            allocated.memory_space = op.memory_space
        made: Value = allocated.result
        if is_read:
            copy = bufferization.MaterializeInDestinationOp.build(
                type, value, made, location=location
            )
            kept.append(rewriter.insert(copy))
            made = copy.results[0]
        for use in list(value.uses):
            if use.owner not in kept:
                with rewriter.modifying(use.owner):
                    use.owner.set_operand(use.index, made)
        found.append(made)
    return [found]


def apply_replace(
    op: ReplaceOp, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Payload]:
    """Puts a copy of the operation in the body in place of each target."""
    targets = state.payload_ops(op.target)
    for target in targets:
        if target.operands:
            raise definite(op, "expected target without operands")
        if IsIsolatedFromAbove not in target.TRAITS and target.regions:
            raise definite(op, "expected target that is isolated from above")
    pattern = op.body_region.entry_block.first
    assert pattern is not None
    found: list[Operation] = []
    for target in targets:
        if op.is_ancestor(target):
            continue
        rewriter.set_insertion_point_before(target)
        found.append(rewriter.clone(pattern))
        rewriter.replace_op(target, found[-1].results)
    return [found]


@to_each_target
def apply_transpose_conv2d(
    op: TransposeConv2DOp, target: Operation, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Result]:
    """Transposes the filter of a convolution."""
    made = transpose_filter(rewriter, target)
    if made is None:
        raise failed_to_apply(op, target)
    return [made]


@to_each_target
def apply_transpose_matmul(
    op: TransposeMatmulOp, target: Operation, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Result]:
    """Transposes a factor of a product of matrices."""
    is_left = op.input_to_transpose is TransposeMatmulInput.lhs
    made = transpose_factor(rewriter, target, 0 if is_left else 1)
    if made is None:
        raise silenceable(target, "not supported")
    return [made]
