"""The attributes of the builtin dialect that hold one value, a name, or other attributes.

Attributes with many elements are in ``elements.py``, locations in ``locations.py``. The rules are those
of MLIR's docs, "Builtin Dialect", "Attributes".
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from odsgen.runtime.builtin.opaque_type import is_valid_namespace
from odsgen.runtime.builtin.types import (
    INDEX_STORAGE_WIDTH,
    FloatType,
    IndexType,
    IntegerType,
    Signedness,
    f64,
    i1,
    i64,
    none,
)
from odsgen.runtime.ir.attribute import Attribute, Type, TypedAttr

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping


class UnitAttr(Attribute):
    """``unit``: an attribute that only matters by being there."""

    __slots__ = ()
    _instance: ClassVar[UnitAttr | None] = None

    @classmethod
    def get(cls) -> UnitAttr:
        found = cls._instance
        if found is None:
            found = cls._instance = cls()
        return found


class IntegerAttr(TypedAttr["IntegerType | IndexType"]):
    """``10 : i32``: an integer constant of an integer or index type.

    ``value`` is signed for signless, signed and index types, and not negative for unsigned ones. One of
    type ``i1`` is a :class:`BoolAttr`.
    """

    __slots__ = ("value",)
    _interned: ClassVar[dict[tuple[int, Type], IntegerAttr]] = {}

    def __init__(self, value: int, type: IntegerType | IndexType) -> None:
        super().__init__(type)
        self.value: Final = value

    @classmethod
    def get(cls, value: int, type: Type = i64) -> IntegerAttr:
        """A signless type takes both readings of its bits: 255 and -1 are one ``i8``.

        Raises ValueError for a type that has no integers and a value that does not fit the type.
        """
        key = (value, type)
        found = cls._interned.get(key)
        if found is not None:
            return found
        if not isinstance(type, (IntegerType, IndexType)):
            raise ValueError("integer literal not valid for specified type")
        canonical = canonical_integer(int(value), type)
        if canonical is None:
            raise ValueError("integer constant out of range for attribute")
        found = cls._interned.get((canonical, type))
        if found is None:
            made = BoolAttr(bool(canonical), type) if type is i1 else IntegerAttr(canonical, type)
            found = cls._interned.setdefault((canonical, type), made)
        cls._interned[key] = found
        return found

    @property
    def unsigned_value(self) -> int:
        """The bits of the value read without a sign."""
        if self.value >= 0:
            return self.value
        return self.value + (1 << integer_width(self.type))

    def parameters(self) -> tuple[object, ...]:
        return (self.value, self.type)

    def __bool__(self) -> bool:
        return True

    def __int__(self) -> int:
        return int(self.value)


class BoolAttr(IntegerAttr):
    """``true`` or ``false``: an IntegerAttr of type ``i1``; its ``value`` is a bool."""

    __slots__ = ()

    @classmethod
    def get(cls, value: int, type: Type = i1) -> BoolAttr:
        """Raises ValueError for another type than ``i1``."""
        if type is not i1:
            raise ValueError("expected type i1")
        found = IntegerAttr.get(bool(value), i1)
        assert isinstance(found, BoolAttr)
        return found


def integer_width(type: IntegerType | IndexType) -> int:
    """The number of bits in which a constant of the type is stored."""
    return type.width if isinstance(type, IntegerType) else INDEX_STORAGE_WIDTH


def canonical_integer(value: int, type: IntegerType | IndexType) -> int | None:
    """``value`` as the type reads its bits, or None when they do not fit."""
    if isinstance(type, IndexType):
        width, signedness = INDEX_STORAGE_WIDTH, Signedness.SIGNED
    else:
        width, signedness = type.width, type.signedness
        if type is i1:
            return value & 1 if -1 <= value <= 1 else None
    if width == 0:
        return 0 if value == 0 else None
    if signedness is Signedness.UNSIGNED:
        return value if 0 <= value < 1 << width else None
    half = 1 << (width - 1)
    if -half <= value < half:
        return value
    if signedness is Signedness.SIGNLESS and half <= value < 2 * half:
        return value - 2 * half
    return None


class FloatAttr(TypedAttr[FloatType]):
    """``1.5 : f32``: a float constant, held as the bits of its type."""

    __slots__ = ("bits",)
    _interned: ClassVar[dict[tuple[int, Type], FloatAttr]] = {}

    def __init__(self, bits: int, type: FloatType) -> None:
        super().__init__(type)
        self.bits: Final = bits

    @classmethod
    def get(cls, value: float, type: Type = f64) -> FloatAttr:
        """``value`` rounded to the nearest of the type; raises ValueError for a type that is no
        float."""
        if not isinstance(type, FloatType):
            raise ValueError("floating point value not valid for specified type")
        return cls.from_bits(type.SEMANTICS.from_float(value), type)

    @classmethod
    def from_bits(cls, bits: int, type: Type) -> FloatAttr:
        """Raises ValueError for a type that is no float and bits that it does not have."""
        key = (bits, type)
        found = cls._interned.get(key)
        if found is not None:
            return found
        if not isinstance(type, FloatType):
            raise ValueError("floating point value not valid for specified type")
        # One bit more than the width: FloatSemantics marks there what the type cannot encode.
        if not 0 <= bits < 2 << type.WIDTH:
            raise ValueError("hexadecimal float constant out of range for type")
        return cls._interned.setdefault(key, cls(bits, type))

    @property
    def value(self) -> float:
        """The value as Python's double; exact but for f80 and f128."""
        return self.type.SEMANTICS.to_float(self.bits)

    def parameters(self) -> tuple[object, ...]:
        return (self.bits, self.type)

    def __reduce__(self) -> tuple[object, ...]:
        return FloatAttr.from_bits, (self.bits, self.type)


