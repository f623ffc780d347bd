"""Materialization of constants of `math`."""

from __future__ import annotations

from odsgen.dialects.arith import constants
from odsgen.hooks import materializes_constants
from odsgen.runtime import Attribute, Location, Operation, Type


@materializes_constants
def materialize_constant(
    value: Attribute, type: Type, location: Location | None
) -> Operation | None:
    """Builds `arith.constant`, or `ub.poison` for poison."""
    return constants.materialize_constant(value, type, location)
