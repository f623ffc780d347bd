"""Constants of `linalg`: those of `arith`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.dialects.arith import constants

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute, Type
    from odsgen.runtime.builtin.locations import Location
    from odsgen.runtime.ir.operation import Operation


def materialize_constant(
    value: Attribute, type: Type, location: Location | None
) -> Operation | None:
    """`arith.constant` for a number or several, `ub.poison` for poison."""
    return constants.materialize_constant(value, type, location)