class StringAttr(TypedAttr[Type]):
    """``"text"``, with a type other than ``none`` ``"text" : !type``.

    MLIR's strings are bytes: ``value`` is them read as UTF-8 with "surrogateescape".
    """

    __slots__ = ("value",)
    _interned: ClassVar[dict[tuple[str, Type], StringAttr]] = {}

    def __init__(self, value: str, type: Type) -> None:
        super().__init__(type)
        self.value: Final = value

    @classmethod
    def get(cls, value: str, type: Type = none) -> StringAttr:
        key = (value, type)
        found = cls._interned.get(key)
        if found is not None:
            return found
        return cls._interned.setdefault(key, cls(value, type))

    def parameters(self) -> tuple[object, ...]:
        return (self.value, self.type)


class SymbolRefAttr(Attribute):
    """``@root::@nested``: a reference to a symbol; ``nested`` are the names after the root."""

    __slots__ = ("root", "nested")
    _interned: ClassVar[dict[tuple[str, tuple[str, ...]], SymbolRefAttr]] = {}

    def __init__(self, root: str, nested: tuple[str, ...]) -> None:
        self.root: Final = root
        self.nested: Final = nested

    @classmethod
    def get(cls, root: str, nested: Iterable[str] = ()) -> SymbolRefAttr:
        """Without ``nested``, a :class:`FlatSymbolRefAttr`."""
        key = (root, tuple(nested))
        found = SymbolRefAttr._interned.get(key)
        if found is not None:
            return found
        made = SymbolRefAttr(*key) if key[1] else FlatSymbolRefAttr(*key)
        return SymbolRefAttr._interned.setdefault(key, made)

    @property
    def leaf(self) -> str:
        """The name of the symbol itself, the last of the path."""
        return self.nested[-1] if self.nested else self.root


class FlatSymbolRefAttr(SymbolRefAttr):
    """``@name``: a reference without nested names."""

    __slots__ = ()

    @classmethod
    def get(cls, root: str, nested: Iterable[str] = ()) -> FlatSymbolRefAttr:
        """Raises ValueError with nested names."""
        found = SymbolRefAttr.get(root, nested)
        if not isinstance(found, FlatSymbolRefAttr):
            raise ValueError("a flat symbol reference has no nested names")
        return found

    @property
    def value(self) -> str:
        """The name of the symbol."""
        return self.root

    def parameters(self) -> tuple[object, ...]:
        return (self.root,)


class TypeAttr(Attribute):
    """A type as an attribute; its text is that of the type."""

    __slots__ = ("value",)
    _interned: ClassVar[dict[Type, TypeAttr]] = {}

    def __init__(self, value: Type) -> None:
        self.value: Final = value

    @classmethod
    def get(cls, value: Type) -> TypeAttr:
        found = cls._interned.get(value)
        if found is not None:
            return found
        return cls._interned.setdefault(value, cls(value))


