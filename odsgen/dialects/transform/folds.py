"""Folds of the dialect `transform`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.hooks import folds
from odsgen_dialects.transform import MergeHandlesOp

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute
    from odsgen.runtime.ir.value import Value


@folds(MergeHandlesOp)
def fold_merge_handles(
    op: MergeHandlesOp, operands: Sequence[Attribute | None]
) -> Sequence[Attribute | Value] | None:
    """MergeHandlesOp::fold"""
    return [op.handles[0]] if len(op.handles) == 1 and not op.deduplicate else None
