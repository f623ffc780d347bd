"""Applies the vectorizer of structured operations."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.dialects.linalg.vectorization.copies import FORWARDING, CopyAsTransfers
from odsgen.dialects.linalg.vectorization.entry import Vectorization, can_have_vectors, vectorize
from odsgen.dialects.linalg.vectorization.paddings import PADDINGS, PadAsFill
from odsgen.dialects.linalg.vectorization.state import Options
from odsgen.dialects.shared import known_integer
from odsgen.dialects.transform.application.structured_sizes import mixed_sizes_of
from odsgen.dialects.transform.interpreter import (
    Payload,
    Result,
    TransformRewriter,
    TransformState,
    definite,
    failed_definitely,
    silenceable,
    to_each_target,
)
from odsgen.dialects.vector.lowering.contracting import EXTENSIONS, TO_CONTRACTIONS
from odsgen.dialects.vector.lowering.permutations import PERMUTATIONS
from odsgen.dialects.vector.lowering.sinking import SINKING
from odsgen.dialects.vector.lowering.slices_of_tensors import SLICES
from odsgen.dialects.vector.lowering.unrolling import StepConstant
from odsgen.hooks import applies
from odsgen.rewriting import RewritePattern, apply_patterns_greedily
from odsgen.runtime import IsIsolatedFromAbove, Operation
from odsgen_dialects import vector
from odsgen_dialects.transform import VectorizeChildrenAndApplyPatternsOp, VectorizeOp


@applies(VectorizeOp)
def apply_vectorize(
    op: VectorizeOp, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Payload]:
    """Vectorizes each target, by sizes or by the sizes of its loops."""
    targets = state.payload_ops(op.target)
    if not targets:
        return []
    sizes = mixed_sizes_of(op, op.static_vector_sizes, op.vector_sizes, state)
    options = Options(
        [known_integer(size) or 0 for size in sizes],
        op.scalable_sizes,
        nd_extract=op.vectorize_nd_extract,
        dynamic_sizes_match=op.assume_dynamic_dims_match_vec_sizes,
        named_contraction=op.create_named_contraction,
    )
    for target in targets:
        if not can_have_vectors(target):
            raise silenceable(target, "Unsupported Op, cannot vectorize")
        values = vectorize(rewriter, target, options)
        if values is None:
            raise silenceable(target, "Attempted to vectorize, but failed")
        rewriter.replace_op(target, values)
    return []


@applies(VectorizeChildrenAndApplyPatternsOp)
@to_each_target
def apply_vectorize_children(
    op: VectorizeChildrenAndApplyPatternsOp,
    target: Operation,
    rewriter: TransformRewriter,
    state: TransformState,
) -> Sequence[Result]:
    """Vectorizes all operations inside of the target, and simplifies what comes of it."""
    if IsIsolatedFromAbove not in target.TRAITS:
        raise definite(
            op,
            f"'{op.name}' op requires isolated-from-above targets",
            [(target.location, "non-isolated target")],
        )
    outcome = apply_patterns_greedily(target, _patterns(op), listener=rewriter.listener)
    if not outcome.converged:
        raise failed_definitely(op, target)
    return [target]


def _patterns(op: VectorizeChildrenAndApplyPatternsOp) -> list[RewritePattern]:
    options = Options(
        nd_extract=op.vectorize_nd_extract, flatten_depthwise=op.flatten_1d_depthwise_conv
    )
    patterns: list[RewritePattern] = [Vectorization(options)]
    if not op.disable_transfer_permutation_map_lowering_patterns:
        patterns += PERMUTATIONS
    if not op.disable_multi_reduction_to_contract_patterns:
        patterns += TO_CONTRACTIONS
    patterns += [
        *SINKING,
        *FORWARDING,
        *vector.TransferReadOp.canonicalization_patterns(),
        *vector.TransferWriteOp.canonicalization_patterns(),
        *SLICES,
        CopyAsTransfers(),
    ]
    if op.fold_type_extensions_into_contract:
        patterns += EXTENSIONS
    if op.vectorize_padding:
        patterns += [*PADDINGS, PadAsFill()]
    return [*patterns, StepConstant()]
