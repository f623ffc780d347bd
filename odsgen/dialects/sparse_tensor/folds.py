"""Folds of `sparse_tensor`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.hooks import folds
from odsgen_dialects.sparse_tensor import ConvertOp

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute
    from odsgen.runtime.ir.value import Value


@folds(ConvertOp)
def fold_convert(
    op: ConvertOp, operands: Sequence[Attribute | None]
) -> Sequence[Attribute | Value] | None:
    """ConvertOp::fold"""
    return [op.source] if op.source.type is op.dest.type else None
