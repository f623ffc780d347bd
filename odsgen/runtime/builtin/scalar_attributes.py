"""The builtin attributes of one value: unit, integers, floats, strings, symbols and types."""

from __future__ import annotations

from operator import index
from typing import TYPE_CHECKING, Any, ClassVar, Final

from odsgen.runtime.base.attribute import Attribute, Type, TypedAttr, construct, slot_setter
from odsgen.runtime.base.parameters import instance, integer, several, shown, string
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

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable


class UnitAttr(Attribute):
    """``unit``: an attribute that only matters by being there."""

    __slots__ = ()
    _instance: ClassVar[UnitAttr]

    @classmethod
    def get(cls) -> UnitAttr:
        return UnitAttr._instance


UnitAttr._instance = construct(UnitAttr)


class IntegerAttr(TypedAttr["IntegerType | IndexType"]):
    """``10 : i32``: an integer constant of an integer or index type.

    ``value`` is signed for signless, signed and index types, and not negative for unsigned ones. One of
    type ``i1`` is a :class:`BoolAttr`.
    """

    __slots__ = ("value",)
    _interned: ClassVar[dict[tuple[int, Type], IntegerAttr]] = {}

    def __init__(self, value: int, type: IntegerType | IndexType) -> None:
        super().__init__(type)
        if TYPE_CHECKING:
            self.value: Final = value
        else:
            _set_value_of_integerattr(self, value)

    @classmethod
    def get(cls, value: int, type: Type = i64) -> IntegerAttr:
        """A signless type takes both readings of its bits: 255 and -1 are one ``i8``.

        Raises ValueError for a type that has no integers and a value that does not fit the type.
        """
        key = (value, type)
        try:
            found = IntegerAttr._interned.get(key)
        except TypeError:  # no hash, told below
            found = None
        if found is not None:
            return found
        if not isinstance(type, (IntegerType, IndexType)):
            raise ValueError("integer literal not valid for specified type")
        try:
            number = index(value)
        except TypeError:
            raise TypeError(f"expected an int, got {shown(value)}") from None
        canonical = canonical_integer(number, type)
        if canonical is None:
            raise ValueError("integer constant out of range for attribute")
        found = IntegerAttr._interned.get((canonical, type))
        if found is None:
            made = (
                construct(BoolAttr, bool(canonical), type)
                if type is i1
                else construct(IntegerAttr, canonical, type)
            )
            found = IntegerAttr._interned.setdefault((canonical, type), made)
        IntegerAttr._interned[key] = found
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


_set_value_of_integerattr = slot_setter(IntegerAttr, "value")


