"""The encodings of the builtin dialect's attributes and types (BuiltinDialectBytecode.td).

Each begins with the code of its kind.  What has none here, a float of eight bits or an affine map, is written as text.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from odsgen.bytecode.encoding import varint, zigzag
from odsgen.bytecode.errors import BytecodeError, unexpected
from odsgen.bytecode.interface import (
    BytecodeInterface,
    DialectBytecodeReader,
    DialectBytecodeWriter,
)
from odsgen.runtime.affine.map import AffineMap
from odsgen.runtime.base.attribute import Attribute, Type
from odsgen.runtime.builtin.attributes import (
    AffineMapAttr,
    ArrayAttr,
    BoolAttr,
    DenseArrayAttr,
    DenseElementsAttr,
    DenseIntOrFPElementsAttr,
    DenseResourceElementsAttr,
    DenseStringElementsAttr,
    DictionaryAttr,
    DistinctAttr,
    FlatSymbolRefAttr,
    FloatAttr,
    IntegerAttr,
    SparseElementsAttr,
    StringAttr,
    SymbolRefAttr,
    TypeAttr,
    UnitAttr,
)
from odsgen.runtime.builtin.element_storage import number_size, packed_as_here, unpack_numbers
from odsgen.runtime.builtin.locations import FileLineColRange, Location, UnknownLoc
from odsgen.runtime.builtin.nested_locations import CallSiteLoc, FusedLoc, NameLoc
from odsgen.runtime.builtin.types import (
    DYNAMIC,
    DYNAMIC_STRIDE,
    INDEX_STORAGE_WIDTH,
    BFloat16Type,
    ComplexType,
    Float4E2M1FNType,
    Float6E2M3FNType,
    Float6E3M2FNType,
    Float8E3M4Type,
    Float8E4M3B11FNUZType,
    Float8E4M3FNType,
    Float8E4M3FNUZType,
    Float8E4M3Type,
    Float8E5M2FNUZType,
    Float8E5M2Type,
    Float8E8M0FNUType,
    Float16Type,
    Float32Type,
    Float64Type,
    Float80Type,
    Float128Type,
    FloatTF32Type,
    FloatType,
    FunctionType,
    IndexType,
    IntegerType,
    MemRefType,
    NoneType,
    RankedTensorType,
    ShapedType,
    Signedness,
    TupleType,
    UnrankedMemRefType,
    UnrankedTensorType,
    VectorType,
    none,
)

# --- attributes: reading ------------------------------------------------------------------------------------------------


def _read_array(reader: DialectBytecodeReader) -> Attribute:
    return ArrayAttr.get(reader.read_list(reader.read_attribute, "elements"))


def _read_dictionary(reader: DialectBytecodeReader) -> Attribute:
    entries = []
    for _ in range(reader.read_count("named attributes")):
        name = reader.read_attribute_of(StringAttr)
        entries.append((name.value, reader.read_attribute()))
    return DictionaryAttr.get(entries)


def _read_string(reader: DialectBytecodeReader) -> Attribute:
    return StringAttr.get(reader.read_string())


def _read_typed_string(reader: DialectBytecodeReader) -> Attribute:
    return StringAttr.get(reader.read_string(), reader.read_type())


def _read_flat_symbol(reader: DialectBytecodeReader) -> Attribute:
    return SymbolRefAttr.get(reader.read_attribute_of(StringAttr).value)


def _read_symbol(reader: DialectBytecodeReader) -> Attribute:
    root = reader.read_attribute_of(StringAttr).value
    nested = reader.read_list(lambda: reader.read_attribute_of(FlatSymbolRefAttr).value, "symbols")
    return SymbolRefAttr.get(root, nested)


def _read_type_attribute(reader: DialectBytecodeReader) -> Attribute:
    return TypeAttr.get(reader.read_type())


def _read_unit(reader: DialectBytecodeReader) -> Attribute:
    return UnitAttr.get()


def _read_integer(reader: DialectBytecodeReader) -> Attribute:
    type = reader.read_type()
    if isinstance(type, IntegerType):
        width, is_signed = type.width, type.signedness is Signedness.SIGNED
    elif isinstance(type, IndexType):
        width, is_signed = INDEX_STORAGE_WIDTH, True
    else:
        raise unexpected("integer or index type for IntegerAttr", type)
    bits = reader.read_integer(width)
    if is_signed and width:
        bits -= bits >> (width - 1) << width
    return IntegerAttr.get(bits, type)


def _read_float(reader: DialectBytecodeReader) -> Attribute:
    type = reader.read_type_of(FloatType)
    return FloatAttr.from_bits(reader.read_integer(type.width), type)


def _read_call_site(reader: DialectBytecodeReader) -> Attribute:
    callee = _location(reader)
    return CallSiteLoc.get(callee, _location(reader))


def _location(reader: DialectBytecodeReader) -> Location:
    found = reader.read_attribute()
    if not isinstance(found, Location):
        raise unexpected("mlir::LocationAttr", found)
    return found


def _read_file_line_col(reader: DialectBytecodeReader) -> Attribute:
    filename = reader.read_attribute_of(StringAttr).value
    line = _low_bits(reader.read_varint())
    return FileLineColRange.get(filename, line, _low_bits(reader.read_varint()))


def _low_bits(value: int) -> int:
    """The line or column that C++ keeps of an integer: 32 bits."""
    return value & 0xFFFFFFFF


def _read_fused(reader: DialectBytecodeReader) -> Attribute:
    return FusedLoc.get(reader.read_list(lambda: _location(reader), "locations"))


def _read_fused_with_metadata(reader: DialectBytecodeReader) -> Attribute:
    locations = reader.read_list(lambda: _location(reader), "locations")
    return FusedLoc.get(locations, reader.read_attribute())


def _read_name(reader: DialectBytecodeReader) -> Attribute:
    name = reader.read_attribute_of(StringAttr).value
    return NameLoc.get(name, _location(reader))


def _read_unknown_location(reader: DialectBytecodeReader) -> Attribute:
    return UnknownLoc.get()


def _read_dense_resource(reader: DialectBytecodeReader) -> Attribute:
    type = reader.read_type_of(ShapedType)
    return DenseResourceElementsAttr.get(type, reader.read_resource_handle())


def _read_dense_array(reader: DialectBytecodeReader) -> Attribute:
    element_type = reader.read_type()
    size = reader.read_varint()
    data = reader.read_blob()
    if not isinstance(element_type, (IntegerType, FloatType)) or (
        element_type.width != 1 and element_type.width % 8
    ):
        # Refused in the words of the attribute's verifier.
        return DenseArrayAttr.get(element_type)
    bytes_each = number_size(element_type)
    if bytes_each * size != len(data):
        raise BytecodeError(
            f"expected raw data of {size} elements of {bytes_each} bytes each, but got {len(data)} bytes"
        )
    if bytes_each == 0:
        _check_count(reader, size)
    numbers = unpack_numbers(data, bytes_each) if bytes_each else [0] * size
    if isinstance(element_type, IntegerType) and element_type.width == 1:
        numbers = [number & 1 for number in numbers]
    elif (
        isinstance(element_type, IntegerType)
        and element_type.signedness is not Signedness.UNSIGNED
        and element_type.width
    ):
        sign = 1 << (element_type.width - 1)
        numbers = [(number ^ sign) - sign for number in numbers]
    return DenseArrayAttr.from_numbers(element_type, numbers)


def _read_dense_elements(reader: DialectBytecodeReader) -> Attribute:
    type = reader.read_type_of(ShapedType)
    data = reader.read_blob()
    if not data and type.has_static_shape:
        _check_count(reader, type.num_elements)
    if type.has_static_shape:
        data = packed_as_here(type.element_type, type.num_elements, data)
    return DenseIntOrFPElementsAttr.from_raw(type, data)


def _check_count(reader: DialectBytecodeReader, count: int) -> None:
    """Refuse elements without bits of which there are more than the file has bytes: nothing else bounds their number."""
    if count > len(reader.data):
        raise BytecodeError(f"{count} elements without bits are too many")


def _read_dense_strings(reader: DialectBytecodeReader) -> Attribute:
    type = reader.read_type_of(ShapedType)
    is_splat = reader.read_varint()
    if not type.has_static_shape:
        return DenseStringElementsAttr.get(type, ())
    count = 1 if is_splat else type.num_elements
    if count > reader.remaining:
        raise BytecodeError(
            f"the number of strings is {count}, but only {reader.remaining} bytes remain"
        )
    return DenseStringElementsAttr.get(type, [reader.read_string() for _ in range(count)])


def _read_sparse_elements(reader: DialectBytecodeReader) -> Attribute:
    type = reader.read_type_of(ShapedType)
    indices = reader.read_attribute_of(DenseIntOrFPElementsAttr)
    if not isinstance(indices.type.element_type, (IntegerType, IndexType)):
        raise unexpected("mlir::DenseIntElementsAttr", indices)
    return SparseElementsAttr.get(type, indices, reader.read_attribute_of(DenseElementsAttr))


def _read_distinct(reader: DialectBytecodeReader) -> Attribute:
    return DistinctAttr.create(reader.read_attribute())


def _read_file_line_col_range(reader: DialectBytecodeReader) -> Attribute:
    filename = reader.read_attribute_of(StringAttr).value
    places = [
        _low_bits(value) for value in reader.read_list(reader.read_varint, "lines and columns")
    ]
    if len(places) == 3:  # one line, from a column to another
        line, start, end = places
        places = [line, start, line, end]
    elif len(places) > 4:
        raise BytecodeError(f"a range of a file has up to 4 numbers, but got {len(places)}")
    return FileLineColRange.get(filename, *places)


_ATTRIBUTE_READERS: Final[tuple[Callable[[DialectBytecodeReader], Attribute], ...]] = (
    _read_array,
    _read_dictionary,
    _read_string,
    _read_typed_string,
    _read_flat_symbol,
    _read_symbol,
    _read_type_attribute,
    _read_unit,
    _read_integer,
    _read_float,
    _read_call_site,
    _read_file_line_col,
    _read_fused,
    _read_fused_with_metadata,
    _read_name,
    _read_unknown_location,
    _read_dense_resource,
    _read_dense_array,
    _read_dense_elements,
    _read_dense_strings,
    _read_sparse_elements,
    _read_distinct,
    _read_file_line_col_range,
)


#: The same by the byte that is the code.
_READERS_BY_BYTE: Final = {varint(code)[0]: read for code, read in enumerate(_ATTRIBUTE_READERS)}

#: The codes of a string without a type, and of one place in a file.
STRING_CODE: Final = _ATTRIBUTE_READERS.index(_read_string)
FILE_LINE_COL_CODE: Final = _ATTRIBUTE_READERS.index(_read_file_line_col)


def _read_attribute(reader: DialectBytecodeReader) -> Attribute:
    position = reader.position
    if position < reader.end and (read := _READERS_BY_BYTE.get(reader.data[position])) is not None:
        reader.position = position + 1
        return read(reader)
    code = reader.read_varint()
    if code >= len(_ATTRIBUTE_READERS):
        raise BytecodeError(f"unknown attribute code: {code}")
    return _ATTRIBUTE_READERS[code](reader)


# --- attributes: writing ------------------------------------------------------------------------------------------------


def _write_array(attribute: ArrayAttr, writer: DialectBytecodeWriter) -> None:
    writer.parts = [0, len(attribute.elements), *attribute.elements]


def _write_dictionary(attribute: DictionaryAttr, writer: DialectBytecodeWriter) -> None:
    parts: list[Any] = [1, len(attribute.entries)]
    for name, value in attribute.entries:
        parts.append(StringAttr.get(name))
        parts.append(value)
    writer.parts = parts


def _write_string(attribute: StringAttr, writer: DialectBytecodeWriter) -> None:
    if attribute.type is none:
        writer.parts = [2, attribute.value]
    else:
        writer.parts = [3, attribute.value, attribute.type]


def _write_flat_symbol(attribute: FlatSymbolRefAttr, writer: DialectBytecodeWriter) -> None:
    writer.parts = [4, StringAttr.get(attribute.root)]


def _write_symbol(attribute: SymbolRefAttr, writer: DialectBytecodeWriter) -> None:
    nested = [SymbolRefAttr.get(name) for name in attribute.nested]
    writer.parts = [5, StringAttr.get(attribute.root), len(nested), *nested]


def _write_type_attribute(attribute: TypeAttr, writer: DialectBytecodeWriter) -> None:
    writer.parts = [6, attribute.value]


def _write_unit(attribute: UnitAttr, writer: DialectBytecodeWriter) -> None:
    writer.parts = [7]


def _write_integer(attribute: IntegerAttr, writer: DialectBytecodeWriter) -> None:
    type = attribute.type
    writer.parts = [8, type]
    writer.write_integer(
        int(attribute.value), type.width if isinstance(type, IntegerType) else INDEX_STORAGE_WIDTH
    )


def _write_float(attribute: FloatAttr, writer: DialectBytecodeWriter) -> None:
    writer.parts = [9, attribute.type]
    writer.write_integer(attribute.bits, attribute.type.width)


def _write_call_site(attribute: CallSiteLoc, writer: DialectBytecodeWriter) -> None:
    writer.parts = [10, attribute.callee, attribute.caller]


def _write_file_line_col(attribute: FileLineColRange, writer: DialectBytecodeWriter) -> None:
    filename = StringAttr.get(attribute.filename)
    line, column = attribute.start_line, attribute.start_column
    end_line, end_column = attribute.end_line, attribute.end_column
    if line == end_line and column == end_column:
        writer.parts = [FILE_LINE_COL_CODE, filename, line, column]
    elif column == 0 and line == end_line:
        writer.parts = [22, filename, 1, line]
    elif line == end_line:
        writer.parts = [22, filename, 3, line, column, end_column]
    else:
        writer.parts = [22, filename, 4, line, column, end_line, end_column]


def _write_fused(attribute: FusedLoc, writer: DialectBytecodeWriter) -> None:
    locations = attribute.locations
    if attribute.metadata is None:
        writer.parts = [12, len(locations), *locations]
    else:
        writer.parts = [13, len(locations), *locations, attribute.metadata]


def _write_name(attribute: NameLoc, writer: DialectBytecodeWriter) -> None:
    writer.parts = [14, StringAttr.get(attribute.name), attribute.child]


def _write_unknown_location(attribute: UnknownLoc, writer: DialectBytecodeWriter) -> None:
    writer.parts = [15]


def _write_dense_resource(
    attribute: DenseResourceElementsAttr, writer: DialectBytecodeWriter
) -> None:
    writer.parts = [16, attribute.type, attribute.handle]


def _write_dense_array(attribute: DenseArrayAttr, writer: DialectBytecodeWriter) -> None:
    writer.parts = [17, attribute.element_type, len(attribute.numbers)]
    writer.write_blob(attribute.raw_data())


def _write_dense_elements(
    attribute: DenseIntOrFPElementsAttr, writer: DialectBytecodeWriter
) -> None:
    writer.parts = [18, attribute.type]
    writer.write_blob(attribute.raw_data)


def _write_dense_strings(attribute: DenseStringElementsAttr, writer: DialectBytecodeWriter) -> None:
    writer.parts = [19, attribute.type, int(attribute.is_splat), *attribute.strings]


def _write_sparse_elements(attribute: SparseElementsAttr, writer: DialectBytecodeWriter) -> None:
    writer.parts = [20, attribute.type, attribute.indices, attribute.values]


def _write_distinct(attribute: DistinctAttr, writer: DialectBytecodeWriter) -> None:
    writer.parts = [21, attribute.referenced]


_ATTRIBUTE_WRITERS: Final[dict[type[Any], Callable[[Any, DialectBytecodeWriter], None]]] = {
    ArrayAttr: _write_array,
    BoolAttr: _write_integer,
    CallSiteLoc: _write_call_site,
    DenseArrayAttr: _write_dense_array,
    DenseIntOrFPElementsAttr: _write_dense_elements,
    DenseResourceElementsAttr: _write_dense_resource,
    DenseStringElementsAttr: _write_dense_strings,
    DictionaryAttr: _write_dictionary,
    DistinctAttr: _write_distinct,
    FileLineColRange: _write_file_line_col,
    FlatSymbolRefAttr: _write_flat_symbol,
    FloatAttr: _write_float,
    FusedLoc: _write_fused,
    IntegerAttr: _write_integer,
    NameLoc: _write_name,
    SparseElementsAttr: _write_sparse_elements,
    StringAttr: _write_string,
    SymbolRefAttr: _write_symbol,
    TypeAttr: _write_type_attribute,
    UnitAttr: _write_unit,
    UnknownLoc: _write_unknown_location,
}


def _write_attribute(attribute: Attribute, writer: DialectBytecodeWriter) -> bool:
    write = _ATTRIBUTE_WRITERS.get(type(attribute))
    if write is None:
        return False
    write(attribute, writer)
    return True


# --- types: reading -----------------------------------------------------------------------------------------------------


def _read_integer_type(reader: DialectBytecodeReader) -> Type:
    value = reader.read_varint()
    if value & 3 == 3:
        raise BytecodeError("invalid signedness of an integer type: 3")
    return IntegerType.get(value >> 2, Signedness(value & 3))


def _read_function_type(reader: DialectBytecodeReader) -> Type:
    inputs = reader.read_list(reader.read_type, "types")
    return FunctionType.get(inputs, reader.read_list(reader.read_type, "types"))


def _read_complex_type(reader: DialectBytecodeReader) -> Type:
    return ComplexType.get(reader.read_type())


def _shape(reader: DialectBytecodeReader) -> list[int]:
    shape = reader.read_list(reader.read_signed_varint, "dimensions")
    if -1 in shape:
        raise BytecodeError("invalid dimension size: -1")
    return [DYNAMIC if size == DYNAMIC_STRIDE else size for size in shape]


def _read_memref(reader: DialectBytecodeReader) -> Type:
    shape = _shape(reader)
    element_type = reader.read_type()
    return MemRefType.get(shape, element_type, reader.read_attribute())


def _read_memref_with_memory_space(reader: DialectBytecodeReader) -> Type:
    memory_space = reader.read_attribute()
    shape = _shape(reader)
    element_type = reader.read_type()
    return MemRefType.get(shape, element_type, reader.read_attribute(), memory_space)


def _read_ranked_tensor(reader: DialectBytecodeReader) -> Type:
    shape = _shape(reader)
    return RankedTensorType.get(shape, reader.read_type())


def _read_ranked_tensor_with_encoding(reader: DialectBytecodeReader) -> Type:
    encoding = reader.read_attribute()
    shape = _shape(reader)
    return RankedTensorType.get(shape, reader.read_type(), encoding)


def _read_tuple(reader: DialectBytecodeReader) -> Type:
    return TupleType.get(reader.read_list(reader.read_type, "types"))


def _read_unranked_memref(reader: DialectBytecodeReader) -> Type:
    return UnrankedMemRefType.get(reader.read_type())


def _read_unranked_memref_with_memory_space(reader: DialectBytecodeReader) -> Type:
    memory_space = reader.read_attribute()
    return UnrankedMemRefType.get(reader.read_type(), memory_space)


def _read_unranked_tensor(reader: DialectBytecodeReader) -> Type:
    return UnrankedTensorType.get(reader.read_type())


def _read_vector(reader: DialectBytecodeReader) -> Type:
    shape = _shape(reader)
    return VectorType.get(shape, reader.read_type())


def _read_scalable_vector(reader: DialectBytecodeReader) -> Type:
    scalable = reader.read_list(reader.read_bool, "dimensions")
    shape = _shape(reader)
    return VectorType.get(shape, reader.read_type(), scalable)


def _the(definition: Any) -> Callable[[DialectBytecodeReader], Type]:
    """Reads a type that is the only one of its class."""

    def read(reader: DialectBytecodeReader) -> Type:
        found: Type = definition.get()
        return found

    return read


_TYPE_READERS: Final[tuple[Callable[[DialectBytecodeReader], Type], ...]] = (
    _read_integer_type,
    _the(IndexType),
    _read_function_type,
    _the(BFloat16Type),
    _the(Float16Type),
    _the(Float32Type),
    _the(Float64Type),
    _the(Float80Type),
    _the(Float128Type),
    _read_complex_type,
    _read_memref,
    _read_memref_with_memory_space,
    _the(NoneType),
    _read_ranked_tensor,
    _read_ranked_tensor_with_encoding,
    _read_tuple,
    _read_unranked_memref,
    _read_unranked_memref_with_memory_space,
    _read_unranked_tensor,
    _read_vector,
    _read_scalable_vector,
    # What LLVM 23 writes so, and LLVM 22 as text.
    _the(FloatTF32Type),
    _the(Float8E5M2Type),
    _the(Float8E4M3Type),
    _the(Float8E4M3FNType),
    _the(Float8E5M2FNUZType),
    _the(Float8E4M3FNUZType),
    _the(Float8E4M3B11FNUZType),
    _the(Float8E3M4Type),
    _the(Float4E2M1FNType),
    _the(Float6E2M3FNType),
    _the(Float6E3M2FNType),
    _the(Float8E8M0FNUType),
)


def _read_type(reader: DialectBytecodeReader) -> Type:
    code = reader.read_varint()
    if code >= len(_TYPE_READERS):
        raise BytecodeError(f"unknown attribute code: {code}")
    return _TYPE_READERS[code](reader)


# --- types: writing -----------------------------------------------------------------------------------------------------


def _write_integer_type(type: IntegerType, writer: DialectBytecodeWriter) -> None:
    writer.parts = [0, type.width << 2 | type.signedness]


def _write_function_type(type: FunctionType, writer: DialectBytecodeWriter) -> None:
    writer.parts = [2, len(type.inputs), *type.inputs, len(type.results), *type.results]


def _write_complex_type(type: ComplexType, writer: DialectBytecodeWriter) -> None:
    writer.parts = [9, type.element_type]


def _shape_parts(type: ShapedType) -> list[Any]:
    """The shape and the element type."""
    shape = [zigzag(DYNAMIC_STRIDE if size == DYNAMIC else size) for size in type.shape]
    return [len(shape), *shape, type.element_type]


def _write_memref(type: MemRefType, writer: DialectBytecodeWriter) -> None:
    layout = type.layout
    if layout is None:
        layout = AffineMapAttr.get(AffineMap.get_multi_dim_identity(len(type.shape)))
    if type.memory_space is None:
        writer.parts = [10, *_shape_parts(type), layout]
    else:
        writer.parts = [11, type.memory_space, *_shape_parts(type), layout]


def _write_ranked_tensor(type: RankedTensorType, writer: DialectBytecodeWriter) -> None:
    if type.encoding is None:
        writer.parts = [13, *_shape_parts(type)]
    else:
        writer.parts = [14, type.encoding, *_shape_parts(type)]


def _write_tuple(type: TupleType, writer: DialectBytecodeWriter) -> None:
    writer.parts = [15, len(type.types), *type.types]


def _write_unranked_memref(type: UnrankedMemRefType, writer: DialectBytecodeWriter) -> None:
    if type.memory_space is None:
        writer.parts = [16, type.element_type]
    else:
        writer.parts = [17, type.memory_space, type.element_type]


def _write_unranked_tensor(type: UnrankedTensorType, writer: DialectBytecodeWriter) -> None:
    writer.parts = [18, type.element_type]


def _write_vector(type: VectorType, writer: DialectBytecodeWriter) -> None:
    if any(type.scalable_dims):
        writer.parts = [20]
        writer.write_list(type.scalable_dims, writer.write_bool)
        writer.parts += _shape_parts(type)
    else:
        writer.parts = [19, *_shape_parts(type)]


_TYPE_WRITERS: Final[dict[type[Any], Callable[[Any, DialectBytecodeWriter], None]]] = {
    ComplexType: _write_complex_type,
    FunctionType: _write_function_type,
    IntegerType: _write_integer_type,
    MemRefType: _write_memref,
    RankedTensorType: _write_ranked_tensor,
    TupleType: _write_tuple,
    UnrankedMemRefType: _write_unranked_memref,
    UnrankedTensorType: _write_unranked_tensor,
    VectorType: _write_vector,
}

_CODES_OF_PLAIN_TYPES: Final[dict[type[Any], int]] = {
    IndexType: 1,
    BFloat16Type: 3,
    Float16Type: 4,
    Float32Type: 5,
    Float64Type: 6,
    Float80Type: 7,
    Float128Type: 8,
    NoneType: 12,
}


def _write_type(subject: Type, writer: DialectBytecodeWriter) -> bool:
    definition = type(subject)
    write = _TYPE_WRITERS.get(definition)
    if write is not None:
        write(subject, writer)
        return True
    code = _CODES_OF_PLAIN_TYPES.get(definition)
    if code is None:
        return False
    writer.write_varint(code)
    return True


BUILTIN: Final = BytecodeInterface(
    read_attribute=_read_attribute,
    read_type=_read_type,
    write_attribute=_write_attribute,
    write_type=_write_type,
)
