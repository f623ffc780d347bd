"""Applies rewrites that prepare bufferization."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.dialects.bufferization.empty_tensors import eliminate_empty_tensors
from odsgen.dialects.bufferization.one_shot.analysis import analyze_op
from odsgen.dialects.bufferization.one_shot.options import BufferizationOptions
from odsgen.dialects.bufferization.one_shot.state import OneShotState
from odsgen.dialects.linalg.empty_inputs import eliminate_empty_inputs
from odsgen.dialects.transform.interpreter import (
    Payload,
    Result,
    TransformRewriter,
    TransformState,
    silenceable,
    to_each_target,
)
from odsgen.hooks import applies
from odsgen.runtime import Operation, VerifyError
from odsgen_dialects.bufferization import AllocTensorOp
from odsgen_dialects.tensor import EmptyOp
from odsgen_dialects.transform import (
    BufferLoopHoistingOp,
    EliminateEmptyTensorsOp,
    EliminateLinalgOpAnchoredEmptyTensorsOp,
    EmptyTensorToAllocTensorOp,
)


@applies(EliminateEmptyTensorsOp)
def apply_eliminate_empty_tensors(
    op: EliminateEmptyTensorsOp, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Payload]:
    """Lets what is inserted in the targets be computed in its destination."""
    for target in state.payload_ops(op.operands[0]):
        try:
            eliminate_empty_tensors(target)
        except VerifyError as error:
            raise silenceable(target, "empty tensor elimination failed") from error
    return []


@applies(EliminateLinalgOpAnchoredEmptyTensorsOp)
def apply_eliminate_empty_inputs(
    op: EliminateLinalgOpAnchoredEmptyTensorsOp,
    rewriter: TransformRewriter,
    state: TransformState,
) -> Sequence[Payload]:
    """Lets what elementwise operations read be computed in their results."""
    options = BufferizationOptions(allow_return_allocs_from_loops=True)
    for target in state.payload_ops(op.operands[0]):
        analysis = OneShotState(target, options)
        try:
            analyze_op(target, analysis)
        except VerifyError as error:
            raise silenceable(target, "failed to analyze op") from error
        eliminate_empty_inputs(target, analysis, rewriter)
    return []


@applies(EmptyTensorToAllocTensorOp)
@to_each_target
def apply_empty_tensor_to_alloc_tensor(
    op: EmptyTensorToAllocTensorOp,
    target: Operation,
    rewriter: TransformRewriter,
    state: TransformState,
) -> Sequence[Result]:
    """Allocates an empty tensor."""
    assert isinstance(target, EmptyOp)
    made = AllocTensorOp.build(target.result.type, target.dynamic_sizes)
    rewriter.replace_op_with_new(target, made)
    return [made]


@applies(BufferLoopHoistingOp)
@to_each_target
def apply_buffer_loop_hoisting(
    op: BufferLoopHoistingOp, target: Operation, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Result]:
    """Moves allocations out of loops."""
    from odsgen.dialects.bufferization.placement import BufferLoopHoisting

    BufferLoopHoisting().run_on_operation(target)
    return []
