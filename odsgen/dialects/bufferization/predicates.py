"""Predicates of the dialect `bufferization`."""

from __future__ import annotations

from odsgen.hooks import checks
from odsgen.runtime import Operation, ShapedType, VerifyError


@checks("check_types_match_after_bufferization", "check_types_match_after_bufferization_2")
def check_types_match_after_bufferization(op: Operation) -> bool:
    """Checks that tensor and buffer have the same shape and element type; raises VerifyError."""
    first, second = op.operands[0].type, op.results[0].type
    if not (isinstance(first, ShapedType) and isinstance(second, ShapedType)):
        return True
    # As in MLIR, an unranked type counts as an empty shape.
    shapes = [type.shape if type.has_rank else () for type in (first, second)]
    if shapes[0] != shapes[1]:
        reason = "shapes do not match"
    elif first.element_type is not second.element_type:
        reason = "element types do not match"
    else:
        return True
    refused = op.op_error("failed to verify that specified tensor and buffer types match")
    raise VerifyError([*op.error(reason).diagnostics, *refused.diagnostics])
