"""Applies the vectorizer of structured operations."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.dialects.linalg.vectorization.entry import can_have_vectors, vectorize
from odsgen.dialects.linalg.vectorization.state import Options
from odsgen.dialects.shared import known_integer
from odsgen.dialects.transform.application.structured_sizes import mixed_sizes_of
from odsgen.dialects.transform.interpreter import (
    Payload,
    TransformRewriter,
    TransformState,
    silenceable,
)
from odsgen.hooks import applies
from odsgen_dialects.transform import VectorizeOp


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
