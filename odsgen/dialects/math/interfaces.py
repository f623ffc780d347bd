"""Interface methods of the dialect `math`."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.hooks import implements
from odsgen.runtime import VectorType
from odsgen_dialects.math import SincosOp


@implements(SincosOp, method="shape_for_unroll")
def shape_for_unroll_sincos(op: SincosOp) -> Sequence[int] | None:
    """SincosOp::getShapeForUnroll"""
    type = op.operand.type
    return type.shape if isinstance(type, VectorType) else None
