"""Between inherent attributes and the Python values that accessors of generated operations give and take."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import attrgetter
from typing import Any, Generic, NamedTuple, TypeVar

from odsgen.runtime.base.attribute import Attribute, Type
from odsgen.runtime.builtin.attributes import (
    ArrayAttr,
    BoolAttr,
    DenseArrayAttr,
    FlatSymbolRefAttr,
    FloatAttr,
    IntegerAttr,
    StringAttr,
    TypeAttr,
)
from odsgen.runtime.glue.enums import BitEnum, IntegerEnum, case_of
from odsgen.runtime.ir.building import strings

ValueT = TypeVar("ValueT")
AttributeT = TypeVar("AttributeT", bound=Attribute)
TypeT = TypeVar("TypeT", bound=Type)
EnumT = TypeVar("EnumT", bound=IntegerEnum | BitEnum)
StringEnumT = TypeVar("StringEnumT", bound=IntegerEnum)


class Conversion(NamedTuple, Generic[ValueT, AttributeT]):
    """The two directions."""

    value_of: Callable[[AttributeT], ValueT]
    attribute_of: Callable[[ValueT], AttributeT]


_value: Callable[[Any], Any] = attrgetter("value")

STRING: Conversion[str, StringAttr] = Conversion(_value, StringAttr.get)
SYMBOL: Conversion[str, FlatSymbolRefAttr] = Conversion(_value, FlatSymbolRefAttr.get)
BOOL: Conversion[bool, BoolAttr] = Conversion(lambda found: bool(found.value), BoolAttr.get)
TYPE: Conversion[Type, TypeAttr] = Conversion(_value, TypeAttr.get)


def type_of(kind: type[TypeT]) -> Conversion[TypeT, TypeAttr]:
    """A type of one class."""
    return Conversion(_value, TypeAttr.get)


def integer_of(type: Type) -> Conversion[int, IntegerAttr]:
    """A number of that type."""
    return Conversion(_value, lambda value: IntegerAttr.get(value, type))


def float_of(type: Type) -> Conversion[float, FloatAttr]:
    """A number of that type."""
    return Conversion(_value, lambda value: FloatAttr.get(value, type))


def enum_attribute_of(kind: type[AttributeT], enum: type[ValueT]) -> Conversion[ValueT, AttributeT]:
    """A case of an enum that has an attribute of its own."""
    make: Callable[[ValueT], AttributeT] = kind.get  # type: ignore[attr-defined]
    return Conversion(_value, make)


def enum_of_integer(enum: type[EnumT], type: Type) -> Conversion[EnumT, IntegerAttr]:
    """A case of an enum that is stored as a number."""
    attributes: dict[EnumT, IntegerAttr] = {}  # of the cases that were given

    def attribute_of(value: EnumT) -> IntegerAttr:
        if value.__class__ is enum and value in attributes:
            return attributes[value]
        case = case_of(enum, value)
        attribute = attributes[case] = IntegerAttr.get(case, type)
        return attribute

    return Conversion(lambda found: enum(found.value), attribute_of)


def enum_of_string(enum: type[StringEnumT]) -> Conversion[StringEnumT, StringAttr]:
    """A case of an enum that is stored as its keyword."""
    return Conversion(
        lambda found: enum.of_keyword(found.value),
        lambda value: StringAttr.get(case_of(enum, value).keyword),
    )


def integers_of(element_type: Type) -> Conversion[Sequence[int], DenseArrayAttr]:
    """The numbers of a dense array."""
    return _dense_array(element_type)


def floats_of(element_type: Type) -> Conversion[Sequence[float], DenseArrayAttr]:
    """The numbers of a dense array."""
    return _dense_array(element_type)


def booleans_of(element_type: Type) -> Conversion[Sequence[bool], DenseArrayAttr]:
    """The truth values of a dense array."""
    return _dense_array(element_type)


def _dense_array(element_type: Type) -> Conversion[Any, DenseArrayAttr]:
    return Conversion(attrgetter("values"), lambda values: DenseArrayAttr.get(element_type, values))


def attributes_of(kind: type[AttributeT]) -> Conversion[Sequence[AttributeT], ArrayAttr]:
    """The attributes in an array, of one class."""
    return Conversion(attrgetter("elements"), ArrayAttr.get)


def values_of(element: Conversion[ValueT, Any]) -> Conversion[Sequence[ValueT], ArrayAttr]:
    """The values of the attributes in an array."""
    value_of, attribute_of = element
    return Conversion(
        lambda found: tuple(map(value_of, found.elements)),
        lambda values: ArrayAttr.get([attribute_of(value) for value in strings(values)]),
    )
