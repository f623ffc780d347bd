"""Functions of types that traits, constraints and inference share (MLIR: mlir/IR/TypeUtilities.h, mlir/Dialect/Traits.h)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import zip_longest
from typing import TYPE_CHECKING, Any

from odsgen.runtime.base.attribute import Type
from odsgen.runtime.builtin.types import (
    DYNAMIC,
    BFloat16Type,
    Float16Type,
    Float32Type,
    FloatType,
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


def element_type_or_self(type: Type) -> Type:
    """The element type of a vector, tensor or memref; any other type itself."""
    return type.element_type if isinstance(type, ShapedType) else type


def shape_of(type: Type) -> tuple[int, ...] | None:
    """The shape of a vector, tensor or memref; None of a type that has none or whose rank is not known."""
    return type.shape if isinstance(type, ShapedType) and type.has_rank else None


def rank_of(type: Type) -> int | None:
    """The number of dimensions; None of a type that has none or whose rank is not known."""
    return type.rank if isinstance(type, ShapedType) and type.has_rank else None


def element_count_of(type: Type) -> int | None:
    """The number of elements; None of a type without shape or with one that is not wholly known."""
    return type.num_elements if isinstance(type, ShapedType) and type.has_static_shape else None


def tuple_type(types: Iterable[Type]) -> Type:
    """The tuple of the types."""
    return TupleType.get(types)


def with_element_type(type: Type, element_type: Type) -> Type:
    """``element_type`` in the shape of ``type``; itself where ``type`` has no shape.

    Raises ValueError when such a type cannot hold that element type.
    """
    return type.clone_with(None, element_type) if isinstance(type, ShapedType) else element_type


def can_have_element_type(type: Type, element_type: Type) -> bool:
    """Whether ``with_element_type`` has an answer."""
    try:
        with_element_type(type, element_type)
    except ValueError:
        return False
    return True


def constructed(definition: Any, *parameters: Any) -> Any:
    """The type or attribute of the class with these parameters, or None when there is none."""
    try:
        return definition.get(*parameters)
    except (ValueError, TypeError, OverflowError):
        return None


def bit_width(type: Type) -> int | None:
    """The bits of an integer or float; None of a type that has no width of its own."""
    if isinstance(type, IntegerType):
        return type.width
    return type.WIDTH if isinstance(type, FloatType) else None


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


def i1_same_shape(type: Type) -> Type:
    """``i1`` in the shape of ``type``: what a comparison of two values of the type gives."""
    return with_element_type(type, i1) if isinstance(type, ShapedType) else i1


def verify_compatible_shape(first: Type, second: Type) -> bool:
    """Whether two types may have the same shape when the program runs; true of two without shapes."""
    if not isinstance(first, ShapedType):
        return not isinstance(second, ShapedType)
    if not isinstance(second, ShapedType):
        return False
    if not first.has_rank or not second.has_rank:
        return True
    return compatible_dimensions(first.shape, second.shape)


def _is_scalable(type: Type) -> bool:
    return isinstance(type, VectorType) and type.is_scalable


def compatible_dimensions(first: Sequence[int], second: Sequence[int]) -> bool:
    """Whether two shapes have the same rank and no two sizes that are known to differ."""
    return len(first) == len(second) and all(
        a == b or a == DYNAMIC or b == DYNAMIC for a, b in zip(first, second, strict=True)
    )


def verify_compatible_shapes(types: Iterable[Type]) -> bool:
    """Whether all types may have one shape: all are shaped or none is, all vectors are scalable or none is."""
    types = tuple(types)
    shaped = [type for type in types if isinstance(type, ShapedType)]
    if not shaped:
        return True
    if len(shaped) != len(types):
        return False
    scalable = [_is_scalable(type) for type in shaped]
    if any(scalable) and not all(scalable):
        return False
    shapes = [type.shape for type in shaped if type.has_rank]
    if len({len(shape) for shape in shapes}) > 1:
        return False
    return all(len(set(sizes) - {DYNAMIC}) <= 1 for sizes in zip(*shapes, strict=True))


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
