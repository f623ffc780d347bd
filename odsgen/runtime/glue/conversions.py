"""Conversions between attributes and the values of Python that accessors, builders and parameters have for them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from operator import attrgetter
from typing import Any, Generic, NamedTuple, TypeVar

from odsgen.runtime.base.attribute import Attribute, Type
from odsgen.runtime.base.parameters import string
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

    def attribute_of(value: TypeT) -> TypeAttr:
        if not isinstance(value, kind):
            raise TypeError(f"expected a {kind.__name__}, got {value!r}")
        return TypeAttr.get(value)

    return Conversion(_value, TypeAttr.get if kind is Type else attribute_of)


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


_WORDS: dict[object, str] = {int: "an int", bool: "a bool", str: "a string"}


def fitting(name: str, value: ValueT, of: type) -> ValueT:
    """The value of a parameter as it is kept; raises ValueError if it is not of the class.

    Python's `True` is an integer too, but no integer's text.
    """
    kept: Any = value
    if of is str and isinstance(kept, str):
        kept = string(name, kept)
        return kept  # type: ignore[no-any-return]
    if type(value) is of:
        return value
    if isinstance(kept, str) and issubclass(of, (IntegerEnum, BitEnum)):
        enum: Any = of
        case = enum.from_keyword(kept)
        if case is None:
            raise ValueError(
                f"the parameter '{name}' must be of {of.__name__}, and '{kept}' is no case of it"
            )
        kept = case
    elif of is bool and isinstance(kept, int) and kept in (0, 1):
        kept = bool(kept)
    elif of is int and isinstance(kept, int):
        kept = int(kept)
    elif of in (int, bool) or not isinstance(kept, of):
        words = _WORDS.get(of) or f"of {of.__name__}"
        raise ValueError(f"the parameter '{name}' must be {words}, but got {_shown(kept)}")
    return kept  # type: ignore[no-any-return]


def number(name: str, value: float) -> float:
    """A float, also of an integer; raises ValueError if it is none."""
    try:
        if isinstance(value, (int, float)):
            return float(value)
    except OverflowError:
        raise ValueError(f"the parameter '{name}' is too large for a float") from None
    raise ValueError(f"the parameter '{name}' must be a float, but got {_shown(value)}")


def elements(name: str, values: Iterable[ValueT]) -> tuple[ValueT, ...]:
    """The elements of a list, lists among them as tuples; raises ValueError if it is none."""
    if isinstance(values, (str, bytes)) or not isinstance(values, Iterable):
        raise ValueError(f"the parameter '{name}' must be a sequence, but got {_shown(values)}")
    kept: list[Any] = [tuple(v) if isinstance(v, list) else v for v in values]
    return tuple(kept)


def _shown(value: object) -> str:
    text = repr(value) if isinstance(value, (str, bytes, int, float)) else ""
    return text if text and len(text) < 40 else f"an object of {type(value).__name__}"
