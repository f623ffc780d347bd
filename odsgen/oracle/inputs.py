"""Inputs of functions: first the values at the edges of their types, then random ones."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import prod
from random import Random
from typing import Any

from odsgen.dialects.memref.layouts import strides_and_offset
from odsgen.interpreter import Buffer, Elements
from odsgen.interpreter.values import Storage
from odsgen.runtime import (
    DYNAMIC_STRIDE,
    ComplexType,
    FloatType,
    IndexType,
    IntegerType,
    MemRefType,
    RankedTensorType,
    Type,
    VectorType,
)
from odsgen.runtime.glue.numbers import ComplexNumber

_DYNAMIC_SIZES = (4, 3, 2, 1, 0)
#: Shaped values of more elements are not made.
_MOST_ELEMENTS = 1 << 14
_FLOATS = (0.0, -0.0, 1.0, -1.5, 2.0, 0.1, 1e30, -1e-30, float("inf"), float("-inf"), float("nan"))


def arguments_for(
    types: Sequence[Type], count: int, seed: int | str, *, moderate: bool = False
) -> Iterator[tuple[Any, ...]]:
    """So many tuples of arguments, the same ones for the same seed; none for types of which there are no values.

    `moderate` floats are small integers, with which sums are exact in any order.
    """
    makers = [_maker(type, moderate) for type in types]
    known = [maker for maker in makers if maker is not None]
    if len(known) < len(makers):
        return
    random = Random(seed)
    if not types:
        yield ()
        return
    for number in range(count):
        # Every edge is met beside other edges of the other arguments; indices are within small sizes half of the time.
        small = number % 2 == 1
        size = random.choice(_DYNAMIC_SIZES) if small or random.random() < 0.5 else None
        yield tuple(
            (
                random.randrange(4)
                if small and isinstance(type, IndexType)
                else maker(random, number if random.random() < 0.7 else random.randrange(64), size)
            )
            for maker, type in zip(known, types, strict=True)
        )


#: Makes the value of a number: those at the edges for the first ones.  Dimensions of unknown size have the given one.
_Maker = Callable[[Random, int, int | None], Any]


def _maker(type: Type, moderate: bool) -> _Maker | None:
    if isinstance(type, (IntegerType, IndexType)):
        return _integers(type.width if isinstance(type, IntegerType) else 64)
    if isinstance(type, FloatType):
        return _moderate_floats(type) if moderate else _floats(type)
    if isinstance(type, ComplexType):
        part = _maker(type.element_type, moderate)
        return part and (
            lambda random, n, _: ComplexNumber(part(random, n, _), part(random, n + 1, _))
        )
    if isinstance(type, (VectorType, RankedTensorType, MemRefType)):
        element = _maker(type.element_type, moderate)
        return element and _shaped(type, element)
    return None


def _integers(width: int) -> _Maker:
    mask = (1 << width) - 1
    edges = [0, 1, mask, mask >> 1, (mask >> 1) + 1, 2, mask - 1, 3, width & mask, 5, 7, 8, 31, 33]
    edges = list(dict.fromkeys(edge & mask for edge in edges))

    def make(random: Random, number: int, _: int | None) -> int:
        if number < len(edges):
            return edges[number]
        if random.random() < 0.5:
            return random.randrange(min(mask, 20) + 1)
        return random.getrandbits(width) if width else 0

    return make


def _floats(type: FloatType) -> _Maker:
    semantics = type.SEMANTICS

    def make(random: Random, number: int, _: int | None) -> int:
        if number < len(_FLOATS):
            return semantics.from_float(_FLOATS[number])
        if random.random() < 0.5:
            return semantics.from_float(random.randrange(-8, 9) / 2)
        bits = random.getrandbits(type.width)
        # LLVM does not tell signaling NaNs from quiet ones.
        return semantics.nan() if semantics.is_nan(bits) else bits

    return make


def _moderate_floats(type: FloatType) -> _Maker:
    return lambda random, number, _: type.SEMANTICS.from_float(float(random.randrange(-4, 5)))


def _shaped(type: VectorType | RankedTensorType | MemRefType, element: _Maker) -> _Maker:
    def make(random: Random, number: int, size: int | None) -> Any:
        shape = list(type.shape)
        for place, known in enumerate(shape):
            if known < 0:
                shape[place] = random.choice(_DYNAMIC_SIZES) if size is None else size
        if prod(shape) > _MOST_ELEMENTS:
            raise TooLarge(f"a '{type}' has too many elements to run programs of it")
        if isinstance(type, MemRefType):
            buffer = _buffer(type, shape, random)
            for place in range(len(buffer.storage.cells)):
                buffer.storage.cells[place] = element(random, random.randrange(32), size)
            return buffer
        return Elements(
            shape, [element(random, random.randrange(32), size) for _ in range(prod(shape))]
        )

    return make


def _buffer(type: MemRefType, shape: Sequence[int], random: Random) -> Buffer:
    """A buffer of a type, with distances between rows and before the first where the layout has them open."""
    layout = None if type.layout is None else strides_and_offset(type)
    if layout is None:
        return Buffer.allocate(shape)
    strides, step = list(layout[0]), 1
    offset = random.randrange(4) if layout[1] == DYNAMIC_STRIDE else layout[1]
    for place in reversed(range(len(shape))):
        if strides[place] == DYNAMIC_STRIDE:
            strides[place] = step + random.randrange(2)
        step = max(step, strides[place] * shape[place])
    count = offset + sum((n - 1) * s for n, s in zip(shape, strides, strict=True)) + 1
    if min((*strides, offset)) < 0 or count > _MOST_ELEMENTS:
        raise TooLarge(f"no buffers are made for the layout of '{type}'")
    return Buffer(Storage(count if all(shape) else offset), offset, shape, strides)


class TooLarge(Exception):
    """A type has values that are not made."""
