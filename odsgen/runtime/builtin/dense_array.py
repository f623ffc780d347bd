"""Flat arrays of numbers (MLIR's docs, "Builtin Dialect", "DenseArrayAttr")."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final

from odsgen.runtime.base.attribute import Attribute, Type, construct, slot_setter
from odsgen.runtime.base.parameters import integers, several, shown
from odsgen.runtime.builtin.scalar_attributes import canonical_integer
from odsgen.runtime.builtin.types import FloatType, IntegerType, i1, i32


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
