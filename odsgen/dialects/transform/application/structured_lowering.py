"""Applies lowerings of structured operations to simpler ones: packings, aggregates."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.dialects.linalg.lowered_packing import lower_pack, lower_unpack
from odsgen.dialects.linalg.softmax import decomposed_softmax
from odsgen.dialects.transform.interpreter import (
    Result,
    TransformRewriter,
    TransformState,
    failed_to_apply,
    silenceable,
    to_each_target,
)
from odsgen.runtime import Operation
from odsgen_dialects import linalg
from odsgen_dialects.transform import DecomposeInterfaceOp, LowerPackOp, LowerUnPackOp


@to_each_target
def apply_lower_pack(
    op: LowerPackOp, target: Operation, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Result]:
    """Puts padding, expansion and transposition in place of a packing."""
    assert isinstance(target, linalg.PackOp)
    location = target.location
    made = lower_pack(rewriter, target, like_pad_as_slice=op.lower_pad_like_with_insert_slice)
    if made is None:
        raise silenceable(location, "cannot lower to pad + expand + transpose")
    return made


@to_each_target
def apply_lower_unpack(
    op: LowerUnPackOp, target: Operation, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Result]:
    """Puts transposition, collapse and a slice in place of an unpacking."""
    assert isinstance(target, linalg.UnPackOp)
    return lower_unpack(
        rewriter, target, like_unpad_as_slice=op.lower_unpad_like_with_extract_slice
    )


@to_each_target
def apply_decompose_interface(
    op: DecomposeInterfaceOp, target: Operation, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Result]:
    """Puts simpler operations in place of one that stands for several (MLIR: `AggregatedOpInterface`)."""
    value = decomposed_softmax(target, rewriter) if isinstance(target, linalg.SoftmaxOp) else None
    if value is None:
        raise failed_to_apply(op, target)
    rewriter.replace_op(target, [value])
    return [value.defining_op]
