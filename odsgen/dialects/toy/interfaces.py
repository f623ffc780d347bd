"""Interface methods of the dialect `toy`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.runtime.builtin.types import (
    TensorType,
)

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Type
    from odsgen_dialects.toy import (
        CastOp,
    )


def are_cast_compatible_cast(op: CastOp, inputs: Sequence[Type], outputs: Sequence[Type]) -> bool:
    """Between tensors of one element type whose shapes agree as far as they are known."""
    if len(inputs) != 1 or len(outputs) != 1:
        return False
    source, target = inputs[0], outputs[0]
    if not isinstance(source, TensorType) or not isinstance(target, TensorType):
        return False
    if source.element_type is not target.element_type:
        return False
    return not source.has_rank or not target.has_rank or source is target
