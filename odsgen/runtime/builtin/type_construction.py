"""Types made from others, and questions about types that few constraints ask (MLIR: mlir/IR/TypeUtilities.h)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import zip_longest
from typing import TYPE_CHECKING

from odsgen.runtime.base.attribute import Type
from odsgen.runtime.builtin.type_functions import constructed, element_type_or_self
from odsgen.runtime.builtin.types import (
    DYNAMIC,
    BFloat16Type,
    Float16Type,
    Float32Type,
    IndexType,
    IntegerType,
    MemRefType,
    RankedTensorType,
    ShapedType,
    TensorType,
    TupleType,
    UnrankedTensorType,
    VectorType,
    f32,
    f64,
    i1,
)

if TYPE_CHECKING:
    from odsgen.runtime.affine.expr import AffineExpr
    from odsgen.runtime.builtin.attributes import IntegerAttr
    from odsgen.runtime.ir.value import Value


def tuple_type(types: Iterable[Type]) -> Type:
    """The tuple of the types."""
    return TupleType.get(types)


def first_number(text: str) -> int | None:
    """The first decimal number in a text, or None when it has none (of at most 18 digits)."""
    found = re.search("[0-9]{1,18}", text)
    return None if found is None else int(found[0])


def integer_type(width: int) -> IntegerType | None:
    """The signless integer of that width, or None when there is none."""
    try:
        return IntegerType.get(width)
    except ValueError:
        return None


def vector_type(shape: Sequence[int], element_type: Type) -> VectorType | None:
    """The vector of that shape, or None when there is none."""
    try:
        return VectorType.get(tuple(shape), element_type)
    except ValueError:
        return None


def scalable_vector_type(
    shape: Sequence[int], element_type: Type, scalable_dims: Sequence[bool]
) -> VectorType | None:
    """The vector of that shape, some of whose dimensions are scalable, or None when there is none."""
    try:
        return VectorType.get(tuple(shape), element_type, tuple(scalable_dims))
    except ValueError:
        return None


def with_shape(type: Type, shape: Sequence[int]) -> Type | None:
    """The vector, tensor or memref with another shape, or None when there is none.

    A vector remains scalable where it is, if it has as many dimensions as before.
    """
    if not isinstance(type, ShapedType):
        return None
    try:
        if isinstance(type, VectorType) and len(shape) == len(type.shape):
            return VectorType.get(tuple(shape), type.element_type, type.scalable_dims)
        return type.clone_with(tuple(shape), type.element_type)
    except ValueError:
        return None


def with_scaled_elements(type: Type, factor: int) -> Type | None:
    """The vector with elements ``factor`` times as wide; None where there are no such elements.

    Integers keep their sign; of the floats only those of IEEE 754 and their halves have wider ones.
    """
    if not isinstance(type, VectorType) or factor < 1:
        return None
    element = type.element_type
    if isinstance(element, IntegerType):
        wider: Type | None = constructed(IntegerType, element.width * factor, element.signedness)
    else:
        wider = _scaled_float(element, factor)
    if wider is None:
        return None
    return VectorType.get(type.shape, wider, type.scalable_dims)


def _scaled_float(type: Type, factor: int) -> Type | None:
    """MLIR's ``FloatType::scaleElementBitwidth``."""
    if factor == 1:
        return type
    if isinstance(type, (Float16Type, BFloat16Type)):
        return {2: f32, 4: f64}.get(factor)
    return f64 if isinstance(type, Float32Type) and factor == 2 else None


def broadcasted_shape(first: Sequence[int], second: Sequence[int]) -> tuple[int, ...] | None:
    """The shape that both are stretched to, or None when a pair of sizes does not fit.

    Sizes are paired from the last one on; in a pair both are equal or one is 1, and a size that is not known gives
    way to one above 1.
    """
    found: list[int] = []
    for a, b in zip_longest(reversed(first), reversed(second), fillvalue=1):
        if a == DYNAMIC or b == DYNAMIC:
            known = b if a == DYNAMIC else a
            found.append(known if known > 1 else DYNAMIC)
        elif a == b or b == 1:
            found.append(a)
        elif a == 1:
            found.append(b)
        else:
            return None
    return tuple(reversed(found))


def broadcasted_type(first: Type, second: Type) -> Type | None:
    """The type of an elementwise result of two values, or None when they cannot be broadcast."""
    element_type = element_type_or_self(first)
    if element_type is not element_type_or_self(second):
        return None
    if any(isinstance(type, UnrankedTensorType) for type in (first, second)):
        return UnrankedTensorType.get(element_type)
    kinds = {type(operand) for operand in (first, second) if _is_container(operand)}
    if not kinds:
        return element_type
    if len(kinds) > 1:
        return None
    shape = broadcasted_shape(_shape_of(first), _shape_of(second))
    if shape is None:
        return None
    if VectorType in kinds:
        return VectorType.get(shape, element_type)
    return RankedTensorType.get(shape, element_type)


def _is_container(type: Type) -> bool:
    return isinstance(type, (VectorType, RankedTensorType))


def _shape_of(type: Type) -> tuple[int, ...]:
    return type.shape if isinstance(type, ShapedType) else ()


def same_tensor_dims(first: Value, second: Value) -> bool:
    """Whether the tensors among two values have the very same sizes, known or not; no tensor counts as one without
    dimensions."""
    return _tensor_dims(first.type) == _tensor_dims(second.type)


def _tensor_dims(type: Type) -> tuple[int, ...]:
    return type.shape if isinstance(type, TensorType) else ()


def is_strided(type: Type) -> bool:
    """Whether the elements of a memref lie at an offset and a stride for each dimension (MLIR's ``isStrided``)."""
    from odsgen.runtime.builtin.attributes import AffineMapAttr

    if not isinstance(type, MemRefType):
        return False
    layout = type.layout
    if not isinstance(layout, AffineMapAttr):
        return True
    results = layout.value.results
    return len(results) == 1 and all(_is_linear(part) for part in results[0].walk())


def _is_linear(part: AffineExpr) -> bool:
    """Whether the part adds or multiplies, or is no operation at all."""
    from odsgen.runtime.affine.expr import AffineBinaryOpExpr, AffineExprKind

    return not isinstance(part, AffineBinaryOpExpr) or part.kind in (
        AffineExprKind.ADD,
        AffineExprKind.MUL,
    )


def signed_value(attribute: IntegerAttr) -> int:
    """The value with its highest bit read as a sign, whatever the type says of signs."""
    value, type = int(attribute.value), attribute.type
    if isinstance(type, IndexType) or not type.is_unsigned:
        return -value if type is i1 else value
    return value - (1 << type.width) if type.width and value >> (type.width - 1) else value
