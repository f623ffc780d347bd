"""Checks by `generate-runtime-verification` of the operations of `tensor`."""

from __future__ import annotations

from odsgen.dialects.shared import mixed_slice
from odsgen.dialects.shared.runtime_checks import Checks, checks
from odsgen.runtime import RankedTensorType
from odsgen_dialects import tensor


@checks(tensor.CastOp)
def _cast(op: tensor.CastOp, checks: Checks) -> None:
    type = op.dest.type
    if isinstance(type, RankedTensorType):
        checks.cast(op.source, type, tensor.RankOp.build)
        checks.sizes(op.source, type)


@checks(tensor.DimOp)
def _dim(op: tensor.DimOp, checks: Checks) -> None:
    checks.index_of_dim(tensor.RankOp.build(op.source), op.index)


@checks(tensor.ExtractOp)
def _extract(op: tensor.ExtractOp, checks: Checks) -> None:
    checks.access(op.tensor, op.indices)


@checks(tensor.InsertOp)
def _insert(op: tensor.InsertOp, checks: Checks) -> None:
    checks.access(op.dest, op.indices)


@checks(tensor.ExtractSliceOp)
def _extract_slice(op: tensor.ExtractSliceOp, checks: Checks) -> None:
    zero, one = checks.constant(0), checks.constant(1)
    checks.slice(
        mixed_slice(op),
        lambda number: checks.fold(checks.dim(op.source, number)),
        zero,
        one,
        "extract_slice",
    )
