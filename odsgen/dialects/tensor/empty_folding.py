"""Makes empty tensors in the shape in which they are used (MLIR: `populateFoldTensorEmptyPatterns`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from odsgen.dialects.shared import as_shape, patterns_of, ranked_tensor, split_mixed
from odsgen.dialects.tensor.canonicalization.casts import cast_to
from odsgen.dialects.tensor.reshaping import collapsed_sizes, expanded_sizes
from odsgen.rewriting import PatternRewriter
from odsgen.runtime import RankedTensorType
from odsgen_dialects.tensor import CollapseShapeOp, EmptyOp, ExpandShapeOp, ExtractSliceOp


def _reshape(op: ExpandShapeOp | CollapseShapeOp, rewriter: PatternRewriter) -> bool:
    empty = op.src.defining_op
    if not isinstance(empty, EmptyOp):
        return False
    if isinstance(op, ExpandShapeOp):
        sizes = expanded_sizes(op)
    else:
        sizes = collapsed_sizes(op, rewriter)
    source = ranked_tensor(op.src)
    type = RankedTensorType.get(as_shape(sizes), source.element_type, source.encoding)
    made = rewriter.insert(EmptyOp.build(type, split_mixed(sizes)[0], location=op.location))
    rewriter.replace_op(op, [cast_to(rewriter, made.result, op.result.type, op)])
    return True


def _slice(op: ExtractSliceOp, rewriter: PatternRewriter) -> bool:
    if not isinstance(op.source.defining_op, EmptyOp):
        return False
    type = ranked_tensor(op.result)
    encoding = ranked_tensor(op.source).encoding
    wanted = RankedTensorType.get(type.shape, type.element_type, encoding)
    rewriter.replace_op_with_new(op, EmptyOp.build(wanted, op.sizes, location=op.location))
    return True


def _of_single_use(rewrite: Callable[[Any, PatternRewriter], bool]) -> Callable[..., bool]:
    """The same where nothing else uses the empty tensor."""

    def function(op: Any, rewriter: PatternRewriter) -> bool:
        return op.operands[0].has_one_use and rewrite(op, rewriter)

    return function


SINGLE_EMPTY_FOLDING = (
    *patterns_of("tensor.extract_slice", _of_single_use(_slice)),
    *patterns_of("tensor.expand_shape", _of_single_use(_reshape)),
    *patterns_of("tensor.collapse_shape", _of_single_use(_reshape)),
)
EMPTY_FOLDING = (
    *patterns_of("tensor.extract_slice", _slice),
    *patterns_of("tensor.expand_shape", _reshape),
    *patterns_of("tensor.collapse_shape", _reshape),
)
