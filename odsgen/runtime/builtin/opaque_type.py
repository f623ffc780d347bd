"""The types of dialects that are not registered."""

from __future__ import annotations

from typing import ClassVar, Final

from odsgen.runtime.base.attribute import Type


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
        key = (dialect, data)
        found = cls._interned.get(key)
        if found is not None:
            return found
        if not is_valid_namespace(dialect):
            raise ValueError(f"invalid dialect namespace '\"{dialect}\"'")
        return cls._interned.setdefault(key, cls(dialect, data))


def is_valid_namespace(name: str) -> bool:
    """Whether ``name`` can be a dialect's namespace: letters, digits, ``_`` and ``$``."""
    first, rest = name[:1], name[1:]
    if not (first.isascii() and (first.isalpha() or first == "_")):
        return False
    return rest.isascii() and rest.replace("_", "a").replace("$", "a").isalnum() or not rest
