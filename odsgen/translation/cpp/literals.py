"""Types and attributes in C++."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from odsgen.runtime import (
    Attribute,
    BFloat16Type,
    DenseIntElementsAttr,
    Diagnostic,
    Float16Type,
    Float32Type,
    Float64Type,
    FloatAttr,
    FloatType,
    IndexType,
    IntegerAttr,
    IntegerType,
    Location,
    RankedTensorType,
    Severity,
    Signedness,
    SymbolRefAttr,
    TupleType,
    Type,
    TypeAttr,
    UnrankedTensorType,
    VerifyError,
)
from odsgen.runtime.builtin.elements import DenseFPElementsAttr
from odsgen.runtime.floats.decimal_text import significant_digits
from odsgen_dialects import emitc

_FLOAT_NAMES: dict[type[Type], str] = {
    Float16Type: "_Float16",
    BFloat16Type: "__bf16",
    Float32Type: "float",
    Float64Type: "double",
}
_FLOAT_SUFFIXES: dict[type[Type], str] = {
    Float16Type: "f16",
    BFloat16Type: "bf16",
    Float32Type: "f",
    Float64Type: "",
}
_SIZE_NAMES: dict[type[Type], str] = {
    IndexType: "size_t",
    emitc.SizeTType: "size_t",
    emitc.SignedSizeTType: "ssize_t",
    emitc.PtrDiffTType: "ptrdiff_t",
}


def _error(location: Location, message: str) -> VerifyError:
    return VerifyError([Diagnostic(Severity.ERROR, location, message)])


# --- types ----------------------------------------------------------------------------------------------------------------


def type_text(type: Type, location: Location) -> str:
    """A type in C++; raises VerifyError for one that has none."""
    if isinstance(type, IntegerType):
        if type.width == 1:
            return "bool"
        if type.width not in (8, 16, 32, 64):
            raise _error(location, f"cannot emit integer type '{type}'")
        return f"{'u' if _is_unsigned(type) else ''}int{type.width}_t"
    if isinstance(type, FloatType):
        name = _FLOAT_NAMES.get(type.__class__)
        if name is None:
            raise _error(location, f"cannot emit float type '{type}'")
        return name
    if type.__class__ in _SIZE_NAMES:
        return _SIZE_NAMES[type.__class__]
    if isinstance(type, UnrankedTensorType):
        raise _error(location, "cannot emit unranked tensor type")
    if isinstance(type, RankedTensorType):
        if not type.has_static_shape:
            raise _error(location, "cannot emit tensor type with non static shape")
        if isinstance(type.element_type, emitc.ArrayType):
            raise _error(location, f"cannot emit tensor of array type '{type}'")
        parts = [type_text(type.element_type, location), *map(str, type.shape)]
        return f"Tensor<{', '.join(parts)}>"
    if isinstance(type, TupleType):
        return _tuple_text(type.types, location)
    if isinstance(type, emitc.EmitcOpaqueType):
        return type.value
    if isinstance(type, emitc.ArrayType):
        return type_text(type.element_type, location) + dimensions(type)
    if isinstance(type, emitc.LValueType):
        return type_text(type.value_type, location)
    if isinstance(type, emitc.PointerType):
        if isinstance(type.pointee, emitc.ArrayType):
            raise _error(location, f"cannot emit pointer to array type '{type}'")
        return type_text(type.pointee, location) + "*"
    raise _error(location, f"cannot emit type '{type}'")


def dimensions(type: emitc.ArrayType) -> str:
    """The shape of an array: `[2][3]`."""
    return "".join(f"[{size}]" for size in type.shape)


def types_text(types: Sequence[Type], location: Location) -> str:
    """The type of what a function returns."""
    if not types:
        return "void"
    return type_text(types[0], location) if len(types) == 1 else _tuple_text(types, location)


def _tuple_text(types: Sequence[Type], location: Location) -> str:
    if any(isinstance(type, emitc.ArrayType) for type in types):
        raise _error(location, "cannot emit tuple of array type")
    return f"std::tuple<{', '.join(type_text(type, location) for type in types)}>"


def _is_unsigned(type: IntegerType) -> bool:
    return type.signedness is Signedness.UNSIGNED


# --- attributes -------------------------------------------------------------------------------------------------------------


def attribute_text(attribute: Attribute, location: Location) -> str:
    """An attribute in C++; raises VerifyError for one that has none."""
    if isinstance(attribute, FloatAttr):
        return _floats(attribute.type, [attribute.bits], location)[0]
    if isinstance(attribute, DenseFPElementsAttr):
        bits = _spread(attribute.number_bits(), attribute)
        return _braced(_floats(attribute.type.element_type, bits, location))
    if isinstance(attribute, IntegerAttr):
        return _integer_text(attribute.value, attribute.type)
    if isinstance(attribute, DenseIntElementsAttr):
        type = attribute.type.element_type
        return _braced(_integer_text(value, type) for value in attribute.values())
    if isinstance(attribute, emitc.EmitcOpaqueAttr):
        return attribute.value
    if isinstance(attribute, SymbolRefAttr):
        if len(attribute.nested) > 1:
            raise _error(location, "attribute has more than 1 nested reference")
        return attribute.root
    if isinstance(attribute, TypeAttr):
        return type_text(attribute.value, location)
    raise _error(location, f"cannot emit attribute: {attribute}")


def _spread(bits: Sequence[int], attribute: DenseFPElementsAttr) -> Sequence[int]:
    return [bits[0]] * len(attribute) if attribute.is_splat else bits


def _braced(elements: Iterable[str]) -> str:
    return "{" + ", ".join(elements) + "}"


def _integer_text(value: object, type: Type) -> str:
    assert isinstance(value, int)
    if isinstance(type, IntegerType) and type.width == 1:
        return "true" if value else "false"
    return str(value)


def _floats(type: Type, bits: Sequence[int], location: Location) -> list[str]:
    if type.__class__ not in _FLOAT_SUFFIXES:
        raise _error(location, "expected floating point attribute to be f16, bf16, f32 or f64")
    assert isinstance(type, FloatType)
    return [_float_text(type, each) for each in bits]


def _float_text(type: FloatType, bits: int) -> str:
    """As many digits as tell a float from its neighbours."""
    semantics = type.SEMANTICS
    if semantics.is_nan(bits):
        return "NAN"
    sign = "-" if semantics.is_negative(bits) else ""
    if semantics.is_infinity(bits):
        return f"{sign}INFINITY"
    suffix = _FLOAT_SUFFIXES[type.__class__]
    if semantics.is_zero(bits):
        return f"{sign}0.0e+00{suffix}"
    precision = 2 + semantics.precision * 59 // 196
    digits, power = significant_digits(*semantics.decompose(bits), precision)
    power += len(digits) - 1
    fraction = digits[1:].ljust(precision, "0")
    return f"{sign}{digits[0]}.{fraction}e{'-' if power < 0 else '+'}{abs(power):02}{suffix}"
