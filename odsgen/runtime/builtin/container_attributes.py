"""The builtin attributes that hold others or numbers: arrays, dictionaries, dense arrays and distinct ones."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final, cast

from odsgen.runtime.base.attribute import Attribute, Type, construct, slot_setter
from odsgen.runtime.base.parameters import instance, integers, several, shown, string
from odsgen.runtime.builtin.scalar_attributes import canonical_integer
from odsgen.runtime.builtin.types import FloatType, IntegerType, i1, i32
from odsgen.runtime.support.source import encode

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping


class ArrayAttr(Attribute):
    """``[1, i32, "text"]``: a list of attributes."""

    __slots__ = ("elements",)
    _interned: ClassVar[dict[tuple[Attribute, ...], ArrayAttr]] = {}

    def __init__(self, elements: tuple[Attribute, ...]) -> None:
        if TYPE_CHECKING:
            self.elements: Final = elements
        else:
            _set_elements_of_arrayattr(self, elements)

    @classmethod
    def get(cls, elements: Iterable[Attribute] = ()) -> ArrayAttr:
        key = several("the elements of an array", elements)
        try:
            found = ArrayAttr._interned.get(key)
        except TypeError:  # no hash, told below
            found = None
        if found is not None:
            return found
        for element in key:
            if not isinstance(element, Attribute):
                raise TypeError(f"the elements of an array are attributes, got {shown(element)}")
        return ArrayAttr._interned.setdefault(key, construct(ArrayAttr, key))

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


_set_elements_of_arrayattr = slot_setter(ArrayAttr, "elements")


class DictionaryAttr(Attribute):
    """``{name = value}``: attributes by name. ``entries`` are sorted by the bytes of the names."""

    __slots__ = ("entries",)
    _interned: ClassVar[dict[tuple[tuple[str, Attribute], ...], DictionaryAttr]] = {}

    def __init__(self, entries: tuple[tuple[str, Attribute], ...]) -> None:
        if TYPE_CHECKING:
            self.entries: Final = entries
        else:
            _set_entries_of_dictionaryattr(self, entries)

    @classmethod
    def get(
        cls, entries: Mapping[str, Attribute] | Iterable[tuple[str, Attribute]] = ()
    ) -> DictionaryAttr:
        """Raises ValueError when a name is there twice."""
        key = sorted_entries(entries)
        try:
            found = DictionaryAttr._interned.get(key)
        except TypeError:  # no hash, told below
            found = None
        if found is not None:
            return found
        key = tuple([(string("a name in a dictionary", name), value) for name, value in key])
        if len({name for name, _ in key}) != len(key):
            raise ValueError("duplicate key in dictionary attribute")
        if key and not key[0][0]:
            raise ValueError("a name in a dictionary attribute must not be empty")
        for name, value in key:
            if not isinstance(value, Attribute):
                raise TypeError(
                    f"the entries of a dictionary are attributes, got {shown(value)} for '{name}'"
                )
        return DictionaryAttr._interned.setdefault(key, construct(DictionaryAttr, key))

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


_set_entries_of_dictionaryattr = slot_setter(DictionaryAttr, "entries")


def sorted_entries(
    entries: Mapping[str, Attribute] | Iterable[tuple[str, Attribute]],
) -> tuple[tuple[str, Attribute], ...]:
    """Named attributes in MLIR's order, that of the bytes of the names."""
    items = getattr(entries, "items", None)
    try:
        pairs: list[tuple[str, Attribute]] = [
            (name, value)
            for name, value in (
                cast("Iterable[tuple[str, Attribute]]", entries) if items is None else items()
            )
        ]
    except (TypeError, ValueError):
        raise TypeError(
            f"a dictionary is made of a mapping or of pairs, but got {shown(entries)}"
        ) from None
    # Code points sort as their UTF-8 bytes do, but for the surrogates that stand for stray bytes.
    try:
        is_ascii = all(name.isascii() for name, _ in pairs)
    except AttributeError:
        raise TypeError(
            f"the names in a dictionary are strings, got {[n for n, _ in pairs]!r}"
        ) from None
    if is_ascii:
        pairs.sort(key=_entry_name)
    else:
        pairs.sort(key=_entry_bytes)
    return tuple(pairs)


def _entry_name(entry: tuple[str, Attribute]) -> str:
    return entry[0]


def _entry_bytes(entry: tuple[str, Attribute]) -> bytes:
    return encode(entry[0])


