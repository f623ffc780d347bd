"""Attributes that follow from the rest of an operation (MLIR: `DerivedAttributeOpInterface.td`; ODS: DerivedAttr)."""

from __future__ import annotations

from typing import Any, ClassVar

from odsgen.runtime.base.attribute import Attribute, Type
from odsgen.runtime.base.interface import OpInterface
from odsgen.runtime.builtin.attributes import (
    ArrayAttr,
    BoolAttr,
    FloatAttr,
    IntegerAttr,
    StringAttr,
    TypeAttr,
)
from odsgen.runtime.builtin.types import f64, i64


class DerivedAttributeOpInterface(OpInterface):
    """An operation with accessors for what could be attributes and need not be stored."""

    __slots__ = ()

    #: The accessor of each derived attribute, by its name.
    DERIVED_ATTRIBUTES: ClassVar[dict[str, str]] = {}

    @classmethod
    def is_derived_attribute(cls, name: str) -> bool:
        return name in cls.DERIVED_ATTRIBUTES

    def materialize_derived_attributes(self) -> dict[str, Attribute]:
        """The derived attributes as attributes; those whose values have no form as one are left out."""
        found: dict[str, Attribute] = {}
        for name, accessor in self.DERIVED_ATTRIBUTES.items():
            attribute = _attribute_of(getattr(self, accessor))
            if attribute is not None:
                found[name] = attribute
        return found


def _attribute_of(value: Any) -> Attribute | None:
    """Integers have 64 bits, floats too."""
    match value:
        case Attribute():
            return value
        case Type():
            return TypeAttr.get(value)
        case bool():
            return BoolAttr.get(value)
        case int() if -(1 << 63) <= value < 1 << 63:
            return IntegerAttr.get(value, i64)
        case float():
            return FloatAttr.get(value, f64)
        case str():
            return StringAttr.get(value)
        case list() | tuple():
            elements = [_attribute_of(element) for element in value]
            known = [element for element in elements if element is not None]
            return ArrayAttr.get(known) if len(known) == len(elements) else None
    return None