class BoolAttr(IntegerAttr):
    """``true`` or ``false``: an IntegerAttr of type ``i1``; its ``value`` is a bool."""

    __slots__ = ()

    @classmethod
    def get(cls, value: int, type: Type = i1) -> BoolAttr:
        """Raises ValueError for another type than ``i1``."""
        if type is not i1:
            raise ValueError("expected type i1")
        if not isinstance(value, int) or value not in (False, True):
            raise TypeError(f"expected a bool, got {shown(value)}")
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
        if TYPE_CHECKING:
            self.bits: Final = bits
        else:
            _set_bits_of_floatattr(self, bits)

    @classmethod
    def get(cls, value: float, type: Type = f64) -> FloatAttr:
        """``value`` rounded to the nearest of the type.

        Raises ValueError for a type that is no float, and for NaN and infinities where it has none.
        """
        if not isinstance(type, FloatType):
            raise ValueError("floating point value not valid for specified type")
        if not isinstance(value, (float, int)):
            raise TypeError(f"expected a number, got {shown(value)}")
        bits = type.SEMANTICS.from_float(value)
        if bits >> type.WIDTH:
            raise ValueError(f"{type} has no {value}: all its numbers are finite")
        return FloatAttr.from_bits(bits, type)

    @classmethod
    def from_bits(cls, bits: int, type: Type) -> FloatAttr:
        """Raises ValueError for a type that is no float and bits that it does not have."""
        try:
            found = FloatAttr._interned.get((bits, type))
        except TypeError:  # no hash, told below
            found = None
        if found is not None:
            return found
        if not isinstance(type, FloatType):
            raise ValueError("floating point value not valid for specified type")
        bits = integer("the bits of a float", bits)
        # One bit more than the width: FloatSemantics marks there what the type cannot encode.
        if not 0 <= bits < 2 << type.WIDTH:
            raise ValueError("hexadecimal float constant out of range for type")
        return FloatAttr._interned.setdefault((bits, type), construct(FloatAttr, bits, type))

    @property
    def value(self) -> float:
        """The value as Python's double; exact but for f80 and f128."""
        return self.type.SEMANTICS.to_float(self.bits)

    def parameters(self) -> tuple[object, ...]:
        return (self.bits, self.type)

    def construction(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        return FloatAttr.from_bits, (self.bits, self.type)


_set_bits_of_floatattr = slot_setter(FloatAttr, "bits")


class StringAttr(TypedAttr[Type]):
    """``"text"``, with a type other than ``none`` ``"text" : !type``.

    MLIR's strings are bytes: ``value`` is them read as UTF-8 with "surrogateescape".
    """

    __slots__ = ("value",)
    _interned: ClassVar[dict[tuple[str, Type], StringAttr]] = {}

    def __init__(self, value: str, type: Type) -> None:
        super().__init__(type)
        if TYPE_CHECKING:
            self.value: Final = value
        else:
            _set_value_of_stringattr(self, value)

    @classmethod
    def get(cls, value: str, type: Type = none) -> StringAttr:
        try:
            found = StringAttr._interned.get((value, type))
        except TypeError:  # no hash, told below
            found = None
        if found is not None:
            return found
        if not isinstance(value, str):
            raise TypeError(f"expected a str, got {shown(value)}")
        key = (string("the value", value), type)
        instance("the type of a string", type, Type, "a type")
        return StringAttr._interned.setdefault(key, construct(StringAttr, *key))

    def parameters(self) -> tuple[object, ...]:
        return (self.value, self.type)


_set_value_of_stringattr = slot_setter(StringAttr, "value")


class SymbolRefAttr(Attribute):
    """``@root::@nested``: a reference to a symbol; ``nested`` are the names after the root."""

    __slots__ = ("root", "nested")
    _interned: ClassVar[dict[tuple[str, tuple[str, ...]], SymbolRefAttr]] = {}

    def __init__(self, root: str, nested: tuple[str, ...]) -> None:
        if TYPE_CHECKING:
            self.root: Final = root
            self.nested: Final = nested
        else:
            _set_root_of_symbolrefattr(self, root)
            _set_nested_of_symbolrefattr(self, nested)

    @classmethod
    def get(cls, root: str, nested: Iterable[str] = ()) -> SymbolRefAttr:
        """Without ``nested``, a :class:`FlatSymbolRefAttr`."""
        names = several("nested names", nested)
        try:
            found = SymbolRefAttr._interned.get((root, names))
        except TypeError:  # no hash, told below
            found = None
        if found is not None:
            return found
        key = (_symbol_name(root), tuple(map(_symbol_name, names)))
        made = construct(SymbolRefAttr if key[1] else FlatSymbolRefAttr, *key)
        return SymbolRefAttr._interned.setdefault(key, made)

    @property
    def leaf(self) -> str:
        """The name of the symbol itself, the last of the path."""
        return self.nested[-1] if self.nested else self.root


def _symbol_name(name: str) -> str:
    if not isinstance(name, str):
        raise TypeError(f"the names of symbols are strings, got {shown(name)}")
    return string("the name of a symbol", name)


_set_root_of_symbolrefattr = slot_setter(SymbolRefAttr, "root")
_set_nested_of_symbolrefattr = slot_setter(SymbolRefAttr, "nested")


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
        if TYPE_CHECKING:
            self.value: Final = value
        else:
            _set_value_of_typeattr(self, value)

    @classmethod
    def get(cls, value: Type) -> TypeAttr:
        try:
            found = TypeAttr._interned.get(value)
        except TypeError:  # no hash, told below
            found = None
        if found is not None:
            return found
        if not isinstance(value, Type):
            raise TypeError(f"expected a type, got {shown(value)}")
        return TypeAttr._interned.setdefault(value, construct(TypeAttr, value))


_set_value_of_typeattr = slot_setter(TypeAttr, "value")
