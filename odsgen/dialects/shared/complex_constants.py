"""Materialization of real and complex constants."""

from __future__ import annotations

from odsgen.dialects.arith import constants
from odsgen.dialects.shared.element_attributes import element_bits
from odsgen.runtime import ArrayAttr, Attribute, ComplexType, Location, Operation, Type


def complex_constant(value: Attribute, type: Type, location: Location | None) -> Operation | None:
    """Builds `complex.constant`; None if the value does not fit the type."""
    from odsgen_dialects.complex import ConstantOp

    if not isinstance(value, ArrayAttr) or not isinstance(type, ComplexType):
        return None
    if element_bits(value, type) is None:
        return None
    return ConstantOp(result_types=(type,), properties={"value": value}, location=location)


def number_or_complex_constant(
    value: Attribute, type: Type, location: Location | None
) -> Operation | None:
    """Builds `arith.constant`, `complex.constant` or `ub.poison`."""
    made = constants.materialize_constant(value, type, location)
    return made or complex_constant(value, type, location)