class ArrayAttr(Attribute):
    """``[1, i32, "text"]``: a list of attributes."""

    __slots__ = ("elements",)
    _interned: ClassVar[dict[tuple[Attribute, ...], ArrayAttr]] = {}

    def __init__(self, elements: tuple[Attribute, ...]) -> None:
        self.elements: Final = elements

    @classmethod
    def get(cls, elements: Iterable[Attribute] = ()) -> ArrayAttr:
        key = tuple(elements)
        found = cls._interned.get(key)
        if found is not None:
            return found
        return cls._interned.setdefault(key, cls(key))

    def __len__(self) -> int:
        return len(self.elements)

    def __iter__(self) -> Iterator[Attribute]:
        return iter(self.elements)

    def __getitem__(self, position: int) -> Attribute:
        return self.elements[position]

    def __bool__(self) -> bool:
        return True

    def immediate_subelements(self) -> tuple[Attribute | Type, ...]:
        return self.elements


class DictionaryAttr(Attribute):
    """``{name = value}``: attributes by name. ``entries`` are sorted by the bytes of the names."""

    __slots__ = ("entries",)
    _interned: ClassVar[dict[tuple[tuple[str, Attribute], ...], DictionaryAttr]] = {}

    def __init__(self, entries: tuple[tuple[str, Attribute], ...]) -> None:
        self.entries: Final = entries

    @classmethod
    def get(
        cls, entries: Mapping[str, Attribute] | Iterable[tuple[str, Attribute]] = ()
    ) -> DictionaryAttr:
        """Raises ValueError when a name is there twice."""
        key = sorted_entries(entries)
        found = cls._interned.get(key)
        if found is not None:
            return found
        if len({name for name, _ in key}) != len(key):
            raise ValueError("duplicate key in dictionary attribute")
        return cls._interned.setdefault(key, cls(key))

    def __len__(self) -> int:
        return len(self.entries)

    def __iter__(self) -> Iterator[str]:
        return (name for name, _ in self.entries)

    def __contains__(self, name: object) -> bool:
        return any(name == held for held, _ in self.entries)

    def __getitem__(self, name: str) -> Attribute:
        """Raises KeyError when there is no such entry."""
        for held, value in self.entries:
            if held == name:
                return value
        raise KeyError(name)

    def __bool__(self) -> bool:
        return True

    def lookup(self, name: str) -> Attribute | None:
        """The attribute of that name, or None."""
        for held, value in self.entries:
            if held == name:
                return value
        return None

    def as_dict(self) -> dict[str, Attribute]:
        """A new dict of the entries, in their order."""
        return dict(self.entries)

    def immediate_subelements(self) -> tuple[Attribute | Type, ...]:
        return tuple(value for _, value in self.entries)


def sorted_entries(
    entries: Mapping[str, Attribute] | Iterable[tuple[str, Attribute]],
) -> tuple[tuple[str, Attribute], ...]:
    """Named attributes in MLIR's order, that of the bytes of the names."""
    pairs = list(entries.items()) if hasattr(entries, "items") else list(entries)
    # Code points sort as their UTF-8 bytes do, but for the surrogates that stand for stray bytes.
    if all(name.isascii() for name, _ in pairs):
        pairs.sort(key=_entry_name)
    else:
        pairs.sort(key=_entry_bytes)
    return tuple(pairs)


def _entry_name(entry: tuple[str, Attribute]) -> str:
    return entry[0]


def _entry_bytes(entry: tuple[str, Attribute]) -> bytes:
    return entry[0].encode("utf-8", "surrogateescape")


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
        key = (dialect, data, type)
        found = cls._interned.get(key)
        if found is not None:
            return found
        if not is_valid_namespace(dialect):
            raise ValueError(f"invalid dialect namespace '{dialect}'")
        return cls._interned.setdefault(key, cls(dialect, data, type))

    def parameters(self) -> tuple[object, ...]:
        return (self.dialect, self.data, self.type)


class DistinctAttr(Attribute):
    """``distinct[0]<value>``: an attribute that equals only itself, whatever it holds.

    Each call of ``create`` makes a new one; the number in the text is the printer's.
    """

    __slots__ = ("referenced",)

    def __init__(self, referenced: Attribute) -> None:
        self.referenced: Final = referenced

    @classmethod
    def create(cls, referenced: Attribute) -> DistinctAttr:
        return cls(referenced)

    def __reduce__(self) -> tuple[object, ...]:
        return DistinctAttr.create, (self.referenced,)

    def replace_immediate_subelements(self, replace: object) -> DistinctAttr:
        # A copy would be another attribute: MLIR's walk does not enter it to replace either.
        return self
