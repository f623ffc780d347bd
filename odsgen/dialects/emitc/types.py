"""Types of the dialect `emitc`, and predicates on types that C++ supports."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.hooks import checks, form, verifies
from odsgen.runtime import (
    AsmPrinter,
    BFloat16Type,
    Float16Type,
    FloatType,
    IndexType,
    IntegerType,
    Parser,
    TensorType,
    TupleType,
    Type,
)
from odsgen_dialects import emitc

_POINTER_WIDE = (emitc.SignedSizeTType, emitc.SizeTType, emitc.PtrDiffTType)


def is_pointer_wide(type: Type) -> bool:
    """Whether the type is `size_t`, `ssize_t` or `ptrdiff_t` (`emitc::isPointerWideType`)."""
    return isinstance(type, _POINTER_WIDE)


def is_supported_integer(type: Type) -> bool:
    """emitc::isSupportedIntegerType"""
    return isinstance(type, IntegerType) and type.width in (1, 8, 16, 32, 64)


def is_supported_float(type: Type) -> bool:
    """emitc::isSupportedFloatType"""
    if not isinstance(type, FloatType):
        return False
    return type.width in (32, 64) or isinstance(type, (Float16Type, BFloat16Type))


def is_integer_index_or_opaque(type: Type) -> bool:
    """emitc::isIntegerIndexOrOpaqueType"""
    return (
        isinstance(type, IndexType)
        or isinstance(type, emitc.EmitcOpaqueType)
        or is_supported_integer(type)
        or is_pointer_wide(type)
    )


def is_fundamental(type: Type) -> bool:
    """emitc::isFundamentalType"""
    return (
        isinstance(type, IndexType)
        or is_pointer_wide(type)
        or is_supported_integer(type)
        or is_supported_float(type)
        or isinstance(type, emitc.PointerType)
    )


@checks("check_is_supported_emit_c_type")
def check_is_supported_emit_c_type(value: Type) -> bool:
    """emitc::isSupportedEmitCType"""
    while isinstance(value, emitc.PointerType):
        (value,) = value.parameters()
    if (
        isinstance(value, emitc.EmitcOpaqueType)
        or isinstance(value, IndexType)
        or is_pointer_wide(value)
    ):
        return True
    if isinstance(value, emitc.ArrayType):
        element: Type = value.parameters()[1]
        return not isinstance(element, emitc.ArrayType) and check_is_supported_emit_c_type(element)
    if isinstance(value, TensorType):
        element = value.element_type
        return (
            value.has_static_shape
            and not isinstance(element, emitc.ArrayType)
            and check_is_supported_emit_c_type(element)
        )
    if isinstance(value, TupleType):
        return all(
            not isinstance(type, emitc.ArrayType) and check_is_supported_emit_c_type(type)
            for type in value.types
        )
    return is_supported_integer(value) or is_supported_float(value)


# --- parameters ---------------------------------------------------------------------------------------------------------


def is_valid_element(type: Type) -> bool:
    return (
        isinstance(type, (IntegerType, FloatType, IndexType))
        and (isinstance(type, IndexType) or is_supported_integer(type) or is_supported_float(type))
    ) or isinstance(type, (emitc.EmitcOpaqueType, emitc.PointerType, *_POINTER_WIDE))


@form("ArrayShape")
class ArrayShape:
    def parse(self, parser: Parser) -> tuple[tuple[int, ...], Type]:
        """`2x3xf32`"""
        name_offset = parser.name_offset(parser.index - 2)
        shape = parser.parse_dimension_list(allow_dynamic=False)
        if not shape:
            raise parser.error_at(name_offset, "shape must not be empty")
        place = parser.index
        element = parser.parse_type()
        if not is_valid_element(element):
            raise parser.custom_error(f"invalid array element type ''{element}''", place)
        return tuple(shape), element

    def print(
        self, owner: object, printer: AsmPrinter, shape: Sequence[int], element: Type
    ) -> None:
        sizes = "".join(f"{size}x" for size in shape)
        printer.emit(f"{sizes}{printer.type_text(element)}")


@verifies(emitc.ArrayType)
def verify_emit_c_array_type(shape: Sequence[int], element_type: Type) -> None:
    """ArrayType::verify"""
    if not shape:
        raise ValueError("shape must not be empty")
    if any(size < 0 for size in shape):
        raise ValueError("dimensions must have non-negative size")
    if not is_valid_element(element_type):
        raise ValueError("invalid array element type")


@verifies(emitc.LValueType)
def verify_emit_c_l_value_type(value_type: Type) -> None:
    """LValueType::verify"""
    if not check_is_supported_emit_c_type(value_type):
        raise ValueError(f"!emitc.lvalue must wrap supported emitc type, but got '{value_type}'")
    if isinstance(value_type, emitc.ArrayType):
        raise ValueError("!emitc.lvalue cannot wrap !emitc.array type")


@verifies(emitc.EmitcOpaqueType)
def verify_emit_c_opaque_type(value: str) -> None:
    """emitc::OpaqueType::verify"""
    if not value:
        raise ValueError("expected non empty string in !emitc.opaque type")
    if value.endswith("*"):
        raise ValueError(
            "pointer not allowed as outer type with !emitc.opaque, use !emitc.ptr instead"
        )


@verifies(emitc.PointerType)
def verify_emit_c_pointer_type(pointee: Type) -> None:
    """PointerType::verify"""
    if isinstance(pointee, emitc.LValueType):
        raise ValueError("pointers to lvalues are not allowed")
