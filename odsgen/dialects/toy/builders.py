"""Builders of the dialect `toy`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.runtime.builtin.elements import DenseIntOrFPElementsAttr
from odsgen.runtime.builtin.types import (
    RankedTensorType,
    f64,
)

if TYPE_CHECKING:
    from odsgen.runtime.builtin.locations import Location
    from odsgen_dialects.toy import (
        ConstantOp,
    )


def build_constant_from_float(value: float, *, location: Location | None = None) -> ConstantOp:
    """A tensor of rank 0."""
    from odsgen_dialects.toy import ConstantOp

    type = RankedTensorType.get((), f64)
    attribute = DenseIntOrFPElementsAttr.get(type, [value])
    return ConstantOp.build(type, attribute, location=location)
