"""Applies transforms that move operations on vectors out of loops."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from odsgen.dialects.linalg.hoisting import hoist_broadcasts, hoist_transfers
from odsgen.dialects.transform.interpreter import (
    Result,
    TransformRewriter,
    TransformState,
    to_each_target,
)
from odsgen.rewriting import PatternRewriter
from odsgen.runtime import InsertionPoint, Operation
from odsgen_dialects.transform import (
    HoistRedundantVectorBroadcastsOp,
    HoistRedundantVectorTransfersOp,
)


def _follow(state: TransformState) -> Callable[[Operation, Operation], None]:
    """Lets handles stand for the loop in place of another one."""

    def replace(old: Operation, new: Operation) -> None:
        state.replace_payload_op(old, new)
        for result, replacement in zip(old.results, new.results, strict=False):
            state.replace_payload_value(result, replacement)

    return replace


@to_each_target
def apply_hoist_transfers(
    op: HoistRedundantVectorTransfersOp,
    target: Operation,
    rewriter: TransformRewriter,
    state: TransformState,
) -> Sequence[Result]:
    """Reads before loops and writes behind them."""
    hoist_transfers(target, _follow(state), only_running=op.verify_non_zero_trip)
    return [target]


@to_each_target
def apply_hoist_broadcasts(
    op: HoistRedundantVectorBroadcastsOp,
    target: Operation,
    rewriter: TransformRewriter,
    state: TransformState,
) -> Sequence[Result]:
    """Broadcasts behind loops."""
    silent = PatternRewriter(InsertionPoint.before(target))
    hoist_broadcasts(target, silent, _follow(state))
    return [target]
