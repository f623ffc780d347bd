"""Conversion of types to LLVM (MLIR: LLVM IR Target, "Type Conversion")."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.conversion import NotConvertible, TypeConverter, build_cast
from odsgen.dialects.llvm.lowering.structs import ContainerConversion
from odsgen.dialects.llvm.types import struct_of
from odsgen.dialects.memref.layouts import has_identity_layout, strides_and_offset
from odsgen.runtime import (
    BFloat16Type,
    ComplexType,
    DataLayout,
    Float16Type,
    Float32Type,
    Float64Type,
    Float80Type,
    Float128Type,
    FloatType,
    FunctionType,
    IndexType,
    IntegerAttr,
    IntegerType,
    MemRefType,
    UnrankedMemRefType,
    VectorType,
)
from odsgen_dialects import llvm

if TYPE_CHECKING:
    from odsgen.runtime import Attribute, Builder, Location, Operation, Type, Value

_MACHINE_WORD = 64
_FLOATS = (BFloat16Type, Float16Type, Float32Type, Float64Type, Float80Type, Float128Type)


class LLVMTypeConverter(TypeConverter):
    """Converts builtin types; memrefs become descriptors, on request bare pointers in signatures."""

    def __init__(
        self,
        index_bitwidth: int,
        *,
        use_bare_pointers: bool = False,
        program: Operation | None = None,
    ) -> None:
        super().__init__()
        self.program = program
        self.index = IntegerType.get(index_bitwidth)
        self.pointer = llvm.LLVMPointerType.get()
        self.use_bare_pointers = use_bare_pointers
        self._with_bare_pointers: LLVMTypeConverter | None = None
        self.add_conversion(lambda type: type if type.DIALECT_NAME == "llvm" else None)
        containers = ContainerConversion(self, program)
        for of in (llvm.LLVMStructType, llvm.LLVMArrayType, llvm.LLVMFunctionType):
            self.add_conversion(containers.convert, of)
        self.add_conversion(lambda type: self.index, IndexType)
        self.add_conversion(lambda type: IntegerType.get(type.width), IntegerType)
        self.add_conversion(_converted_float, FloatType)
        self.add_conversion(self._converted_complex, ComplexType)
        self.add_conversion(self._converted_vector, VectorType)
        self.add_conversion(self._converted_memref, MemRefType)
        self.add_conversion(self._converted_unranked, UnrankedMemRefType)
        self.add_conversion(lambda type: self.pointer, FunctionType)
        for unpacked in (MemRefType, UnrankedMemRefType):
            self.add_source_materialization(self._pack_source, unpacked)
            self.add_target_materialization(self._pack_target, unpacked)
        self.leaves_casts = True

    @classmethod
    def of_data_layout(
        cls, op: Operation, index_bitwidth: int, *, use_bare_pointers: bool = False
    ) -> LLVMTypeConverter:
        """Reads the index width from the data layout unless one is given."""
        if not index_bitwidth:
            index_bitwidth = int(DataLayout.closest(op).type_size_in_bits(IndexType.get()))
        return cls(index_bitwidth, use_bare_pointers=use_bare_pointers, program=op)

    @classmethod
    def of_machine(cls, op: Operation, index_bitwidth: int = 0) -> LLVMTypeConverter:
        """For passes that, as in MLIR, ignore data layouts."""
        return cls(index_bitwidth or _MACHINE_WORD, program=op)

    def of_calls(self, op: Operation) -> LLVMTypeConverter:
        """The converter for one function or call, which may have `llvm.bareptr`."""
        if self.use_bare_pointers or "llvm.bareptr" not in op.attributes:
            return self
        if self._with_bare_pointers is None:
            width = self.index.width
            self._with_bare_pointers = LLVMTypeConverter(
                width, use_bare_pointers=True, program=self.program
            )
        return self._with_bare_pointers

    # --- single types ---------------------------------------------------------------------------------------------------

    def _converted_complex(self, type: ComplexType) -> Type | None:
        element = self.convert_type(type.element_type)
        if element is None:
            raise NotConvertible
        return struct_of((element, element))

    def _converted_vector(self, type: VectorType) -> Type | None:
        element = self.convert_type(type.element_type)
        if element is None or any(type.scalable_dims[:-1]):
            raise NotConvertible
        if not type.shape:
            return VectorType.get((1,), element)
        result: Type = VectorType.get(type.shape[-1:], element, type.scalable_dims[-1:])
        for size in reversed(type.shape[:-1]):
            result = llvm.LLVMArrayType.get(result, size)
        return result

    def _converted_memref(self, type: MemRefType) -> Type | None:
        types = self.descriptor_types(type)
        if types is None:
            raise NotConvertible
        return struct_of(types)

    def descriptor_types(self, type: MemRefType) -> list[Type] | None:
        """The field types of a memref descriptor; None if strides or element type are not
        supported.
        """
        if self.convert_type(type.element_type) is None or strides_and_offset(type) is None:
            return None
        pointer = self._pointer_to(type)
        types = [pointer, pointer, self.index]
        if type.shape:
            types += [llvm.LLVMArrayType.get(self.index, len(type.shape))] * 2
        return types

    def _converted_unranked(self, type: UnrankedMemRefType) -> Type:
        """An unranked descriptor: a rank and a pointer to a ranked descriptor on the stack."""
        if self.convert_type(type.element_type) is None:
            raise NotConvertible
        self._pointer_to(type)
        return struct_of((self.index, self.pointer))

    def _pointer_to(self, type: MemRefType | UnrankedMemRefType) -> Type:
        space = address_space(type.memory_space)
        if space is None:
            raise NotConvertible
        return llvm.LLVMPointerType.get(space)

    # --- signatures -----------------------------------------------------------------------------------------------------

    def argument_types(self, type: Type) -> list[Type] | None:
        """The converted types of one function argument; a descriptor is unpacked."""
        converted = self.convert_type(type)
        if converted is None:
            return None
        if isinstance(type, MemRefType):
            pointer = self._pointer_to(type)
            if self.use_bare_pointers:
                return [pointer] if self.has_bare_pointer(type) else None
            return [pointer, pointer, self.index] + [self.index] * (2 * len(type.shape))
        if isinstance(type, UnrankedMemRefType):
            return None if self.use_bare_pointers else [self.index, self.pointer]
        return [converted]

    def result_types(self, types: Sequence[Type]) -> list[Type] | None:
        """The converted result types, before several are packed into a struct."""
        result: list[Type] = []
        for type in types:
            if self.use_bare_pointers and isinstance(type, MemRefType):
                if not self.has_bare_pointer(type) or self.convert_type(type.element_type) is None:
                    return None
                result.append(self._pointer_to(type))
                continue
            converted = self.convert_type(type)
            if converted is None:
                return None
            result.append(converted)
        return result

    def packed_result(self, types: Sequence[Type]) -> Type | None:
        """The only LLVM result type; void for none, a struct for several."""
        converted = self.result_types(types)
        if converted is None:
            return None
        if not converted:
            return llvm.LLVMVoidType.get()
        return converted[0] if len(converted) == 1 else struct_of(converted)

    @staticmethod
    def has_bare_pointer(type: MemRefType) -> bool:
        """Whether a bare pointer suffices: shape, strides and offset are static."""
        return type.has_static_shape and has_identity_layout(type)

    # --- materializations -----------------------------------------------------------------------------------------------

    def _pack(
        self, builder: Builder, type: Type | None, values: Sequence[Value], location: Location
    ) -> Value | None:
        """Packs unpacked arguments into a descriptor."""
        from odsgen.dialects.llvm.lowering import descriptors

        if isinstance(type, MemRefType):
            if len(values) == 1 and isinstance(values[0].type, llvm.LLVMPointerType):
                return descriptors.from_static_shape(builder, self, type, values[0], location)
            if len(values) == 3 + 2 * len(type.shape):
                return descriptors.pack(builder, self, type, values, location)
        if isinstance(type, UnrankedMemRefType) and len(values) == 2:
            return descriptors.pack_unranked(builder, self, type, values, location)
        return None

    def _pack_source(
        self, builder: Builder, type: Type, values: Sequence[Value], location: Location
    ) -> Value | None:
        packed = self._pack(builder, type, values, location)
        if packed is None:
            return None
        return builder.insert(build_cast((type,), (packed,), location)).results[0]

    def _pack_target(
        self,
        builder: Builder,
        types: Sequence[Type],
        values: Sequence[Value],
        location: Location,
        original: Type | None,
    ) -> Sequence[Value] | None:
        packed = self._pack(builder, original, values, location)
        return None if packed is None else (packed,)


def _converted_float(type: FloatType) -> Type:
    if isinstance(type, _FLOATS):
        return type
    if type.width > 8:
        raise NotConvertible  # tf32
    return IntegerType.get(type.width)


def address_space(attribute: Attribute | None) -> int | None:
    """The integer of a memory space; None for another attribute."""
    if attribute is None:
        return 0
    return attribute.value if isinstance(attribute, IntegerAttr) else None
