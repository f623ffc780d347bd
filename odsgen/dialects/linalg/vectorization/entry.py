"""Vectorizes one operation (MLIR: `linalg::vectorize`)."""

from __future__ import annotations

from odsgen.dialects.affine.expressions import ExpansionError, expand_map
from odsgen.dialects.linalg.vectorization.contractions import vectorize_contraction
from odsgen.dialects.linalg.vectorization.convolutions import (
    is_convolution,
    vectorize_convolution,
)
from odsgen.dialects.linalg.vectorization.moves import (
    vectorize_insert_slice,
    vectorize_pack,
    vectorize_pad,
    vectorize_unpack,
)
from odsgen.dialects.linalg.vectorization.preconditions import check_scalable, check_structured
from odsgen.dialects.linalg.vectorization.state import CannotVectorizeError, Options, State
from odsgen.dialects.linalg.vectorization.structured import vectorize_body
from odsgen.rewriting import PatternRewriter, RewritePattern
from odsgen.runtime import Operation, Value
from odsgen_dialects import affine, linalg, tensor

_MOVES = (tensor.PadOp, linalg.PackOp, linalg.UnPackOp, tensor.InsertSliceOp)


def can_have_vectors(op: Operation) -> bool:
    """Whether the vectorizer knows this kind of operation (`hasVectorizationImpl`)."""
    return "LinalgOp" in op.INTERFACES or isinstance(op, _MOVES)


def vectorize(rewriter: PatternRewriter, op: Operation, options: Options) -> list[Value] | None:
    """The values that take the places of the results, built before the operation; None if nothing was built."""
    if not can_have_vectors(op):
        return None
    block = op.parent_block
    assert block is not None
    before = set(block)
    try:
        check_scalable(op, options)
        return _vectorized(rewriter, op, options)
    except (CannotVectorizeError, ExpansionError):
        for made in reversed([each for each in block if each not in before]):
            rewriter.erase_op(made)
        return None


def _vectorized(rewriter: PatternRewriter, op: Operation, options: Options) -> list[Value]:
    if isinstance(op, tensor.PadOp):
        return vectorize_pad(rewriter, op, options)
    if isinstance(op, linalg.PackOp):
        return vectorize_pack(rewriter, op, options)
    if isinstance(op, linalg.UnPackOp):
        return vectorize_unpack(rewriter, op, options)
    if isinstance(op, tensor.InsertSliceOp):
        return vectorize_insert_slice(rewriter, op, options)
    check_structured(op, options)
    _expand_affine_maps(rewriter, op)
    state = State(rewriter, op, options)
    if is_convolution(op):
        return vectorize_convolution(rewriter, op, options)
    if options.named_contraction and not isinstance(op, linalg.GenericOp):
        found = vectorize_contraction(state)
        if found is not None:
            return found
    return vectorize_body(state)


def _expand_affine_maps(rewriter: PatternRewriter, op: Operation) -> None:
    """Arithmetic in place of `affine.apply` in the body."""
    with rewriter.insertion_guard():
        for inner in list(op.regions[0].entry_block):
            if isinstance(inner, affine.AffineApplyOp):
                rewriter.set_insertion_point_before(inner)
                values = expand_map(rewriter, inner.location, inner.map.value, inner.operands)
                rewriter.replace_op(inner, values)


class Vectorization(RewritePattern):
    """Vectorizes operations by the sizes of their loops."""

    def __init__(self, options: Options) -> None:
        self._options = options

    def match_and_rewrite(self, op: Operation, rewriter: PatternRewriter) -> bool:
        values = vectorize(rewriter, op, self._options)
        if values is None:
            return rewriter.match_failure(op, "cannot be vectorized")
        rewriter.replace_op(op, values)
        return True
