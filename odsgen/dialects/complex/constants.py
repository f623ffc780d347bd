"""Materialization of constants of `complex`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.dialects.shared.complex_constants import number_or_complex_constant
from odsgen.hooks import materializes_constants

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute, Type
    from odsgen.runtime.builtin.locations import Location
    from odsgen.runtime.ir.operation import Operation


@materializes_constants
def materialize_constant(
    value: Attribute, type: Type, location: Location | None
) -> Operation | None:
    """Builds `complex.constant`, or the constant of `arith` for a part."""
    return number_or_complex_constant(value, type, location)
