"""Constants of `tensor`: those of `arith`, and those of `complex` for complex numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.dialects.shared.complex_constants import number_or_complex_constant

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute, Type
    from odsgen.runtime.builtin.locations import Location
    from odsgen.runtime.ir.operation import Operation


def materialize_constant(
    value: Attribute, type: Type, location: Location | None
) -> Operation | None:
    """`arith.constant` for a number or several, `complex.constant` for a complex one, `ub.poison` for poison."""
    return number_or_complex_constant(value, type, location)