class DistinctAttr(Attribute):
    """``distinct[0]<value>``: an attribute that equals only itself, whatever it holds.

    Each call of ``create`` makes a new one; the number in the text is the printer's.  One that is pickled gets a token, by
    which it stays itself in this process and is one attribute in any other.
    """

    __slots__ = ("referenced", "_token")
    _by_token: ClassVar[dict[str, DistinctAttr]] = {}
    #: Whether this process has one at all.
    any_created: ClassVar[bool] = False

    def __init__(self, referenced: Attribute) -> None:
        DistinctAttr.any_created = True
        self.referenced: Final = referenced
        self._token: str | None = None

    @classmethod
    def create(cls, referenced: Attribute) -> DistinctAttr:
        instance("what a distinct attribute holds", referenced, Attribute, "an attribute")
        return construct(DistinctAttr, referenced)

    def construction(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        if self._token is None:
            from uuid import uuid4

            token = uuid4().hex
            DistinctAttr._by_token[token] = self
            self._token = token
        return DistinctAttr.of_token, (self._token, self.referenced)

    @classmethod
    def of_token(cls, token: str, referenced: Attribute) -> DistinctAttr:
        """The one of a token that `construction` gave."""
        found = cls._by_token.get(token)
        if found is None:
            made = construct(DistinctAttr, referenced)
            made._token = token
            found = cls._by_token.setdefault(token, made)
        return found

    def replace_immediate_subelements(self, replace: object) -> DistinctAttr:
        # A copy would be another attribute: MLIR's walk does not enter it to replace either.
        return self


class DenseArrayAttr(Attribute):
    """``array<i32: 1, 2>``: integers or floats of a width in whole bytes, or of one bit.

    ``numbers`` are the values of integers (zeros and ones of one bit) and the bits of floats.
    """

    __slots__ = ("element_type", "numbers")
    _interned: ClassVar[dict[tuple[Type, tuple[int, ...]], DenseArrayAttr]] = {}

    def __init__(self, element_type: IntegerType | FloatType, numbers: tuple[int, ...]) -> None:
        if TYPE_CHECKING:
            self.element_type: Final = element_type
            self.numbers: Final = numbers
        else:
            _set_element_type_of_densearrayattr(self, element_type)
            _set_numbers_of_densearrayattr(self, numbers)

    @classmethod
    def get(cls, element_type: Type, values: Iterable[float] = ()) -> DenseArrayAttr:
        """Raises ValueError for an element type that is none of those above, and for an integer
        that it does not have."""
        check_dense_array_type(element_type)
        if isinstance(element_type, FloatType):
            from_float = element_type.SEMANTICS.from_float
            floats = several("the elements of an array", values)
            for value in floats:
                if not isinstance(value, (int, float)):
                    raise TypeError(f"expected a number, got {shown(value)}")
            return DenseArrayAttr.from_numbers(element_type, map(from_float, floats))
        numbers: list[int] = []
        for value in several("the elements of an array", values):
            if not isinstance(value, int):
                raise ValueError("expected integer literal")
            numbers.append(value)
        return DenseArrayAttr.from_numbers(element_type, numbers)

    @classmethod
    def from_numbers(cls, element_type: Type, numbers: Iterable[int]) -> DenseArrayAttr:
        """As :meth:`get`, but floats are given by their bits."""
        key = (element_type, several("the elements of an array", numbers))
        try:
            found = DenseArrayAttr._interned.get(key)
        except TypeError:  # no hash, told below
            found = None
        if found is not None:
            return found
        number_type = check_dense_array_type(element_type)
        key = (element_type, integers("an element of an array", key[1]))
        if isinstance(number_type, FloatType):
            limit = 2 << number_type.width
            if not all(0 <= bits < limit for bits in key[1]):
                raise ValueError("hexadecimal float constant out of range for type")
            canonical = tuple(map(number_type.SEMANTICS.storage, key[1]))
        else:
            # An integer of one bit is a bool, whatever its signedness.
            type = number_type if number_type.width != 1 else i1
            checked = [canonical_integer(value, type) for value in key[1]]
            canonical = tuple(value for value in checked if value is not None)
            if len(canonical) != len(checked):
                raise ValueError("integer constant out of range")
        made = DenseArrayAttr._interned.setdefault(
            (element_type, canonical), construct(DenseArrayAttr, number_type, canonical)
        )
        DenseArrayAttr._interned[key] = made
        return made

    @property
    def values(self) -> tuple[bool, ...] | tuple[int, ...] | tuple[float, ...]:
        """The elements: bools of one bit, integers, or floats."""
        element_type = self.element_type
        if element_type is i32:  # sizes of segments above all
            return self.numbers
        if isinstance(element_type, FloatType):
            return tuple(map(element_type.SEMANTICS.to_float, self.numbers))
        if element_type.width == 1:
            return tuple(map(bool, self.numbers))
        return self.numbers

    def raw_data(self) -> bytes:
        """MLIR's buffer: the elements in whole bytes, little-endian."""
        from odsgen.runtime.builtin.element_storage import number_size, pack_numbers

        number_type = self.element_type
        if isinstance(number_type, FloatType):
            bits: Sequence[int] = self.numbers
        else:
            mask = (1 << number_type.width) - 1
            bits = [value & mask for value in self.numbers]
        return pack_numbers(bits, number_size(number_type))

    def __len__(self) -> int:
        return len(self.numbers)

    def __iter__(self) -> Iterator[float]:
        return iter(self.values)

    def __getitem__(self, position: int) -> float:
        return self.values[position]

    def __bool__(self) -> bool:
        return True

    def construction(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        return DenseArrayAttr.from_numbers, (self.element_type, self.numbers)

    def immediate_subelements(self) -> tuple[Attribute | Type, ...]:
        return (self.element_type,)

    def replace_immediate_subelements(self, replace: object) -> DenseArrayAttr:
        # With another type the numbers would mean something else.
        return self


_set_element_type_of_densearrayattr = slot_setter(DenseArrayAttr, "element_type")
_set_numbers_of_densearrayattr = slot_setter(DenseArrayAttr, "numbers")


def check_dense_array_type(element_type: Type) -> IntegerType | FloatType:
    """The element type, if an array can have it; else raises ValueError."""
    if not isinstance(element_type, (IntegerType, FloatType)):
        raise ValueError(f"expected integer or float type, got: '{element_type}'")
    if element_type.width != 1 and element_type.width % 8 != 0:
        raise ValueError("element type bitwidth must be a multiple of 8")
    return element_type
