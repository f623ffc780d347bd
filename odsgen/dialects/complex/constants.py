"""Materialization of constants of `complex`."""

from __future__ import annotations

from odsgen.dialects.shared import number_or_complex_constant
from odsgen.hooks import materializes_constants
from odsgen.runtime import Attribute, Location, Operation, Type


@materializes_constants
def materialize_constant(
    value: Attribute, type: Type, location: Location | None
) -> Operation | None:
    """Builds `complex.constant`, or the constant of `arith` for a part."""
    return number_or_complex_constant(value, type, location)
