"""Predicates of the dialect `bufferization`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.runtime.builtin.types import ShapedType
from odsgen.runtime.diagnostics import VerifyError

if TYPE_CHECKING:
    from odsgen.runtime.ir.operation import Operation


def check_types_match_after_bufferization(op: Operation) -> bool:
    """Whether tensor and buffer have the same shape and elements; raises VerifyError if they have not."""
    first, second = op.operands[0].type, op.results[0].type
    if not (isinstance(first, ShapedType) and isinstance(second, ShapedType)):
        return True
    # MLIR has an empty shape for what has no rank.
    shapes = [type.shape if type.has_rank else () for type in (first, second)]
    if shapes[0] != shapes[1]:
        reason = "shapes do not match"
    elif first.element_type is not second.element_type:
        reason = "element types do not match"
    else:
        return True
    refused = op.op_error("failed to verify that specified tensor and buffer types match")
    raise VerifyError([*op.error(reason).diagnostics, *refused.diagnostics])


check_types_match_after_bufferization_2 = check_types_match_after_bufferization
