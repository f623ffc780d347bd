"""Interface methods of the dialect `math`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.runtime.builtin.types import VectorType

if TYPE_CHECKING:
    from odsgen_dialects.math import SincosOp


def shape_for_unroll_sincos(op: SincosOp) -> Sequence[int] | None:
    """The shape of the operand."""
    type = op.operand.type
    return type.shape if isinstance(type, VectorType) else None
