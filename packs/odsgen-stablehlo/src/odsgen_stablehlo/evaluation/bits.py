"""Elements as bits: numbers of the width of their type."""

from __future__ import annotations

from typing import Any

from odsgen.interpreter import POISON, UndefinedBehavior, Unsupported
from odsgen.runtime import ComplexType, FloatType, IntegerType, Type
from odsgen.runtime.glue.numbers import ComplexNumber
from odsgen_dialects.quant import UniformQuantizedType


def width_of(type: Type) -> int:
    """How many bits an element has."""
    if isinstance(type, UniformQuantizedType):
        return type.storage_type.width
    if isinstance(type, ComplexType):
        return 2 * width_of(type.element_type)
    if isinstance(type, (IntegerType, FloatType)):
        return type.width
    raise Unsupported(f"cannot be evaluated on elements of the type '{type}'")


def bits_of(value: Any, type: Type) -> int:
    """The bits of an element; the real part of a complex number is lowest."""
    if value is POISON:
        raise UndefinedBehavior("depends on poison")
    if isinstance(type, ComplexType):
        return int(value[0] | value[1] << width_of(type.element_type))
    return int(value)


def of_bits(bits: int, type: Type) -> Any:
    """The element with these bits."""
    if isinstance(type, ComplexType):
        width = width_of(type.element_type)
        return ComplexNumber(bits & (1 << width) - 1, bits >> width)
    if isinstance(type, FloatType):
        return type.SEMANTICS.canonical(bits)
    return bits
