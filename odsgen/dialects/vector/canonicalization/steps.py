"""Canonicalization of `vector.step`: comparisons with the same outcome for all elements."""

from __future__ import annotations

from odsgen.dialects.shared import scalar_bits, signed, width_of
from odsgen.hooks import pattern
from odsgen.rewriting import PatternRewriter, constant_value
from odsgen.runtime import DenseIntOrFPElementsAttr, Operation, VectorType
from odsgen_dialects.vector import StepOp


@pattern(StepOp)
def _compared(op: StepOp, rewriter: PatternRewriter) -> bool:
    """Folds an unsigned comparison with a number outside of the elements' range."""
    from odsgen_dialects.arith import ConstantOp

    type = op.results[0].type
    if not isinstance(type, VectorType) or any(type.scalable_dims):
        return False
    for user in reversed(op.results[0].users):
        found = _outcome(op, user, type.num_elements)
        result = user.results[0].type if user.results else None
        if found is None or not isinstance(result, VectorType):
            continue
        rewriter.set_insertion_point_after(user)
        value = DenseIntOrFPElementsAttr.get(result, [found])
        rewriter.replace_op_with_new(user, ConstantOp.build(value))
        return True
    return False


def _outcome(op: StepOp, user: Operation, count: int) -> bool | None:
    """The outcome of the comparison; None if it differs between elements or is unknown."""
    from odsgen_dialects.arith import CmpIOp

    if not isinstance(user, CmpIOp) or user.lhs is not op.results[0]:
        return None
    bits = scalar_bits(constant_value(user.rhs))
    if bits is None:
        return None
    number, predicate = signed(bits, width_of(user.rhs.type)), user.predicate.name
    if number >= count and predicate in ("ult", "uge", "eq", "ne"):
        return predicate in ("ult", "ne")
    if number >= count - 1 and predicate in ("ule", "ugt"):
        return predicate == "ule"
    return None
