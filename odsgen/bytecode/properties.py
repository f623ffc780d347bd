"""The properties of registered operations, one encoding for each op class (ODS: `readProperties`, `writeProperties`).

MLIR's generator lays them down so: the inherent attributes sorted by their names, a required one as a reference, any
other as an optional reference; then the native properties in the order of the definition, each in its own way; then the
sizes of segments.  Before version 6 the sizes stand among the attributes, as an array under their name.

An op class that has `write_properties` and `read_properties` of its own is asked instead: that is where generated code
takes over.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from odsgen.bytecode.encoding import NATIVE_SEGMENT_SIZES
from odsgen.bytecode.errors import BytecodeError, unexpected
from odsgen.bytecode.interface import cpp_name
from odsgen.bytecode.older_operations import OPERAND_SEGMENT_SIZES
from odsgen.runtime.builtin.attributes import DenseArrayAttr
from odsgen.runtime.builtin.types import i32
from odsgen.runtime.glue.properties import (
    ArrayProperty,
    BoolProperty,
    EnumProperty,
    IntegerProperty,
    OptionalProperty,
    PropertyKind,
    StringProperty,
    UnitProperty,
)
from odsgen.runtime.glue.segments import SegmentSizes

if TYPE_CHECKING:
    from odsgen.bytecode.interface import (
        BytecodeInterface,
        DialectBytecodeReader,
        DialectBytecodeWriter,
    )
    from odsgen.bytecode.older_operations import OlderOperation
    from odsgen.runtime.ir.operation import Operation


@dataclass(frozen=True, slots=True)
class AttributeField:
    """An inherent attribute."""

    name: str
    is_required: bool
    is_checked: bool  # whether the class stores attributes of a kind alone


@dataclass(frozen=True, slots=True)
class SegmentField:
    """The sizes of the segments: an attribute before version 6, and after that a sparse array."""

    name: str
    count: int


@dataclass(frozen=True, slots=True)
class NativeField:
    """A native property."""

    name: str
    kind: PropertyKind


@dataclass(frozen=True, slots=True)
class PropertyLayout:
    """The fields in the encoding of an op class, in order; the segment sizes are in both lists, where either has them."""

    attributes: tuple[AttributeField | SegmentField, ...]
    native: tuple[NativeField | SegmentField, ...]


_layouts: dict[type[Operation], PropertyLayout] = {}


def layout_of(op_class: type[Operation]) -> PropertyLayout:
    """The layout of an op class, from the tables that the generated class has."""
    found = _layouts.get(op_class)
    if found is None:
        found = _layouts[op_class] = _compute_layout(op_class)
    return found


def _compute_layout(op_class: type[Operation]) -> PropertyLayout:
    kinds = op_class.PROPERTY_KINDS
    required = op_class.REQUIRED_ATTRIBUTES
    segments = {
        name: SegmentField(name, kind.count)
        for name, kind in kinds.items()
        if isinstance(kind, SegmentSizes)
    }
    attributes: list[AttributeField | SegmentField] = []
    for name in sorted(op_class.PROPERTY_NAMES, key=str.encode):
        if name in segments:
            attributes.append(segments[name])
        elif name not in kinds:
            is_checked = name in op_class.PROPERTY_STORAGE
            attributes.append(AttributeField(name, name in required, is_checked))
    native: list[NativeField | SegmentField] = [
        NativeField(name, kind) for name, kind in kinds.items() if name not in segments
    ]
    native.extend(segments[name] for name in sorted(segments))
    return PropertyLayout(tuple(attributes), tuple(native))


#: What reads the properties of classes with today's arguments, with the sizes of segments behind the attributes or not.
_readers: dict[tuple[type[Operation], bool], Callable[[DialectBytecodeReader], dict[str, Any]]] = {}


# --- writing ------------------------------------------------------------------------------------------------------------


def write_properties(
    op: Operation, writer: DialectBytecodeWriter, interface: BytecodeInterface | None = None
) -> None:
    """Write the properties of a registered operation; raises VerifyError where a required attribute is missing."""
    custom = None if interface is None else interface.properties.get(op.name)
    if custom is not None:
        custom.write(op, writer)
        return
    own: Callable[[DialectBytecodeWriter], None] | None = getattr(op, "write_properties", None)
    if own is not None:
        own(writer)
        return
    layout = layout_of(type(op))
    properties, defaults = op.stored_properties, op.DEFAULT_PROPERTIES
    for field in layout.attributes:
        name = field.name
        value = properties.get(name)
        if value is None:
            value = defaults.get(name)
        if isinstance(field, SegmentField):
            if value is not None and writer.bytecode_version < NATIVE_SEGMENT_SIZES:
                writer.write_attribute(value)
        elif field.is_required:
            if value is None:
                raise op.op_error(f"requires attribute '{field.name}'")
            writer.write_attribute(value)
        else:
            writer.write_optional_attribute(value)
    for native in layout.native:
        value = properties.get(native.name)
        if value is None:
            value = defaults.get(native.name)
        if isinstance(native, NativeField):
            _write_native(native.kind, value, writer)
        elif value is not None and writer.bytecode_version >= NATIVE_SEGMENT_SIZES:
            writer.write_sparse_array(value.numbers)


def _write_native(kind: PropertyKind, value: Any, writer: DialectBytecodeWriter) -> None:
    if isinstance(kind, (IntegerProperty, EnumProperty)):
        writer.write_varint(int(value))
    elif isinstance(kind, (BoolProperty, UnitProperty)):
        writer.write_bool(bool(value))
    elif isinstance(kind, StringProperty):
        writer.write_string(value)
    elif isinstance(kind, OptionalProperty):
        writer.write_bool(value is not None)
        if value is not None:
            _write_native(kind.element, value, writer)
    elif isinstance(kind, ArrayProperty):
        writer.write_list(value, lambda entry: _write_native(kind.element, entry, writer))
    else:  # as MLIR offers for those that say nothing of bytecode
        writer.write_attribute(kind.to_attribute(value))


# --- reading ------------------------------------------------------------------------------------------------------------


def property_reader(
    op_class: type[Operation],
    version: int,
    interface: BytecodeInterface | None = None,
    older: OlderOperation | None = None,
) -> Callable[[DialectBytecodeReader], dict[str, Any]]:
    """The function that reads the properties of operations of a class, in a version of the format.

    `older`: as a version of its dialect had them that had not all yet.
    """
    custom = None if interface is None else interface.properties.get(op_class.OPERATION_NAME)
    if custom is not None:
        return custom.read
    own: Callable[[DialectBytecodeReader], dict[str, Any]] | None = getattr(
        op_class, "read_properties", None
    )
    if own is not None:
        return own
    is_native = version >= NATIVE_SEGMENT_SIZES
    if older is not None:
        return _reader(op_class, is_native, older)
    found = _readers.get((op_class, is_native))
    if found is None:
        found = _readers[op_class, is_native] = _reader(op_class, is_native, None)
    return found


def _reader(
    op_class: type[Operation], is_native: bool, older: OlderOperation | None
) -> Callable[[DialectBytecodeReader], dict[str, Any]]:
    """The function that reads properties of that layout; `is_native`: with the sizes of segments behind the attributes."""
    layout = layout_of(op_class)
    absent = frozenset() if older is None else older.absent
    attributes = [
        (field, field.name, _storage(op_class, field), not _may_be_missing(field))
        for field in layout.attributes
        if field.name not in absent and not (is_native and isinstance(field, SegmentField))
    ]
    native = [
        field
        for field in layout.native
        if field.name not in absent and (is_native or isinstance(field, NativeField))
    ]

    if not native and not any(isinstance(field, SegmentField) for field, *_ in attributes):
        return _reader_of_references(op_class, [fields[1:] for fields in attributes])

    def read(reader: DialectBytecodeReader) -> dict[str, Any]:
        found: dict[str, Any] = {}
        entries = reader.tables.attributes
        for field, name, storage, is_required in attributes:
            if isinstance(field, SegmentField):
                found[name] = _read_segment_attribute(field, reader, older)
                continue
            number = reader.read_varint()
            if not is_required:
                if not number & 1:
                    continue
                number >>= 1
            value: Any = entries[number]
            if not isinstance(value, storage):
                value = checked_attribute(op_class, name, value)
            found[name] = value
        for part in native:
            if isinstance(part, NativeField):
                found[part.name] = _read_native(part.kind, reader)
            else:
                count = _number_of_sizes(part, older)
                found[part.name] = _sizes(part, reader.read_sparse_array(count), older)
        return found

    return read


def _reader_of_references(
    op_class: type[Operation], attributes: list[tuple[str, Any, bool]]
) -> Callable[[DialectBytecodeReader], dict[str, Any]]:
    """The function that reads properties that are nothing but attributes, as most are.

    Of each attribute: its name, the class that needs no look, and whether it is required.
    """

    def read(reader: DialectBytecodeReader) -> dict[str, Any]:
        found: dict[str, Any] = {}
        entries, data = reader.tables.attributes, reader.data
        position, end = reader.position, reader.end
        for name, storage, is_required in attributes:
            byte = data[position] if position < end else 0
            if byte & 1:
                number = byte >> 1
                position += 1
            elif byte & 2 and position + 2 <= end:
                number = (byte | data[position + 1] << 8) >> 2
                position += 2
            else:
                reader.position = position
                number = reader.read_varint()
                position = reader.position
            if not is_required:
                if not number & 1:
                    continue
                number >>= 1
            value: Any = entries[number]
            if not isinstance(value, storage):
                value = checked_attribute(op_class, name, value)
            found[name] = value
        reader.position = position
        return found

    return read


def _may_be_missing(field: AttributeField | SegmentField) -> bool:
    """Whether a flag says if an attribute is there."""
    return isinstance(field, AttributeField) and not field.is_required


def _storage(op_class: type[Operation], field: AttributeField | SegmentField) -> Any:
    """The class of attributes that need no look before they are stored."""
    if isinstance(field, SegmentField) or not field.is_checked:
        return object
    storage = op_class.PROPERTY_STORAGE[field.name]
    return storage if isinstance(storage, type) else ()


def checked_attribute(op_class: type[Operation], name: str, value: Any) -> Any:
    """An attribute as the op class keeps it; refused if it is of another kind than the class stores."""
    storage = op_class.PROPERTY_STORAGE.get(name)
    if isinstance(storage, type) and not isinstance(value, storage):
        raise unexpected(cpp_name(storage), value)
    try:
        return op_class.property_from_attribute(name, value)
    except ValueError as error:
        raise BytecodeError(str(error)) from None


def _number_of_sizes(field: SegmentField, older: OlderOperation | None) -> int:
    """How many sizes of segments are written down."""
    known = older.number_of_segments if older is not None and _is_of_operands(field) else None
    return field.count if known is None else known


def _sizes(
    field: SegmentField, sizes: tuple[int, ...], older: OlderOperation | None
) -> DenseArrayAttr:
    """The sizes of today's segments."""
    if older is not None and len(sizes) != field.count:
        sizes = older.expanded(sizes)
    return DenseArrayAttr.get(i32, sizes)


