"""Folds of the dialect `xegpu`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute
    from odsgen.runtime.ir.value import Value
    from odsgen_dialects.xegpu import ConvertLayoutOp


def fold_convert_layout(
    op: ConvertLayoutOp, operands: Sequence[Attribute | None]
) -> Sequence[Attribute | Value] | None:
    """The source, if it has the layout that is asked for."""
    properties = op.properties
    return [op.source] if properties["input_layout"] is properties["target_layout"] else None
