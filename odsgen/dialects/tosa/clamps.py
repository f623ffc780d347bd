"""Canonicalization patterns of `tosa.clamp`."""

from __future__ import annotations

from odsgen.dialects.shared.structured_parts import signed_range
from odsgen.hooks import pattern
from odsgen.rewriting import PatternRewriter
from odsgen.runtime import FloatAttr, IntegerAttr, IntegerType
from odsgen_dialects import tosa
from odsgen_dialects.tosa import NanPropagationMode


def _limits(op: tosa.ClampOp) -> tuple[IntegerAttr | FloatAttr, IntegerAttr | FloatAttr] | None:
    low, high = op.min_val, op.max_val
    if isinstance(low, IntegerAttr | FloatAttr) and isinstance(high, IntegerAttr | FloatAttr):
        return low, high
    return None


@pattern(tosa.ClampOp)
def _clamp_that_changes_nothing(op: tosa.ClampOp, rewriter: PatternRewriter) -> bool:
    """Replaces a clamp between the least and the greatest number of the type by its operand.

    One of floats that ignores NaN stays: it makes numbers of them.
    """
    limits = _limits(op)
    if limits is None or op.input.type is not op.output.type:
        return False
    low, high = (limit.value for limit in limits)
    type = limits[0].type
    least: float
    greatest: float
    if isinstance(type, IntegerType):
        is_unsigned = type.is_unsigned or type.width == 1
        least, greatest = (0, (1 << type.width) - 1) if is_unsigned else signed_range(type.width)
    else:
        least, greatest = -float("inf"), float("inf")
        if op.nan_mode is not NanPropagationMode.PROPAGATE:
            return False
    if low > least or high < greatest:
        return False
    rewriter.replace_op(op, [op.input])
    return True


@pattern(tosa.ClampOp)
def _clamp_of_clamp(op: tosa.ClampOp, rewriter: PatternRewriter) -> bool:
    """Merges two clamps whose ranges share more than one number, unless the first makes a NaN that the second ignores."""
    inner = op.input.defining_op
    limits = _limits(op)
    if limits is None or not isinstance(inner, tosa.ClampOp):
        return False
    others = _limits(inner)
    keeps_nan = inner.nan_mode is NanPropagationMode.PROPAGATE
    if others is None or keeps_nan and op.nan_mode is not NanPropagationMode.PROPAGATE:
        return False
    low = max(limits[0], others[0], key=lambda limit: limit.value)
    high = min(limits[1], others[1], key=lambda limit: limit.value)
    if not low.value < high.value:
        return False
    made = tosa.ClampOp.build(op.output.type, inner.input, low, high, nan_mode=inner.nan_mode)
    rewriter.replace_op_with_new(op, made)
    return True
