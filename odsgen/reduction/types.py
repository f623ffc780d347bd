"""Smaller types and numbers, everywhere in a program at once: `i64` becomes `i8`, a dimension of 512 becomes 2."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from odsgen.reduction.edits import inner
from odsgen.runtime import (
    Attribute,
    ConstantLike,
    DenseElementsAttr,
    DenseIntOrFPElementsAttr,
    FloatAttr,
    FloatType,
    IntegerAttr,
    IntegerType,
    Operation,
    ShapedType,
    Type,
    f16,
    f32,
    i1,
    i8,
    i32,
)
from odsgen.runtime.ir.subelements import replace_subelements, walk_subelements

Symbol = Attribute | Type


class NarrowType(NamedTuple):
    """Makes every integer or float of one type one of a smaller type; constants keep what fits of them."""

    type: Type
    share: float = 1

    def places(self, module: Operation) -> Sequence[tuple[Operation, Type]]:
        return [(module, each) for each in types_in(module) if self._is_larger(each)]

    def make(self, place: tuple[Operation, Type]) -> bool:
        module, old = place

        def narrowed(symbol: Symbol) -> Symbol | None:
            if symbol is old:
                return self.type
            if isinstance(symbol, IntegerAttr) and symbol.type is old:
                return IntegerAttr.get(_wrapped(symbol.value, self.type), self.type)
            if isinstance(symbol, FloatAttr) and symbol.type is old:
                return FloatAttr.get(symbol.value, self.type)
            if isinstance(symbol, DenseIntOrFPElementsAttr) and symbol.type.element_type is old:
                values = [_fitting(value, self.type) for value in symbol.values()]
                return DenseElementsAttr.get(symbol.type.clone_with(None, self.type), values)
            return None

        replace_everywhere(module, narrowed)
        return True

    def _is_larger(self, other: Type) -> bool:
        smaller = self.type
        if isinstance(other, IntegerType) and isinstance(smaller, IntegerType):
            return other.is_signless and other.width > smaller.width
        if isinstance(other, FloatType) and isinstance(smaller, FloatType):
            return other.width > smaller.width
        return False


class ShrinkDimension(NamedTuple):
    """Makes a size of shaped types smaller wherever it stands, and numbers that are equal to it if asked for."""

    size: int
    with_numbers: bool
    share: float = 1

    def places(self, module: Operation) -> Sequence[tuple[Operation, int]]:
        shaped = (each for each in types_in(module) if isinstance(each, ShapedType))
        sizes = {size for each in shaped if each.has_rank for size in each.shape}
        return [(module, size) for size in sorted(sizes) if size > self.size]

    def make(self, place: tuple[Operation, int]) -> bool:
        module, old = place

        def shrunk(symbol: Symbol) -> Symbol | None:
            if isinstance(symbol, ShapedType) and symbol.has_rank and old in symbol.shape:
                return self._shrunk(symbol, old)
            if isinstance(symbol, DenseIntOrFPElementsAttr) and old in symbol.type.shape:
                type = self._shrunk(symbol.type, old)
                return DenseElementsAttr.get(type, symbol.values()[: type.num_elements])
            if self.with_numbers and isinstance(symbol, IntegerAttr) and symbol.value == old:
                return IntegerAttr.get(self.size, symbol.type)
            return None

        replace_everywhere(module, shrunk)
        return True

    def _shrunk(self, type: ShapedType, old: int) -> ShapedType:
        shape = [self.size if size == old else size for size in type.shape]
        return type.clone_with(shape, type.element_type)


class ShrinkNumber(NamedTuple):
    """Makes a constant that number, or half of what it was."""

    number: int | None
    share: float = 1

    def places(self, module: Operation) -> Sequence[Operation]:
        return [op for op in inner(module) if op.has_trait(ConstantLike)]

    def make(self, place: Operation) -> bool:
        changed = False
        for name, value in place.properties_as_attributes().items():
            if isinstance(value, IntegerAttr):
                number = int(value.value / 2) if self.number is None else self.number
                place.set_attribute(name, IntegerAttr.get(number, value.type))
                changed = True
            elif isinstance(value, FloatAttr) and self.number is not None:
                place.set_attribute(name, FloatAttr.get(float(self.number), value.type))
                changed = True
            elif isinstance(value, DenseIntOrFPElementsAttr) and not value.is_splat:
                place.set_attribute(name, DenseElementsAttr.get(value.type, value.values()[:1]))
                changed = True
        return changed


NARROWER = (i1, i8, i32, f16, f32)


def types_in(module: Operation) -> Sequence[Type]:
    """The types of values and attributes of a program, each once, with what is inside them."""
    found: dict[Type, None] = {}
    seen: set[Symbol] = set()
    for op in module.walk():
        symbols: list[Symbol] = list(op.result_types)
        symbols += op.attributes.values()
        symbols += op.properties_as_attributes().values()
        for region in op.regions:
            symbols += [each.type for block in region.blocks for each in block.arguments]
        for symbol in symbols:
            if symbol not in seen:
                seen.add(symbol)
                parts = walk_subelements(symbol)
                found.update(dict.fromkeys(each for each in parts if isinstance(each, Type)))
    return list(found)


def size_of_types(module: Operation) -> int:
    """The bits of the scalars and the sizes of the dimensions of the types in a program."""
    size = 0
    for type in types_in(module):
        if isinstance(type, (IntegerType, FloatType)):
            size += type.width
        elif isinstance(type, ShapedType) and type.has_rank:
            size += sum(map(abs, type.shape))
    return size


def size_of_numbers(module: Operation) -> int:
    """The digits of the numbers of constants; a negative one is larger than its opposite."""
    size = 0
    for op in inner(module):
        if op.has_trait(ConstantLike):
            for value in op.properties_as_attributes().values():
                if isinstance(value, IntegerAttr):
                    size += 2 * abs(value.value).bit_length() + (value.value < 0)
                elif isinstance(value, FloatAttr):
                    size += len(str(value)) + (value.value != 0)
    return size


def replace_everywhere(module: Operation, replacement: Callable[[Symbol], Symbol | None]) -> None:
    """Replace types and attributes in all values, attributes and properties; raises ValueError where they then do not fit."""
    known: dict[Symbol, Symbol] = {}

    def replaced(symbol: Symbol) -> Symbol:
        if symbol not in known:
            known[symbol] = replace_subelements(symbol, replacement)
        return known[symbol]

    for op in module.walk():
        for result in op.results:
            new = replaced(result.type)
            assert isinstance(new, Type)
            result.type = new
        for region in op.regions:
            for block in region.blocks:
                for argument in block.arguments:
                    new = replaced(argument.type)
                    assert isinstance(new, Type)
                    argument.type = new
        for name, value in (*op.attributes.items(), *op.properties_as_attributes().items()):
            new = replaced(value)
            if new is not value:
                assert isinstance(new, Attribute)
                op.set_attribute(name, new)


def _wrapped(value: int, type: Type) -> int:
    width = type.width if isinstance(type, IntegerType) else 64
    half = 1 << (width - 1)
    return (value + half) % (2 * half) - half if width > 1 else value & 1


def _fitting(value: float | tuple[float, float], type: Type) -> int | float:
    if isinstance(value, tuple):
        raise ValueError("complex numbers stay as they are")
    return _wrapped(int(value), type) if isinstance(type, IntegerType) else float(value)
