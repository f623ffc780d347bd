"""Integers of generated `semantics`: exact, or as the bits of a number of a width."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from odsgen.runtime.builtin.attributes import DenseIntOrFPElementsAttr, FloatAttr, IntegerAttr
from odsgen.runtime.builtin.type_functions import element_type_or_self
from odsgen.runtime.builtin.types import ComplexType, FloatType, IndexType, IntegerType

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute, Type


def signed(bits: int, width: int) -> int:
    """The bits read in two's complement."""
    return bits - (1 << width) if width and bits >> (width - 1) else bits


def wrapped(number: int, width: int) -> int:
    """The low bits."""
    return number & ((1 << width) - 1)


def bits_from(number: int, low: int, width: int) -> int:
    """The bits from a position on."""
    return number >> low & ((1 << width) - 1)


def concatenated(high: int, low: int, low_width: int) -> int:
    """The bits of one number above those of another."""
    return high << low_width | low


def truncated_quotient(a: int, b: int) -> int:
    """The quotient, rounded towards zero."""
    found = abs(a) // abs(b)
    return found if (a < 0) == (b < 0) else -found


def truncated_remainder(a: int, b: int) -> int:
    """The remainder with the sign of the dividend."""
    left = abs(a) % abs(b)
    return -left if a < 0 else left


def ceiling(a: int, b: int) -> int:
    """The quotient, rounded up."""
    return -(-a // b)


#: Python's own, under names that no operand has.
lesser = min
greater = max
distance = abs


def leading_zeros(bits: int, width: int) -> int:
    """The zeros above the highest 1."""
    return width - bits.bit_length()


def trailing_zeros(bits: int, width: int) -> int:
    """The zeros below the lowest 1."""
    return (bits & -bits).bit_length() - 1 if bits else width


def reversed_bits(bits: int, width: int) -> int:
    """The bits in the opposite order."""
    return int(f"{bits:0{width}b}"[::-1], 2) if width else 0


def reversed_bytes(bits: int, width: int) -> int:
    """The bytes in the opposite order."""
    return int.from_bytes(bits.to_bytes(width // 8, "little"), "big")


def power(base: int, exponent: int, width: int) -> int:
    """The low bits of a power; the exponent is not negative."""
    return pow(base, exponent, 1 << width)


#: The bits of an index in attributes.
INDEX_WIDTH = 64


def width_of_type(type: Type, index_width: int) -> int:
    """The number of bits of a number type, or of the elements of a shaped one."""
    element = element_type_or_self(type)
    if isinstance(element, FloatType):
        return element.WIDTH
    if isinstance(element, IntegerType):
        return element.width
    if isinstance(element, IndexType):
        return index_width
    width = getattr(element, "width", None)  # as `!smt.bv<8>` has one
    if not isinstance(width, int):
        raise ValueError(f"'{type}' has no width")
    return width


def is_index_type(type: Type) -> bool:
    """Whether the type, or the element type of a shaped one, is `index`."""
    return isinstance(element_type_or_self(type), IndexType)


def is_float_type(type: Type) -> bool:
    """Whether the type, or the element type of a shaped one, is a float type."""
    return isinstance(element_type_or_self(type), FloatType)


def is_unsigned_type(type: Type) -> bool:
    """Whether the type, or the element type of a shaped one, is an unsigned integer type."""
    element = element_type_or_self(type)
    return isinstance(element, IntegerType) and element.is_unsigned


class ComplexNumber(NamedTuple):
    """A complex number, the bits of its parts."""

    real: int
    imaginary: int


def real_part(number: ComplexNumber) -> int:
    """The bits of the real part."""
    return number.real


def imaginary_part(number: ComplexNumber) -> int:
    """The bits of the imaginary part."""
    return number.imaginary


def float_format(type: Type) -> Any:
    """The FloatSemantics of a float type, or of the elements of a shaped or complex one."""
    element = element_type_or_self(type)
    if isinstance(element, ComplexType):
        element = element.element_type
    if not isinstance(element, FloatType):
        raise ValueError(f"'{type}' is no float type")
    return element.SEMANTICS


def attribute_bits(attribute: Attribute | None) -> int:
    """The bits of an integer or float attribute."""
    if isinstance(attribute, IntegerAttr):
        return int(attribute.unsigned_value)
    if isinstance(attribute, FloatAttr):
        return attribute.bits
    raise ValueError("expected an integer or float attribute")


def integer_of(attribute: Any) -> int | None:
    """The bits of an integer attribute or splat, the number of an enum's; None of others."""
    if isinstance(attribute, IntegerAttr):
        return int(attribute.unsigned_value)
    if isinstance(attribute, DenseIntOrFPElementsAttr):
        if attribute.is_splat and not isinstance(attribute.type.element_type, FloatType):
            return int(attribute.number_bits()[0])
        return None
    number = getattr(attribute, "value", None)
    return int(number) if isinstance(number, int) else None


def known_integer_of(attribute: Any) -> int:
    """The same, where the pattern has asked for an attribute that has a number."""
    found = integer_of(attribute)
    if found is None:
        raise ValueError(f"expected an integer attribute, but got {attribute}")
    return found


def number_like(like: Any, number: int) -> Any:
    """An attribute of the type of a value or an attribute, or of the class of an enum attribute."""
    type_of_it = getattr(like, "type", None)
    if type_of_it is None:
        return type(like).get(type(like.value)(number))
    element = element_type_or_self(type_of_it)
    bits = wrapped(number, width_of_type(element, INDEX_WIDTH))
    if element is not type_of_it:
        return DenseIntOrFPElementsAttr.from_bits(type_of_it, [bits])
    if isinstance(element, FloatType):
        return FloatAttr.from_bits(bits, element)
    if isinstance(element, IntegerType) and element.is_unsigned:
        return IntegerAttr.get(bits, element)
    return IntegerAttr.get(signed(bits, width_of_type(element, INDEX_WIDTH)), element)


def type_of_attribute(attribute: Attribute | None) -> Type:
    """The type of an integer or float attribute."""
    if isinstance(attribute, (IntegerAttr, FloatAttr)):
        return attribute.type
    raise ValueError("expected an integer or float attribute")
