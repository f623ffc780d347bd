"""Types as instructions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from odsgen.runtime import (
    BFloat16Type,
    FloatType,
    FunctionType,
    GraphType,
    IntegerAttr,
    IntegerType,
    Location,
    NoneType,
    Signedness,
    Type,
    UnitAttr,
    VectorType,
    i32,
    none,
)
from odsgen.translation.spirv.serialization.module import Writer, refusal
from odsgen_dialects import spirv

_Op = spirv.Opcode
#: Structs in these classes of memory are interfaces, and decorated as blocks.
_INTERFACES = (
    spirv.StorageClass.PhysicalStorageBuffer,
    spirv.StorageClass.PushConstant,
    spirv.StorageClass.StorageBuffer,
    spirv.StorageClass.Uniform,
)


def type_id(writer: Writer, type: Type, location: Location) -> int:
    """The id of a type, which is written if it has none."""
    return _TypeWriter(writer, location).id(type)


class _TypeWriter:
    """Writes a type with its parts; `enclosing` are the structs inside which it stands."""

    def __init__(self, writer: Writer, location: Location) -> None:
        self.writer = writer
        self.location = location
        self.enclosing: dict[str, list[tuple[int, spirv.StorageClass]]] = {}

    def id(self, type: Type) -> int:
        if isinstance(type, IntegerType) and type.signedness is Signedness.UNSIGNED:
            type = IntegerType.get(type.width)
        known = self.writer.type_ids.get(type)
        if known is not None:
            return known
        id = self.writer.new_id()
        if isinstance(type, spirv.PointerType) and self._is_recursive(type.pointee_type):
            pointee: Any = type.pointee_type
            self.enclosing[pointee.identifier].append((id, type.storage_class))
            self.writer.put_global(_Op.OpTypeForwardPointer, (id, type.storage_class))
            self._decorate_interface(
                type, 0
            )  # as in MLIR, which does not know the struct's id here
            return id
        opcode, operands = self._prepare(type, id)
        self.writer.type_ids[type] = id
        self.writer.put_global(opcode, (id, *operands))
        if isinstance(type, spirv.StructType) and type.identifier:
            for pointer, storage in self.enclosing.pop(type.identifier, ()):
                self.writer.put_global(_Op.OpTypePointer, (pointer, storage, id))
        return id

    def _is_recursive(self, pointee: Type) -> bool:
        return isinstance(pointee, spirv.StructType) and pointee.identifier in self.enclosing

    def _prepare(self, type: Type, id: int) -> tuple[_Op, tuple[int, ...]]:
        """The opcode and what follows the id."""
        match type:
            case NoneType():
                return _Op.OpTypeVoid, ()
            case IntegerType(width=1):
                return _Op.OpTypeBool, ()
            case IntegerType():
                is_signed = type.signedness is Signedness.SIGNED
                return _Op.OpTypeInt, (type.width, int(is_signed))
            case BFloat16Type():
                return _Op.OpTypeFloat, (16, spirv.FPEncoding.BFloat16KHR)
            case FloatType():
                return _Op.OpTypeFloat, (type.WIDTH,)
            case VectorType():
                return _Op.OpTypeVector, (self.id(type.element_type), type.num_elements)
            case FunctionType():
                result = type.results[0] if len(type.results) == 1 else none
                return _Op.OpTypeFunction, tuple(map(self.id, (result, *type.inputs)))
            case GraphType():
                types = map(self.id, (*type.inputs, *type.results))
                return _Op.OpTypeGraphARM, (len(type.inputs), *types)
        prepare = _PREPARED.get(type.__class__)
        if prepare is None:
            raise refusal(self.location, f"unhandled type in serialization: '{type}'")
        return prepare(self, type, id)

    # --- types of the dialect ---------------------------------------------------------------------------------------------

    def array(self, type: spirv.ArrayType, id: int) -> tuple[_Op, tuple[int, ...]]:
        operands = self.id(type.element_type), self._constant(type.element_count)
        self._stride(type.stride, id)
        return _Op.OpTypeArray, operands

    def runtime_array(self, type: spirv.RuntimeArrayType, id: int) -> tuple[_Op, tuple[int, ...]]:
        operands = (self.id(type.element_type),)
        self._stride(type.stride, id)
        return _Op.OpTypeRuntimeArray, operands

    def _stride(self, stride: int, id: int) -> None:
        if stride:
            self.writer.decorate(id, spirv.Decoration.ArrayStride, (stride,))

    def pointer(self, type: spirv.PointerType, id: int) -> tuple[_Op, tuple[int, ...]]:
        inner = self.id(type.pointee_type)
        self._decorate_interface(type, inner)
        return _Op.OpTypePointer, (type.storage_class, inner)

    def _decorate_interface(self, type: spirv.PointerType, id: int) -> None:
        pointee = type.pointee_type
        if isinstance(pointee, spirv.StructType) and type.storage_class in _INTERFACES:
            if spirv.Decoration.Block not in pointee.struct_decorations:
                self.writer.decorate(id, spirv.Decoration.Block)

    def struct(self, type: spirv.StructType, id: int) -> tuple[_Op, tuple[int, ...]]:
        from odsgen.translation.spirv.serialization.decorations import decorate

        if type.identifier:
            self.writer.name(id, type.identifier)
            self.enclosing[type.identifier] = []
        members = []
        for number, member in enumerate(type.member_types or ()):
            members.append(self.id(member))
            if type.offsets:
                offset = spirv.Decoration.Offset, type.offsets[number]
                self.writer.decorate_member(id, number, offset)
        for number, decoration, value in zip(
            type.decorated_members,
            type.member_decorations,
            type.member_decoration_values,
            strict=True,
        ):
            words = () if isinstance(value, UnitAttr) else (_member_value(self, type, value),)
            self.writer.decorate_member(id, number, (decoration, *words))
        for decoration, value in zip(
            type.struct_decorations, type.struct_decoration_values, strict=True
        ):
            decorate(self.writer, id, decoration, value, self.location)
        return _Op.OpTypeStruct, tuple(members)

    def image(self, type: spirv.ImageType, id: int) -> tuple[_Op, tuple[int, ...]]:
        element, *words = type.parameters()
        assert isinstance(element, Type)
        return _Op.OpTypeImage, (self.id(element), *map(_number, words))

    def sampled_image(self, type: spirv.SampledImageType, id: int) -> tuple[_Op, tuple[int, ...]]:
        return _Op.OpTypeSampledImage, (self.id(type.image_type),)

    def matrix(self, type: spirv.MatrixType, id: int) -> tuple[_Op, tuple[int, ...]]:
        return _Op.OpTypeMatrix, (self.id(type.column_type), type.column_count)

    def cooperative_matrix(
        self, type: spirv.CooperativeMatrixType, id: int
    ) -> tuple[_Op, tuple[int, ...]]:
        element = self.id(type.element_type)
        numbers = type.scope, type.rows, type.columns, type.use
        return _Op.OpTypeCooperativeMatrixKHR, (element, *map(self._constant, numbers))

    def tensor(self, type: spirv.TensorArmType, id: int) -> tuple[_Op, tuple[int, ...]]:
        operands = [self.id(type.element_type)]
        if type.shape is not None:
            operands.append(self._constant(len(type.shape)))
            if type.shape and all(size > 0 for size in type.shape):
                operands.append(self._shape(type.shape))
        return _Op.OpTypeTensorARM, tuple(operands)

    def _shape(self, shape: tuple[int, ...]) -> int:
        array = self.id(spirv.ArrayType.get(i32, len(shape)))
        id = self.writer.new_id()
        sizes = map(self._constant, shape)
        self.writer.put_global(_Op.OpConstantComposite, (array, id, *sizes))
        return id

    def _constant(self, number: int) -> int:
        from odsgen.translation.spirv.serialization.constants import scalar_id

        return scalar_id(self.writer, IntegerAttr.get(number, i32), self.location)


def _member_value(types: _TypeWriter, struct: spirv.StructType, value: object) -> int:
    if not isinstance(value, IntegerAttr):
        raise refusal(types.location, f"cannot decorate a member of '{struct}' with {value}")
    return value.value & 0xFFFFFFFF


def _number(word: object) -> int:
    assert isinstance(word, int)
    return int(word)


_PREPARED: dict[type[Type], Callable[[_TypeWriter, Any, int], tuple[_Op, tuple[int, ...]]]] = {
    spirv.ArrayType: _TypeWriter.array,
    spirv.CooperativeMatrixType: _TypeWriter.cooperative_matrix,
    spirv.ImageType: _TypeWriter.image,
    spirv.MatrixType: _TypeWriter.matrix,
    spirv.PointerType: _TypeWriter.pointer,
    spirv.RuntimeArrayType: _TypeWriter.runtime_array,
    spirv.SampledImageType: _TypeWriter.sampled_image,
    spirv.StructType: _TypeWriter.struct,
    spirv.TensorArmType: _TypeWriter.tensor,
}
