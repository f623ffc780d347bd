"""Attributes of MLIR as constants."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.runtime import (
    ArrayAttr,
    Attribute,
    DenseElementsAttr,
    DenseIntOrFPElementsAttr,
    DenseResourceElementsAttr,
    ElementsAttr,
    FlatSymbolRefAttr,
    FloatAttr,
    IntegerAttr,
    IntegerType,
    Location,
    Signedness,
    SparseElementsAttr,
    StringAttr,
    TensorType,
    VectorType,
)
from odsgen.translation.llvm_ir.errors import error_at
from odsgen.translation.llvm_ir.text import bytes_of
from odsgen.translation.llvm_ir.types import (
    I8,
    ArrayIRType,
    FloatIRType,
    IntegerIRType,
    IRType,
    SequenceIRType,
    StructIRType,
    VectorIRType,
)
from odsgen.translation.llvm_ir.values import (
    Constant,
    FloatConstant,
    IntegerConstant,
    UndefConstant,
    aggregate,
    data,
    is_data_type,
    number,
    splat,
    zero,
)
from odsgen_dialects import llvm

if TYPE_CHECKING:
    from odsgen.translation.llvm_ir.translation import Translation


def constant_of(
    translation: Translation, type: IRType, value: Attribute | None, location: Location
) -> Constant:
    """The constant of a type that an attribute says; refuses attributes that say none."""
    if value is None or isinstance(value, llvm.UndefAttr):
        return UndefConstant(type)
    if isinstance(value, llvm.ZeroAttr):
        return zero(type)
    if isinstance(type, StructIRType):
        if not isinstance(value, ArrayAttr):
            raise error_at(location, "expected an array attribute for a struct constant")
        fields = type.fields or ()
        return aggregate(
            type,
            [
                constant_of(translation, field, each, location)
                for field, each in zip(fields, value.elements, strict=False)
            ],
        )
    if isinstance(value, IntegerAttr):
        return _integer(type, value)
    if isinstance(value, FloatAttr):
        return _float(type, value, location)
    if isinstance(value, FlatSymbolRefAttr):
        return translation.symbol_constant(value.value)
    if isinstance(value, DenseElementsAttr) and value.is_splat:
        return _splat(translation, type, value, location)
    if isinstance(value, DenseResourceElementsAttr):
        return _resource(type, value, location)
    if isinstance(value, DenseIntOrFPElementsAttr):
        return _nested(type, value.number_bits(), _shape(value), 0)
    if isinstance(value, SparseElementsAttr):
        return _nested(type, _sparse_bits(value), _shape(value), 0)
    if isinstance(value, StringAttr):
        text = bytes_of(value.value)
        return data(ArrayIRType(I8, len(text)), list(text))
    if isinstance(value, ArrayAttr) and isinstance(type, ArrayIRType):
        return aggregate(
            type,
            [constant_of(translation, type.element, each, location) for each in value.elements],
        )
    raise error_at(location, "unsupported constant value")


def _integer(type: IRType, value: IntegerAttr) -> Constant:
    """An integer of the width of `type`, which may be another than the attribute's."""
    assert isinstance(type, IntegerIRType)
    own = value.type
    unsigned = isinstance(own, IntegerType) and (
        own.signedness is Signedness.UNSIGNED or own.width == 1
    )
    return IntegerConstant(type, value.unsigned_value if unsigned else value.value)


def _float(type: IRType, value: FloatAttr, location: Location) -> Constant:
    """A number; of a format without a type in LLVM, its bits."""
    semantics = value.type.SEMANTICS
    if isinstance(type, IntegerIRType) and type.width == semantics.width:
        return IntegerConstant(type, value.bits)
    if not isinstance(type, FloatIRType) or type.semantics is not semantics:
        raise error_at(location, "FloatAttr does not match expected type of the constant")
    return FloatConstant(type, value.bits)


