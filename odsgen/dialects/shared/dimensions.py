"""Operations that tell the size of a dimension: `memref.dim` and `tensor.dim`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.dialects.shared.static_shapes import constant_integer
from odsgen.runtime.builtin.types import ShapedType
from odsgen.runtime.interfaces.side_effects import Speculatability

if TYPE_CHECKING:
    from odsgen.runtime.ir.operation import Operation


def speculatability_of_dimension(op: Operation) -> Speculatability:
    """The dimension must be known to be there."""
    source, number = op.operands
    dimension = constant_integer(number)
    if (
        dimension is None
        or not isinstance(source.type, ShapedType)
        or not source.type.has_rank
        or dimension >= len(source.type.shape)
    ):
        return Speculatability.NOT_SPECULATABLE
    return Speculatability.SPECULATABLE
