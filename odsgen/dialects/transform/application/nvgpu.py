"""Applies transforms for GPUs of NVIDIA."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.dialects.gpu.async_copies import create_async_groups
from odsgen.dialects.transform.interpreter import (
    Result,
    TransformRewriter,
    TransformState,
    to_each_target,
)
from odsgen.runtime import Operation
from odsgen_dialects.transform import CreateAsyncGroupsOp


@to_each_target
def apply_create_async_groups(
    op: CreateAsyncGroupsOp, target: Operation, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Result]:
    """Makes copies to shared memory asynchronous."""
    create_async_groups(rewriter, target, bypass_l1=op.bypass_l1)
    return [target]
