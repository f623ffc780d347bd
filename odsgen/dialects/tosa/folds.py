"""Folds of the dialect `tosa`: what its constants are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute
    from odsgen_dialects.tosa import ConstOp, ConstShapeOp


def fold_const(op: ConstOp, operands: Sequence[Attribute | None]) -> Sequence[Attribute] | None:
    """The elements."""
    return [op.values]


def fold_const_shape(
    op: ConstShapeOp, operands: Sequence[Attribute | None]
) -> Sequence[Attribute] | None:
    """The sizes."""
    return [op.values]
