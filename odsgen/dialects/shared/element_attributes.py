"""Elements of constants, and constants made of elements (MLIR: `ElementsAttr`)."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.rewriting.number_constants import number_attribute
from odsgen.runtime import (
    ArrayAttr,
    Attribute,
    ComplexType,
    DenseElementsAttr,
    DenseIntOrFPElementsAttr,
    DenseStringElementsAttr,
    ElementsAttr,
    FloatAttr,
    FloatType,
    IndexType,
    IntegerAttr,
    IntegerType,
    ShapedType,
    SparseElementsAttr,
    StringAttr,
    Type,
    scalar_type,
)


def row_major(indices: Sequence[int], shape: Sequence[int]) -> int:
    """The row-major index of an element."""
    number = 0
    for position, size in zip(indices, shape, strict=True):
        number = number * size + position
    return number


def element_attribute(elements: ElementsAttr, number: int) -> Attribute | None:
    """One element as an attribute; None if the elements are not stored."""
    if isinstance(elements, DenseIntOrFPElementsAttr):
        return _stored(elements, 0 if elements.is_splat else number)
    if isinstance(elements, SparseElementsAttr):
        return _sparse(elements, number)
    return None


def _stored(elements: DenseIntOrFPElementsAttr, number: int) -> Attribute | None:
    type = elements.type.element_type
    bits = elements.number_bits()
    if isinstance(type, ComplexType):
        parts = [number_attribute(bits[2 * number + part], type.element_type) for part in (0, 1)]
        return ArrayAttr.get([part for part in parts if part is not None])
    if isinstance(type, (IntegerType, IndexType, FloatType)):
        return number_attribute(bits[number], type)
    return None


def _sparse(elements: SparseElementsAttr, number: int) -> Attribute | None:
    values = elements.values
    if not isinstance(values, DenseIntOrFPElementsAttr):
        return None
    shape = elements.type.shape
    bits = elements.indices.number_bits()
    if elements.indices.is_splat:
        bits = list(bits) * elements.indices.type.num_elements
    rank = len(shape)
    for row in range(values.type.num_elements):
        if row_major([int(bit) for bit in bits[row * rank : (row + 1) * rank]], shape) == number:
            return _stored(values, 0 if values.is_splat else row)
    return zero_element(elements.type.element_type)


def zero_element(type: Type) -> Attribute | None:
    """The zero of an element type."""
    if isinstance(type, ComplexType):
        part = number_attribute(0, type.element_type)
        return None if part is None else ArrayAttr.get([part, part])
    return number_attribute(0, type)


def element_bits(element: Attribute | None, type: Type) -> list[int] | None:
    """The bits of an element; two numbers for a complex one."""
    if isinstance(type, ComplexType):
        if not isinstance(element, ArrayAttr) or len(element) != 2:
            return None
        real, imaginary = (element_bits(part, type.element_type) for part in element)
        return None if real is None or imaginary is None else [*real, *imaginary]
    if isinstance(element, IntegerAttr) and element.type is type:
        return [element.unsigned_value]
    if isinstance(element, FloatAttr) and element.type is type:
        return [element.bits]
    return None


def elements_of(type: ShapedType, elements: Sequence[Attribute | None]) -> DenseElementsAttr | None:
    """A constant of these elements, or a splat of one; None if the type has none."""
    if not type.has_static_shape:
        return None
    if scalar_type(type.element_type) is None:
        if not all(isinstance(element, StringAttr) for element in elements):
            return None
        texts = [element.value for element in elements if isinstance(element, StringAttr)]
        return DenseStringElementsAttr.get(type, texts)
    bits: list[int] = []
    for element in elements:
        found = element_bits(element, type.element_type)
        if found is None:
            return None
        bits += found
    return DenseIntOrFPElementsAttr.from_bits(type, bits)
