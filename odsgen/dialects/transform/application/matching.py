"""Applies matchers of operations and parameters."""

from __future__ import annotations

import operator
from collections.abc import Callable, Sequence

from odsgen.dialects.transform.interpreter import (
    Payload,
    TransformRewriter,
    TransformState,
    definite,
    silenceable,
)
from odsgen.hooks import applies
from odsgen.runtime import IntegerAttr, Operation, Value
from odsgen_dialects.transform import (
    MatchCmpIPredicate,
    MatchOperationEmptyOp,
    MatchOperationNameOp,
    MatchParamCmpIOp,
)


def only_operation(op: Operation, handle: Value, state: TransformState) -> Operation | None:
    """The operation of a handle that may stand for at most one."""
    payload = state.payload_ops(handle)
    if len(payload) > 1:
        raise definite(
            op,
            "AtMostOneOpMatcherOpTrait requires the operand handle to point to at most one payload op",
        )
    return payload[0] if payload else None


def single_operation(op: Operation, handle: Value, state: TransformState) -> Operation:
    """The operation of a handle that must stand for one (MLIR: `SingleOpMatcherOpTrait`)."""
    payload = state.payload_ops(handle)
    if len(payload) != 1:
        raise definite(
            op, "SingleOpMatchOpTrait requires the operand handle to point to a single payload op"
        )
    return payload[0]


@applies(MatchOperationNameOp)
def apply_match_operation_name(
    op: MatchOperationNameOp, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Payload]:
    """Succeeds on operations of these names."""
    if single_operation(op, op.operand_handle, state).name not in op.op_names:
        raise silenceable(op, "wrong operation name")
    return []


@applies(MatchOperationEmptyOp)
def apply_match_operation_empty(
    op: MatchOperationEmptyOp, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Payload]:
    """Succeeds if the handle stands for nothing."""
    if only_operation(op, op.operand_handle, state) is not None:
        raise silenceable(op, "operation is not empty")
    return []


_COMPARISONS: dict[MatchCmpIPredicate, tuple[str, Callable[[int, int], bool]]] = {
    MatchCmpIPredicate.eq: ("equal to", operator.eq),
    MatchCmpIPredicate.ne: ("not equal to", operator.ne),
    MatchCmpIPredicate.lt: ("less than", operator.lt),
    MatchCmpIPredicate.le: ("less than or equal to", operator.le),
    MatchCmpIPredicate.gt: ("greater than", operator.gt),
    MatchCmpIPredicate.ge: ("greater than or equal to", operator.ge),
}


@applies(MatchParamCmpIOp)
def apply_match_param_cmpi(
    op: MatchParamCmpIOp, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Payload]:
    """Compares the parameters one by one."""
    params, references = state.params(op.param), state.params(op.reference)
    if len(params) != len(references):
        raise silenceable(
            op,
            f"parameters have different payload lengths ({len(params)} vs {len(references)})",
        )
    word, compare = _COMPARISONS[op.predicate]
    for number, (param, reference) in enumerate(zip(params, references, strict=True)):
        if not (isinstance(param, IntegerAttr) and isinstance(reference, IntegerAttr)):
            raise definite(op, "non-integer parameter value not expected")
        if param.type is not reference.type:
            raise definite(op, f"mismatching integer attribute types in parameter #{number}")
        if not compare(param.value, reference.value):
            raise silenceable(
                op,
                f"expected parameter to be {word} {reference}, got {param}",
                [
                    (
                        op.param.location,
                        f"value # {number} associated with the parameter defined here",
                    )
                ],
            )
    return []
