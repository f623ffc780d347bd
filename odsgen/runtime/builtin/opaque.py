"""The types and attributes of dialects that are not registered."""

from __future__ import annotations

import re
from typing import ClassVar, Final

from odsgen.runtime.base.attribute import Type, TypedAttr, construct
from odsgen.runtime.base.parameters import instance, string
from odsgen.runtime.builtin.scalar_types import none


class OpaqueType(Type):
    """``!foo.bar<…>`` of a dialect that is not registered, as its raw text ``data``."""

    __slots__ = ("dialect", "data")
    _interned: ClassVar[dict[tuple[str, str], OpaqueType]] = {}

    def __init__(self, dialect: str, data: str) -> None:
        self.dialect: Final = dialect
        self.data: Final = data

    @classmethod
    def get(cls, dialect: str, data: str = "") -> OpaqueType:
        """Raises ValueError when ``dialect`` cannot be a dialect's namespace."""
        try:
            found = OpaqueType._interned.get((dialect, data))
        except TypeError:  # no hash, told below
            found = None
        if found is not None:
            return found
        key = (string("a namespace", dialect), string("the data of an opaque type", data))
        if not is_valid_namespace(dialect):
            raise ValueError(f"invalid dialect namespace '\"{dialect}\"'")
        check_symbol_body(key[1])
        return OpaqueType._interned.setdefault(key, construct(OpaqueType, *key))


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


def is_valid_namespace(name: str) -> bool:
    """Whether ``name`` can be a dialect's namespace: letters, digits, ``_`` and ``$``."""
    first, rest = name[:1], name[1:]
    if not (first.isascii() and (first.isalpha() or first == "_")):
        return False
    return rest.isascii() and rest.replace("_", "a").replace("$", "a").isalnum() or not rest


_STRING_OR_BRACKET: Final = re.compile(r'"(?:[^"\\\n\v\f]|\\.)*"|->|[<>()\[\]{}"\0]', re.DOTALL)
_CLOSING: Final = {"<": ">", "(": ")", "[": "]", "{": "}"}


def check_symbol_body(data: str) -> None:
    """Raises ValueError for a text that cannot stand between ``<`` and ``>``: its brackets and quotes must balance."""
    open_brackets: list[str] = []
    for match in _STRING_OR_BRACKET.finditer(data):
        found = match[0]
        if found in _CLOSING:
            open_brackets.append(_CLOSING[found])
        elif found in ('"', "\0") or (
            found in ">)]}" and (not open_brackets or open_brackets.pop() != found)
        ):
            raise ValueError(f"the text of an opaque type or attribute is not balanced: {data!r}")
    if open_brackets:
        raise ValueError(f"the text of an opaque type or attribute is not balanced: {data!r}")