def _splat(
    translation: Translation, type: IRType, value: DenseElementsAttr, location: Location
) -> Constant:
    """An array or vector with the same element everywhere."""
    if isinstance(type, SequenceIRType):
        child = _splat(translation, type.element, value, location)
        if isinstance(type, VectorIRType):
            return splat(type, child)
        if is_data_type(type.element) and isinstance(child, (IntegerConstant, FloatConstant)):
            return data(type, [child.bits] * type.count)
        return aggregate(type, [child] * type.count)
    if isinstance(value, DenseIntOrFPElementsAttr):
        if isinstance(type, StructIRType) and type.fields:  # a complex number
            parts = zip(type.fields, value.number_bits(), strict=False)
            return aggregate(type, [number(field, bits) for field, bits in parts])
        if isinstance(type, (IntegerIRType, FloatIRType)):
            return number(type, value.number_bits()[0])
    raise error_at(location, "unsupported constant value")


def _shape(value: ElementsAttr) -> Sequence[int]:
    """The sizes of all dimensions, those of an element that is a vector among them."""
    shape = list(value.type.shape)
    element = value.type.element_type
    return [*shape, *element.shape] if isinstance(element, VectorType) else shape


def _nested(type: IRType, bits: Sequence[int], shape: Sequence[int], start: int) -> Constant:
    """Nested arrays with the numbers from `start` on."""
    if isinstance(type, StructIRType):  # a complex number
        parts = zip(type.fields or (), bits[start : start + 2], strict=False)
        return aggregate(type, [number(field, each) for field, each in parts])
    if not isinstance(type, SequenceIRType):
        return number(type, bits[start])
    if not isinstance(type.element, SequenceIRType | StructIRType):
        inside = bits[start : start + type.count]
        if is_data_type(type.element):
            return data(type, list(inside))
        return aggregate(type, [number(type.element, each) for each in inside])
    step = _scalars(type.element)
    return aggregate(
        type,
        [
            _nested(type.element, bits, shape[1:], start + place * step)
            for place in range(type.count)
        ],
    )


def _scalars(type: IRType) -> int:
    count = 1
    while isinstance(type, SequenceIRType):
        count *= type.count
        type = type.element
    return count * len(type.fields or ()) if isinstance(type, StructIRType) else count


def _sparse_bits(value: SparseElementsAttr) -> Sequence[int]:
    """The numbers of a sparse attribute, zeros between."""
    found = [0] * value.num_elements
    values = value.values
    assert isinstance(values, DenseIntOrFPElementsAttr)
    bits = values.number_bits()
    shape = value.type.shape
    rank = len(shape)
    indices = value.indices.number_bits()
    for place in range(len(indices) // rank if rank else 0):
        position = 0
        for size, index in zip(shape, indices[place * rank : (place + 1) * rank], strict=False):
            position = position * size + index
        found[position] = bits[0 if values.is_splat else place]
    return found


def _resource(type: IRType, value: DenseResourceElementsAttr, location: Location) -> Constant:
    """The numbers of a blob."""
    innermost: IRType = type
    while isinstance(innermost, SequenceIRType):
        innermost = innermost.element
    if not is_data_type(innermost):
        raise error_at(location, "no known conversion for innermost element type")
    blob = value.handle.blob
    if blob is None:
        raise error_at(location, "resource does not exist")
    assert isinstance(innermost, (IntegerIRType, FloatIRType))
    raw = bytes(blob.data)
    count = value.num_elements
    if 8 * (len(raw) // count) != innermost.width:
        raise error_at(location, "raw data size does not match element type size")
    element = value.type.element_type
    is_tensor = isinstance(value.type, TensorType)
    if not (
        (is_tensor and (not isinstance(element, VectorType) or len(element.shape) == 1))
        or isinstance(value.type, VectorType)
    ):
        raise error_at(location, "unsupported dense_resource type")
    size = innermost.width // 8
    bits = [
        int.from_bytes(raw[start : start + size], "little")
        for start in range(0, size * count, size)
    ]
    return _nested(type, bits, value.type.shape, 0)
