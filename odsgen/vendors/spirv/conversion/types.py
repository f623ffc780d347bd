"""The types of `spirv` that stand for builtin ones (MLIR: SPIRVTypeConverter)."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from odsgen.conversion import NotConvertible, TypeConverter, build_cast
from odsgen.dialects.memref.layouts import strides_and_offset
from odsgen.runtime import (
    DYNAMIC,
    Builder,
    ComplexType,
    FloatType,
    IndexType,
    IntegerType,
    Location,
    MemRefType,
    TensorType,
    Type,
    Value,
    VectorType,
    f32,
    i32,
    i64,
)
from odsgen.vendors.spirv.conversion.target import TargetEnvironment, is_scalar
from odsgen_dialects import spirv

_S = spirv.StorageClass

#: Memory whose layout is written down, in environments of shaders.
_EXPLICIT = (_S.PhysicalStorageBuffer, _S.PushConstant, _S.StorageBuffer, _S.Uniform)
#: The sizes of vectors.
_SIZES = (2, 3, 4, 8, 16)


def _bytes(type: Type) -> int:
    """The size in memory (`getTypeNumBytes`); raises NotConvertible where there is none."""
    if isinstance(type, ComplexType):
        return 2 * _bytes(type.element_type)
    if isinstance(type, VectorType):
        return prod(type.shape) * _bytes(type.element_type)
    if not is_scalar(type) or not isinstance(type, (IntegerType, FloatType)) or type.width == 1:
        raise NotConvertible
    return type.width // 8


def _memory_bytes(type: MemRefType) -> int:
    """The size of memory, by its layout."""
    found = strides_and_offset(type)
    if found is None:
        raise NotConvertible
    strides, offset = found
    if DYNAMIC in type.shape or any(each < 0 for each in (*strides, offset)):
        raise NotConvertible
    size = _bytes(type.element_type)
    if not type.shape:
        return size
    most = max(count * stride for count, stride in zip(type.shape, strides, strict=True))
    return (offset + most) * size


class SPIRVTypeConverter(TypeConverter):
    """Converts types for a target environment."""

    def __init__(
        self,
        target: TargetEnvironment,
        *,
        emulate_narrow: bool = True,
        emulate_floats: bool = True,
        use_64_bit_index: bool = False,
    ) -> None:
        super().__init__()
        self.target = target
        self.index_type = i64 if use_64_bit_index else i32
        self._emulate_narrow = emulate_narrow
        self._emulate_floats = emulate_floats
        self.add_conversion(self._converted)
        self.add_source_materialization(_cast)
        self.add_target_materialization(
            lambda builder, types, values, location, _: builder.insert(
                build_cast(types, values, location)
            ).results
        )

    def has_size(self, type: Type) -> bool:
        """Whether the target environment has vectors of the size."""
        if not isinstance(type, VectorType) or type.num_elements < 8:
            return True
        return self.target.has(spirv.Capability.Vector16)

    def _converted(self, type: Type) -> Type:
        if isinstance(type, IndexType):
            return self.index_type
        if isinstance(type, (IntegerType, FloatType)):
            return self._number(type)
        if isinstance(type, ComplexType):
            return self._complex(type)
        if isinstance(type, VectorType):
            return self._vector(type)
        if isinstance(type, TensorType):
            return self._tensor(type)
        if isinstance(type, MemRefType):
            return self._memory(type)
        if type.DIALECT_NAME == "spirv":
            return type
        raise NotConvertible

    # --- numbers --------------------------------------------------------------------------------------------------------

    def _number(self, type: IntegerType | FloatType) -> Type:
        if is_scalar(type):
            return self._scalar(type)
        if isinstance(type, IntegerType):
            return _packed(type)
        if type.width == 8 and self._emulate_floats:
            return IntegerType.get(8)
        raise NotConvertible

    def _scalar(self, type: IntegerType | FloatType, storage: _S | None = None) -> Type:
        if self.target.has_scalar(type, storage):
            return type
        if not self._emulate_narrow or type.width > 32:
            raise NotConvertible
        return f32 if isinstance(type, FloatType) else IntegerType.get(32, type.signedness)

    def _complex(self, type: ComplexType, storage: _S | None = None) -> Type:
        element = type.element_type
        if not isinstance(element, (IntegerType, FloatType)) or not is_scalar(element):
            raise NotConvertible
        if self._scalar(element, storage) is not element:
            raise NotConvertible
        return VectorType.get([2], element)

    # --- composites -----------------------------------------------------------------------------------------------------

    def _vector(self, type: VectorType, storage: _S | None = None) -> Type:
        element = type.element_type
        if isinstance(element, IndexType):
            element = self.index_type
        count = prod(type.shape)
        is_single = len(type.shape) <= 1 and count == 1
        if isinstance(element, FloatType) and not is_scalar(element):
            element = self._number(element)
        if not isinstance(element, (IntegerType, FloatType)):
            raise NotConvertible
        if isinstance(element, IntegerType) and not is_scalar(element):
            packed = _packed(element)
            if not is_single and count > 4:
                raise NotConvertible
            return packed if is_single else VectorType.get(type.shape, packed)
        if is_single:
            return self._scalar(element, storage)
        if len(type.shape) != 1 or count not in _SIZES or True in type.scalable_dims:
            raise NotConvertible
        return VectorType.get(type.shape, self._scalar(element, storage))

    def _tensor(self, type: TensorType) -> Type:
        element = type.element_type
        if isinstance(element, IndexType):
            element = self.index_type
        if not type.has_static_shape or not is_scalar(element):
            raise NotConvertible
        assert isinstance(element, (IntegerType, FloatType))
        count = prod(type.shape)
        if not count or element.width == 1:
            raise NotConvertible
        return spirv.ArrayType.get(self._scalar(element), count)

    # --- memory ---------------------------------------------------------------------------------------------------------

    def _memory(self, type: MemRefType) -> Type:
        space = type.memory_space
        if not isinstance(space, spirv.StorageClassAttr):
            raise NotConvertible
        storage, element = space.value, type.element_type
        is_narrow = isinstance(element, IntegerType) and element.width < 8
        if isinstance(element, IntegerType) and element.width == 1:
            stored = self._scalar(IntegerType.get(8), storage)
        elif isinstance(element, IntegerType) and element.width < 8:
            stored = _packed(element)
        elif isinstance(element, VectorType):
            stored = self._vector(element, storage)
        elif isinstance(element, ComplexType):
            stored = self._complex(element, storage)
        elif isinstance(element, IndexType):
            stored = self.index_type
            type = type.clone_with(None, stored)
        elif is_scalar(element) and isinstance(element, (IntegerType, FloatType)):
            stored = self._scalar(element, storage)
        elif isinstance(element, FloatType):
            stored = self._number(element)
            type = type.clone_with(None, stored)
        else:
            raise NotConvertible
        size = _bytes(stored)
        stride = size if storage in _EXPLICIT else 0
        is_kernel = self.target.has(spirv.Capability.Kernel)
        if not type.has_static_shape:
            if is_kernel:
                return spirv.PointerType.get(stored, storage)
            return _wrapped(spirv.RuntimeArrayType.get(stored, stride), storage)
        if is_narrow:
            assert isinstance(element, IntegerType)
            bits = 8 if element.width == 1 else element.width
            total = -(-prod(type.shape) * bits // 8)
        else:
            total = _memory_bytes(type)
        if not total:
            raise NotConvertible
        array = spirv.ArrayType.get(stored, -(-total // size), stride)
        return spirv.PointerType.get(array, storage) if is_kernel else _wrapped(array, storage)


def _packed(type: IntegerType) -> Type:
    """The type of words of which integers of less than a byte are parts (`convertSubByteIntegerType`)."""
    if type.width > 8 or type.width & (type.width - 1):
        raise NotConvertible
    return IntegerType.get(32, type.signedness)


def _wrapped(type: Type, storage: _S) -> Type:
    """A pointer to a struct of one member, as interfaces of shaders want it."""
    offsets = [0] if storage in _EXPLICIT else []
    return spirv.PointerType.get(spirv.StructType.get([type], offsets=offsets), storage)


def _cast(builder: Builder, type: Type, values: Sequence[Value], location: Location) -> Value:
    return builder.insert(build_cast([type], values, location)).results[0]
