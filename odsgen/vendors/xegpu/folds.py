"""Folds of the dialect `xegpu`."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.hooks import folds
from odsgen.runtime import Attribute, Value
from odsgen_dialects.xegpu import ConvertLayoutOp


@folds(ConvertLayoutOp)
def fold_convert_layout(
    op: ConvertLayoutOp, operands: Sequence[Attribute | None]
) -> Sequence[Attribute | Value] | None:
    """ConvertLayoutOp::fold"""
    properties = op.properties
    return [op.source] if properties["input_layout"] is properties["target_layout"] else None
