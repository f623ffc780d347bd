"""Folds of the dialect `transform`."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.hooks import folds
from odsgen.runtime import Attribute, Value
from odsgen_dialects.transform import MergeHandlesOp


@folds(MergeHandlesOp)
def fold_merge_handles(
    op: MergeHandlesOp, operands: Sequence[Attribute | None]
) -> Sequence[Attribute | Value] | None:
    """MergeHandlesOp::fold"""
    return [op.handles[0]] if len(op.handles) == 1 and not op.deduplicate else None
