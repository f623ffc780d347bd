"""Applies rewrites of one structured operation: generalization, interchange, splitting of reductions …"""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.dialects.linalg.generalization import can_be_generalized, generalized
from odsgen.dialects.linalg.split_reduction import CannotSplit, Split, split_reduction
from odsgen.dialects.transform.interpreter import (
    Result,
    TransformRewriter,
    TransformState,
    failed_to_apply,
    to_each_target,
)
from odsgen.hooks import applies
from odsgen.runtime import Operation
from odsgen_dialects.linalg import GenericOp
from odsgen_dialects.transform import GeneralizeOp, SplitReductionOp


@applies(GeneralizeOp)
@to_each_target
def apply_generalize(
    op: GeneralizeOp, target: Operation, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Result]:
    """Makes it a `linalg.generic`."""
    if isinstance(target, GenericOp):
        return [target]
    if not can_be_generalized(target):
        raise failed_to_apply(op, target)
    made = rewriter.insert(generalized(target))
    rewriter.replace_op(target, made.results)
    return [made]


@applies(SplitReductionOp)
@to_each_target
def apply_split_reduction(
    op: SplitReductionOp, target: Operation, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Result]:
    """Splits its reduction."""
    split = Split(
        op.split_factor,
        op.insert_split_dimension,
        op.inner_parallel,
        op.use_scaling_algorithm,
        op.use_alloc,
    )
    try:
        parts = split_reduction(rewriter, target, split)
    except CannotSplit as reason:
        rewriter.match_failure(target, str(reason))
        raise failed_to_apply(op, target) from None
    return [parts.init, parts.fill, parts.split, parts.combining]