def _is_of_operands(field: SegmentField) -> bool:
    return field.name == OPERAND_SEGMENT_SIZES


def _read_segment_attribute(
    field: SegmentField, reader: DialectBytecodeReader, older: OlderOperation | None
) -> DenseArrayAttr:
    value = reader.read_attribute()
    if not isinstance(value, DenseArrayAttr) or value.element_type is not i32:
        raise unexpected("mlir::DenseI32ArrayAttr", value)
    count = _number_of_sizes(field, older)
    if len(value.numbers) > count:
        raise BytecodeError("size mismatch for operand/result_segment_size")
    missing = count - len(value.numbers)
    return _sizes(field, (*value.numbers, *(0,) * missing), older)


def _read_native(kind: PropertyKind, reader: DialectBytecodeReader) -> Any:
    if isinstance(kind, IntegerProperty):
        bits = reader.read_varint() & ((1 << kind.width) - 1)
        return bits - (bits >> (kind.width - 1) << kind.width) if kind.signed else bits
    if isinstance(kind, EnumProperty):
        value = reader.read_varint()
        if value >> kind.type.width:
            raise BytecodeError(
                f"the value of an enum does not fit {kind.type.width} bits: {value}"
            )
        try:
            return kind.enum(value)
        except ValueError:
            return value  # no case: what checks the property refuses it
    if isinstance(kind, (BoolProperty, UnitProperty)):
        return reader.read_bool()
    if isinstance(kind, StringProperty):
        return reader.read_string()
    if isinstance(kind, OptionalProperty):
        return _read_native(kind.element, reader) if reader.read_bool() else None
    if isinstance(kind, ArrayProperty):
        element = kind.element
        return tuple(reader.read_list(lambda: _read_native(element, reader)))
    try:
        return kind.from_attribute(reader.read_attribute())
    except ValueError as error:
        raise BytecodeError(str(error)) from None
