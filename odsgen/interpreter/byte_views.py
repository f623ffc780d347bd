"""Values as bytes, the lowest first, and memory of one type seen as another (`memref.view`, `vector.type_cast`)."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Any

from odsgen.interpreter.requests import Unsupported
from odsgen.interpreter.values import POISON, Elements, Storage
from odsgen.runtime.base.attribute import Type
from odsgen.runtime.builtin.types import ComplexType, FloatType, IndexType, IntegerType, VectorType
from odsgen.runtime.glue.numbers import ComplexNumber


def byte_count(type: Type) -> int:
    """How many bytes a value takes."""
    if isinstance(type, ComplexType):
        return 2 * byte_count(type.element_type)
    if isinstance(type, VectorType) and not type.is_scalable:
        return (prod(type.shape) * bit_count(type.element_type) + 7) // 8
    return (bit_count(type) + 7) // 8


def bit_count(type: Type) -> int:
    """The bits of a number."""
    if isinstance(type, (IntegerType, FloatType)):
        return type.width
    if isinstance(type, IndexType):
        return 64
    raise Unsupported(f"cannot be evaluated: how many bytes '{type}' takes is not known")


def to_bytes(value: Any, type: Type) -> list[Any]:
    """The bytes of a value; POISON for those of which a bit is poison."""
    if isinstance(type, ComplexType):
        parts = value if value is not POISON else (POISON, POISON)
        return [byte for part in parts for byte in to_bytes(part, type.element_type)]
    if isinstance(type, VectorType):
        count, width = byte_count(type), bit_count(type.element_type)
        if value is POISON:
            return [POISON] * count
        if width % 8 == 0:
            return [byte for each in value.values for byte in to_bytes(each, type.element_type)]
        return list(repacked(value.values, width, 8, count))
    count = byte_count(type)
    if value is POISON:
        return [POISON] * count
    if isinstance(value, int):
        return list(value.to_bytes(count, "little"))
    raise Unsupported("cannot be evaluated with the bytes of what is no number")


def from_bytes(data: Sequence[Any], type: Type) -> Any:
    """The value of bytes."""
    if isinstance(type, ComplexType):
        half = len(data) // 2
        return ComplexNumber(
            *(from_bytes(part, type.element_type) for part in (data[:half], data[half:]))
        )
    if isinstance(type, VectorType):
        count, width = prod(type.shape), bit_count(type.element_type)
        if width % 8 == 0:
            size = width // 8
            parts = [data[place : place + size] for place in range(0, count * size, size)]
            return Elements(type.shape, [from_bytes(part, type.element_type) for part in parts])
        return Elements(type.shape, repacked(data, 8, width, count))
    if isinstance(data, list) and POISON in data:
        return POISON
    number = int.from_bytes(bytes(data), "little")
    width = bit_count(type)
    return number & (1 << width) - 1 if width & 7 else number


def repacked(values: Sequence[Any], width: int, target_width: int, count: int) -> list[Any]:
    """The bits of numbers, the first one lowest, as numbers of another width; POISON where a bit is poison."""
    bits = poison = 0
    ones = (1 << width) - 1
    for place, value in enumerate(values):
        if value is POISON:
            poison |= ones << place * width
        else:
            bits |= value << place * width
    mask = (1 << target_width) - 1
    places = range(0, count * target_width, target_width)
    return [POISON if poison >> place & mask else bits >> place & mask for place in places]


class ByteView:
    """Cells of a type in memory of bytes."""

    __slots__ = ("_bytes", "_start", "_type", "_size", "_count")

    def __init__(self, data: Any, start: int, count: int, type: Type) -> None:
        self._bytes = data
        self._start = start
        self._type = type
        self._size = byte_count(type)
        self._count = count

    def __len__(self) -> int:
        return self._count

    def __getitem__(self, place: int) -> Any:
        start = self._start + place * self._size
        return from_bytes([self._bytes[start + n] for n in range(self._size)], self._type)

    def __setitem__(self, place: int, value: Any) -> None:
        start = self._start + place * self._size
        for number, byte in enumerate(to_bytes(value, self._type)):
            self._bytes[start + number] = byte


class VectorView:
    """One cell, a vector of the cells at these places."""

    __slots__ = ("_cells", "_places", "_shape")

    def __init__(self, cells: Any, places: Sequence[int], shape: Sequence[int]) -> None:
        self._cells = cells
        self._places = places
        self._shape = shape

    def __len__(self) -> int:
        return 1

    def __getitem__(self, place: int) -> Any:
        return Elements(self._shape, [self._cells[each] for each in self._places])

    def __setitem__(self, place: int, value: Any) -> None:
        values = [value] * len(self._places) if value is POISON else value.values
        for each, element in zip(self._places, values, strict=True):
            self._cells[each] = element


class ViewedStorage(Storage):
    """Memory that is seen as cells of another type; it lives as long as what it shows."""

    __slots__ = ("_shown",)

    def __init__(self, shown: Storage, cells: Any) -> None:
        self._shown = shown
        self.cells = cells

    @property
    def is_alive(self) -> bool:
        return self._shown.is_alive

    @is_alive.setter
    def is_alive(self, alive: bool) -> None:
        self._shown.is_alive = alive
