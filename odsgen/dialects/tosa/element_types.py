"""Element types and zero points of `tosa` tensors."""

from __future__ import annotations

from odsgen.dialects.quant import types as quant
from odsgen.rewriting import constant_value
from odsgen.runtime import (
    DenseIntOrFPElementsAttr,
    ElementsAttr,
    FloatType,
    IndexType,
    IntegerType,
    Operation,
    ShapedType,
    TensorType,
    Type,
    Value,
    i8,
)
from odsgen_dialects.quant import UniformQuantizedType


def element_type(type: Type) -> Type:
    """The element type of a shaped type; any other type itself."""
    return type.element_type if isinstance(type, ShapedType) else type


def storage_type(type: Type) -> Type:
    """The storage type of a quantized type; any other type itself."""
    return quant.storage_type(type) or type


def storage_element_type(type: Type) -> Type:
    """The storage type of the element type."""
    return storage_type(element_type(type))


def is_uniform(type: Type) -> bool:
    """Whether it is a quantized type with one scale for all elements."""
    return isinstance(type, UniformQuantizedType) and quant.is_per_tensor(type)


def bit_width(type: Type) -> int:
    """The width of an integer or float type; 0 for another type."""
    return type.width if isinstance(type, (IntegerType, FloatType)) else 0


def verify_same_element_types(
    op: Operation, first: Type, second: Type, first_name: str = "input", second_name: str = "output"
) -> None:
    """Checks that two tensors have the same element type."""
    for type, name in ((first, first_name), (second, second_name)):
        if not isinstance(type, TensorType):
            raise op.op_error(f"expect shaped tensor for{name}, got '{type}'")
    one, other = element_type(first), element_type(second)
    comparable = all(
        isinstance(type, (IntegerType, IndexType, FloatType)) or is_uniform(type)
        for type in (one, other)
    )
    if comparable and one is not other:
        raise op.op_error(
            f"expect {first_name} and {second_name} to have same element type, got '{one}' and "
            f"'{other}'"
        )


# --- zero points --------------------------------------------------------------------------------------------------------


def constant_elements(value: Value) -> ElementsAttr | None:
    """The elements of a constant; None if the value is not constant."""
    found = constant_value(value)
    return found if isinstance(found, ElementsAttr) else None


def zero_point(value: Value, *, signed: bool = True) -> int | None:
    """The zero point; None if not constant, -1 for a nonzero float or a non-numeric element."""
    elements = constant_elements(value)
    if elements is None:
        return None
    type = elements.type.element_type
    if not isinstance(elements, DenseIntOrFPElementsAttr) or elements.num_elements == 0:
        return -1
    first = elements.stored_values()[0]
    if isinstance(type, FloatType):
        return 0 if first == 0 else -1
    if not isinstance(type, IntegerType):
        return -1
    number = int(first) % (1 << type.width)  # type: ignore[arg-type]
    if signed and type.width and number >> (type.width - 1):
        number -= 1 << type.width
    return number


def verify_zero_point(op: Operation, value: Value, name: str) -> None:
    """Checks that a constant zero point is 0 unless its element type is i8."""
    if zero_point(value) not in (None, 0) and element_type(value.type) is not i8:
        raise op.op_error(f"{name} zero point must be zero for non-int8 integer types")


def verify_zero_point_type(op: Operation, value: Value, zero_point: Value, name: str) -> None:
    """Checks that a tensor and its zero point have the same storage element type."""
    one, other = storage_element_type(value.type), storage_element_type(zero_point.type)
    if one is not other:
        raise op.op_error(
            f"expect both {name} and its zero point are the same element type, got '{one}' and "
            f"'{other}'"
        )
