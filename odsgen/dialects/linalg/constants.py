"""Constant materialization of the dialect `linalg`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.dialects.arith import constants
from odsgen.hooks import materializes_constants

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute, Type
    from odsgen.runtime.builtin.locations import Location
    from odsgen.runtime.ir.operation import Operation


@materializes_constants
def materialize_constant(
    value: Attribute, type: Type, location: Location | None
) -> Operation | None:
    """LinalgDialect::materializeConstant"""
    return constants.materialize_constant(value, type, location)
