"""The attributes of dialects that are not registered."""

from __future__ import annotations

from typing import ClassVar, Final

from odsgen.runtime.base.attribute import Type, TypedAttr, construct
from odsgen.runtime.base.parameters import instance, string
from odsgen.runtime.builtin.opaque_type import check_symbol_body, is_valid_namespace
from odsgen.runtime.builtin.types import none


class OpaqueAttr(TypedAttr[Type]):
    """``#foo.bar<…>`` of a dialect that is not registered, as its raw text ``data``."""

    __slots__ = ("dialect", "data")
    _interned: ClassVar[dict[tuple[str, str, Type], OpaqueAttr]] = {}

    def __init__(self, dialect: str, data: str, type: Type) -> None:
        super().__init__(type)
        self.dialect: Final = dialect
        self.data: Final = data

    @classmethod
    def get(cls, dialect: str, data: str = "", type: Type = none) -> OpaqueAttr:
        """Raises ValueError when ``dialect`` cannot be a dialect's namespace."""
        try:
            found = OpaqueAttr._interned.get((dialect, data, type))
        except TypeError:  # no hash, told below
            found = None
        if found is not None:
            return found
        instance("the type of an opaque attribute", type, Type, "a type")
        data = string("the data of an opaque attribute", data)
        key = (string("a namespace", dialect), data, type)
        if not is_valid_namespace(dialect):
            raise ValueError(f"invalid dialect namespace '\"{dialect}\"'")
        check_symbol_body(data)
        return OpaqueAttr._interned.setdefault(key, construct(OpaqueAttr, *key))

    def parameters(self) -> tuple[object, ...]:
        return (self.dialect, self.data, self.type)
