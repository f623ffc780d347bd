"""Constants as instructions."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.runtime import (
    ArrayAttr,
    Attribute,
    BFloat16Type,
    BoolAttr,
    DenseIntOrFPElementsAttr,
    Float16Type,
    Float32Type,
    Float64Type,
    FloatAttr,
    FloatType,
    IndexType,
    IntegerAttr,
    IntegerType,
    Location,
    Signedness,
    Type,
    VectorType,
)
from odsgen.translation.spirv.serialization.module import Writer, refusal
from odsgen.translation.spirv.serialization.types import type_id
from odsgen.translation.spirv.words import low_and_high
from odsgen_dialects import spirv

_Op = spirv.Opcode


def constant_id(writer: Writer, type: Type, value: Attribute, location: Location) -> int:
    """The id of a constant, which is written if it has none."""
    if isinstance(value, (IntegerAttr, FloatAttr)):
        return scalar_id(writer, value, location)
    known = writer.constant_ids.get((value, type))
    if known is not None:
        return known
    type_id(writer, type, location)
    if isinstance(value, DenseIntOrFPElementsAttr):
        id = _Elements(writer, value, location).id(type, 0, 0)
    elif isinstance(value, ArrayAttr):
        id = _array_id(writer, type, value, location)
    else:
        raise refusal(location, f"cannot serialize attribute: {value}")
    writer.constant_ids[value, type] = id
    return id


def _array_id(writer: Writer, type: Type, value: ArrayAttr, location: Location) -> int:
    array = type_id(writer, type, location)
    id = writer.new_id()
    element = component_type(type)
    if element is None:
        raise refusal(location, f"cannot serialize attribute: {value}")
    parts = [constant_id(writer, element, each, location) for each in value.elements]
    writer.put_global(_Op.OpConstantComposite, (array, id, *parts))
    return id


def component_type(type: Type) -> Type | None:
    """The type of the first component of a composite type."""
    match type:
        case VectorType() | spirv.ArrayType() | spirv.RuntimeArrayType():
            return type.element_type
        case spirv.CooperativeMatrixType() | spirv.TensorArmType():
            return type.element_type
        case spirv.MatrixType():
            return type.column_type
        case spirv.StructType():
            return type.member_types[0] if type.member_types else None
    return None


class _Elements:
    """Writes dense elements, one composite in another for each dimension."""

    def __init__(self, writer: Writer, value: DenseIntOrFPElementsAttr, location: Location) -> None:
        self.writer = writer
        self.value = value
        self.location = location
        self.shape: Sequence[int] = value.type.shape
        self._bits = value.number_bits()

    def id(self, type: Type, dimension: int, offset: int) -> int:
        if dimension == len(self.shape):
            return scalar_id(self.writer, self._element(offset), self.location)
        whole = type_id(self.writer, type, self.location)
        id = self.writer.new_id()
        inner = component_type(type)
        if isinstance(type, spirv.TensorArmType) and type.shape is not None and type.shape[1:]:
            inner = spirv.TensorArmType.get(type.shape[1:], type.element_type)
        if inner is None:
            raise refusal(self.location, f"cannot serialize attribute: {self.value}")
        if isinstance(type, spirv.TensorArmType) and self.value.is_splat and not self._bits[0]:
            self.writer.put_global(_Op.OpConstantNull, (whole, id))
            return id
        if isinstance(type, spirv.CooperativeMatrixType):
            if not self.value.is_splat:
                message = "cannot serialize a non-splat value for a cooperative matrix type"
                raise refusal(self.location, message)
            parts = [self.id(inner, len(self.shape), 0)]
        else:
            size = self.shape[dimension]
            parts = [self.id(inner, dimension + 1, offset * size + each) for each in range(size)]
        self.writer.put_global(_Op.OpConstantComposite, (whole, id, *parts))
        return id

    def _element(self, offset: int) -> Attribute:
        bits = self._bits[0 if self.value.is_splat else offset]
        type = self.value.type.element_type
        if isinstance(type, FloatType):
            return FloatAttr.from_bits(bits, type)
        return IntegerAttr.get(bits, type)


# --- scalars --------------------------------------------------------------------------------------------------------------


def scalar_id(
    writer: Writer, value: Attribute, location: Location, *, is_spec: bool = False
) -> int:
    """The id of a scalar constant, which is written if it has none; a specialization constant is one of its own."""
    if not is_spec and value in writer.constant_ids:
        return writer.constant_ids[value]
    if isinstance(value, BoolAttr):
        type = type_id(writer, value.type, location)
        id = writer.new_id()
        writer.put_global(_boolean_opcode(bool(value.value), is_spec), (type, id))
    elif isinstance(value, (IntegerAttr, FloatAttr)):
        type = type_id(writer, value.type, location)
        id = writer.new_id()
        words = _literal(value, location)
        writer.put_global(_Op.OpSpecConstant if is_spec else _Op.OpConstant, (type, id, *words))
    else:
        raise refusal(location, f"cannot serialize attribute: {value}")
    if not is_spec:
        writer.constant_ids[value] = id
    return id


def _boolean_opcode(value: bool, is_spec: bool) -> _Op:
    if is_spec:
        return _Op.OpSpecConstantTrue if value else _Op.OpSpecConstantFalse
    return _Op.OpConstantTrue if value else _Op.OpConstantFalse


def _literal(value: IntegerAttr | FloatAttr, location: Location) -> tuple[int, ...]:
    """The words of a number: the low ones first; a small signed one fills its word with its sign."""
    if isinstance(value, FloatAttr):
        float_type = value.type
        if not isinstance(float_type, (Float16Type, BFloat16Type, Float32Type, Float64Type)):
            text = float_type.SEMANTICS.text(value.bits)
            raise refusal(location, f"cannot serialize '{float_type}'-typed float literal: {text}")
        return low_and_high(value.bits) if float_type.WIDTH == 64 else (value.bits,)
    type = value.type
    assert isinstance(type, (IntegerType, IndexType))
    width = 64 if isinstance(type, IndexType) else type.width
    if width == 64:
        return low_and_high(value.value)
    bits = value.value & ((1 << width) - 1)
    if width not in (8, 16, 32):
        raise refusal(location, f"cannot serialize {width}-bit integer literal: {bits}")
    is_signed = isinstance(type, IntegerType) and type.signedness is Signedness.SIGNED
    return (value.value & 0xFFFFFFFF,) if is_signed else (bits,)
