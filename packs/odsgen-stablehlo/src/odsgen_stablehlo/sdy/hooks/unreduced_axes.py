"""Which axes may become or stay unreduced from one sharding to another."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.runtime import Operation

from ..attributes import AxisRefAttr, TensorShardingAttr
from ..enums import ReductionOp
from .axes import any_overlap, difference, sizes_of
from .values import mesh_of


def verify_unreduced_axes(
    op: Operation,
    given: TensorShardingAttr,
    result: TensorShardingAttr,
    introduced: ReductionOp | None,
    removed: ReductionOp | None,
) -> None:
    """verifyUnreducedAxesTransition

    `introduced` and `removed` are the reductions of the axes that may be there in the result, or in what is given, alone.
    """
    mesh, result_mesh = mesh_of(given, op), mesh_of(result, op)
    if mesh is not None and result_mesh is not None and mesh is not result_mesh:
        return
    mesh = mesh or result_mesh
    sizes = {} if mesh is None else sizes_of(mesh)
    new = difference(result.unreduced_axes, given.unreduced_axes, sizes)
    if new:
        if introduced is None:
            raise op.op_error(f"cannot add new unreduced axis '{new[0].name}'.")
        _verify_reduction(op, result, new, introduced, "introduce")
    gone = difference(given.unreduced_axes, result.unreduced_axes, sizes)
    if gone:
        if removed is None:
            raise op.op_error(
                f"dropped unreduced axis '{gone[0].name}' without a blessed operation (e.g., "
                "sdy.reshard). This is an invalid transition from unreduced to reduced."
            )
        _verify_reduction(op, given, gone, removed, "reduce")
    if given.reduction_op is result.reduction_op:
        return
    for axis in result.unreduced_axes:
        if any_overlap(given.unreduced_axes, axis):
            raise op.op_error(
                "cannot change the reduction operator of kept unreduced axes from "
                f"{given.reduction_op.keyword} to {result.reduction_op.keyword}."
            )


def _verify_reduction(
    op: Operation,
    sharding: TensorShardingAttr,
    changed: Sequence[AxisRefAttr],
    expected: ReductionOp,
    verb: str,
) -> None:
    if sharding.reduction_op is not expected:
        if any(any_overlap(sharding.unreduced_axes, axis) for axis in changed):
            raise op.op_error(
                f"cannot {verb} '{sharding.reduction_op.keyword}' unreduced axes. Expected "
                f"'{expected.keyword}'."
            )
