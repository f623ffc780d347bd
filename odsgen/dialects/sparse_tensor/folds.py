"""Folds of `sparse_tensor`."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.hooks import folds
from odsgen.runtime import Attribute, Value
from odsgen_dialects.sparse_tensor import ConvertOp


@folds(ConvertOp)
def fold_convert(
    op: ConvertOp, operands: Sequence[Attribute | None]
) -> Sequence[Attribute | Value] | None:
    """ConvertOp::fold"""
    return [op.source] if op.source.type is op.dest.type else None
