"""Applies rewrites that prepare bufferization."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.dialects.bufferization.empty_tensors import eliminate_empty_tensors
from odsgen.dialects.transform.interpreter import (
    Payload,
    TransformRewriter,
    TransformState,
    silenceable,
)
from odsgen.hooks import applies
from odsgen.runtime import VerifyError
from odsgen_dialects.transform import EliminateEmptyTensorsOp


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
