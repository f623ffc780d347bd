"""How a dialect takes part in bytecode (MLIR: BytecodeDialectInterface): encodings of its own, and its version.

An attribute or type without an encoding of its own is written as text.  A dialect that has encodings gives a
`BytecodeInterface` under the name ``BYTECODE`` in its hooks, or as ``bytecode`` of the `Dialect`::

    BYTECODE = BytecodeInterface(
        read_type=read_type,      # (reader) -> Type; a code that the dialect chose stands first
        write_type=write_type,    # (type, writer) -> bool; False: as text after all
    )

What only consists of parameters needs no function: see `declared.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeVar

from odsgen.bytecode.byte_cursor import ByteCursor
from odsgen.bytecode.encoding import ONE_BYTE_INTEGERS, WORD_MASK, zigzag
from odsgen.bytecode.errors import BytecodeError, unexpected
from odsgen.runtime.base.attribute import Attribute, Type

if TYPE_CHECKING:
    from odsgen.bytecode.tables import Tables
    from odsgen.runtime.builtin.resources import DenseResourceElementsHandle
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.registry.context import Context
    from odsgen.runtime.registry.dialect import Dialect

EntryT = TypeVar("EntryT")
AttributeT = TypeVar("AttributeT", bound=Attribute)
TypeT = TypeVar("TypeT", bound=Type)


class DialectBytecodeReader(ByteCursor):
    """Reads the encoding of one attribute or type, or the properties of one operation."""

    __slots__ = ("tables",)

    def __init__(self, tables: Tables, data: bytes, position: int, end: int) -> None:
        self.data = data
        self.position = position
        self.end = end
        self.tables = tables

    @property
    def context(self) -> Context:
        """The context into which the file is read."""
        return self.tables.context

    @property
    def bytecode_version(self) -> int:
        """The version of the format that the file has."""
        return self.tables.version

    def dialect_version(self, name: str) -> Any:
        """The version of a dialect that the file was written with; None where it names none."""
        return self.tables.dialect_version(name)

    def read_attribute(self) -> Attribute:
        """A reference to an attribute."""
        return self.tables.attributes[self.read_varint()]

    def read_attribute_of(self, expected: type[AttributeT]) -> AttributeT:
        """A reference to an attribute of a class."""
        found = self.read_attribute()
        if not isinstance(found, expected):
            raise unexpected(cpp_name(expected), found)
        return found

    def read_optional_attribute(self) -> Attribute | None:
        """A reference to an attribute, or None."""
        index, present = self.read_varint_with_flag()
        return self.tables.attribute(index) if present else None

    def read_type(self) -> Type:
        """A reference to a type."""
        position, types = self.position, self.tables.types
        if position < self.end:
            number = ONE_BYTE_INTEGERS[self.data[position]]
            if number is not None and number < len(types.values):
                self.position = position + 1
                return types.values[number] or types[number]
        return types[self.read_varint()]

    def read_type_of(self, expected: type[TypeT]) -> TypeT:
        """A reference to a type of a class."""
        found = self.read_type()
        if not isinstance(found, expected):
            raise unexpected(cpp_name(expected), found)
        return found

    def read_string(self) -> str:
        """A reference to a string; bytes that are no UTF-8 are held as everywhere ("surrogateescape")."""
        return self.tables.strings[self.read_varint()]

    def read_resource_handle(self) -> DenseResourceElementsHandle:
        """A reference to a resource of a dialect."""
        return self.tables.resource_handle(self.read_varint())

    def read_list(self, read: Callable[[], EntryT], what: str = "entries") -> list[EntryT]:
        """A list, each entry of which `read` reads."""
        return [read() for _ in range(self.read_count(what))]

    def read_bool(self) -> bool:
        """A truth value."""
        return self.read_byte() != 0

    def read_blob(self) -> bytes:
        """Bytes, with their number before them."""
        return self.read_bytes(self.read_varint())

    def read_integer(self, width: int) -> int:
        """The bits of an integer whose width is known (APInt)."""
        mask = (1 << width) - 1
        if width <= 8:
            return self.read_byte() & mask
        if width <= 64:
            value = self.read_varint()
            return ((value >> 1) ^ -(value & 1)) & mask
        value = 0
        count = self.read_count("words of an integer")
        if count > (width + 63) // 64:
            raise BytecodeError(f"an integer of {width} bits cannot have {count} words")
        for index in range(count):
            value |= (self.read_signed_varint() & WORD_MASK) << (64 * index)
        return value & mask

    def read_sparse_array(self, size: int) -> tuple[int, ...]:
        """An array of that size of 32-bit integers, of which only those that are not zero may be written down."""
        count, sparse = self.read_varint_with_flag()
        array = [0] * size
        if count == 0:
            return tuple(array)
        if not sparse:
            if count > size:
                raise BytecodeError(
                    f"trying to read an array of {count} but only {size} storage available."
                )
            for index in range(count):
                array[index] = _int32(self.read_varint())
            return tuple(array)
        index_bits = self.read_varint()
        if index_bits > 8:
            raise BytecodeError(f"reading sparse array with indexing above 8 bits: {index_bits}")
        for _ in range(count):
            pair = self.read_varint()
            index = pair & ((1 << index_bits) - 1)
            if index >= size:
                raise BytecodeError(
                    f"reading a sparse array found index {index} but only {size} storage available."
                )
            array[index] = _int32(pair >> index_bits)
        return tuple(array)


def _int32(value: int) -> int:
    value &= 0xFFFFFFFF
    return value - (value >> 31 << 32)


def cpp_name(definition: type[Any]) -> str:
    """The name that MLIR's diagnostics have for a class of attributes or types."""
    name = definition.DIALECT_NAME
    return (
        f"mlir::{definition.__name__}"
        if name == "builtin"
        else f"mlir::{name}::{definition.__name__}"
    )


class OptionalReference:
    """A part of an encoding: an attribute that may be missing, with a flag that says so."""

    __slots__ = ("attribute",)

    def __init__(self, attribute: Attribute | None) -> None:
        self.attribute = attribute


#: A part of an encoding: an integer stands for its varint, bytes for themselves; a string, attribute, type or resource
#: for the varint of its number, which is known only after all have been counted.
Part = "int | bytes | str | Attribute | Type | DenseResourceElementsHandle | OptionalReference"


class DialectBytecodeWriter:
    """Gathers the encoding of one attribute or type, or of the properties of one operation."""

    __slots__ = ("parts", "bytecode_version")

    def __init__(self, bytecode_version: int) -> None:
        self.parts: list[Any] = []
        self.bytecode_version = bytecode_version

    def write_attribute(self, attribute: Attribute) -> None:
        """A reference to an attribute."""
        self.parts.append(attribute)

    def write_optional_attribute(self, attribute: Attribute | None) -> None:
        """A reference to an attribute, or to none."""
        self.parts.append(OptionalReference(attribute))

    def write_type(self, type: Type) -> None:
        """A reference to a type."""
        self.parts.append(type)

    def write_string(self, text: str) -> None:
        """A reference to a string."""
        self.parts.append(text)

    def write_resource_handle(self, handle: DenseResourceElementsHandle) -> None:
        """A reference to a resource of a dialect."""
        self.parts.append(handle)

    def write_list(self, entries: Sequence[EntryT], write: Callable[[EntryT], None]) -> None:
        """A list, each entry of which `write` writes."""
        self.parts.append(len(entries))
        for entry in entries:
            write(entry)

    def write_references(self, entries: Sequence[Attribute] | Sequence[Type]) -> None:
        """A list of references."""
        self.parts.append(len(entries))
        self.parts.extend(entries)

    def write_varint(self, value: int) -> None:
        """An unsigned integer of 64 bits; a negative one is taken as its bits."""
        self.parts.append(int(value) & WORD_MASK)

    def write_signed_varint(self, value: int) -> None:
        """A signed integer of 64 bits."""
        self.parts.append(zigzag(value))

    def write_bool(self, value: bool) -> None:
        """A truth value."""
        self.parts.append(b"\1" if value else b"\0")

    def write_blob(self, data: bytes) -> None:
        """Bytes, with their number before them."""
        self.parts.append(len(data))
        self.parts.append(data)

    def write_integer(self, bits: int, width: int) -> None:
        """The bits of an integer whose width the reader will know (APInt)."""
        bits &= (1 << width) - 1
        if width <= 8:
            self.parts.append(bytes((bits,)))
        elif width <= 64:
            self.parts.append(zigzag(bits - (bits >> 63 << 64)))
        else:
            words = [bits >> shift & WORD_MASK for shift in range(0, max(bits.bit_length(), 1), 64)]
            self.parts.append(len(words))
            self.parts.extend([zigzag(word - (word >> 63 << 64)) for word in words])

    def write_sparse_array(self, array: Sequence[int]) -> None:
        """Integers of 32 bits; where most are zero, those alone that are not, each with its index."""
        size = len(array)
        used = [index for index in range(size) if array[index]]
        last = used[-1] if used else 0
        if last > 256 or len(used) > size // 2:
            self.parts.append(size << 1)
            self.parts.extend([value & WORD_MASK for value in array])
            return
        self.parts.append(len(used) << 1 | 1)
        if not used:
            return
        index_bits = last.bit_length()
        self.parts.append(index_bits)
        for index in used:
            # C++ shifts an integer of 32 bits.
            self.parts.append((_int32(array[index] << index_bits) | index) & WORD_MASK)


@dataclass(frozen=True, slots=True)
class PropertyEncoding:
    """How the properties of an operation are encoded where the dialect does not leave it to ODS
    (`useCustomPropertiesEncoding`)."""

    write: Callable[[Any, DialectBytecodeWriter], None]
    read: Callable[[DialectBytecodeReader], dict[str, Any]]


@dataclass(frozen=True, slots=True)
class DialectMemberKind:
    """How a member of an encoding that a spec declares is written and read, where that depends on the others.

    `write` is given the attribute or type too; `read` what has been read before, by name.
    """

    write: Callable[[DialectBytecodeWriter, Any, Any], None]
    read: Callable[[DialectBytecodeReader, Mapping[str, Any]], Any]


@dataclass(frozen=True, slots=True)
class BytecodeInterface:
    """The bytecode of a dialect; what is None is as the spec declares it, else MLIR's default."""

    read_attribute: Callable[[DialectBytecodeReader], Attribute] | None = None
    read_type: Callable[[DialectBytecodeReader], Type] | None = None
    write_attribute: Callable[[Attribute, DialectBytecodeWriter], bool] | None = None
    write_type: Callable[[Type, DialectBytecodeWriter], bool] | None = None
    #: ``custom<Name>`` of the encodings that the spec declares, by name.
    kinds: Mapping[str, DialectMemberKind] = field(default_factory=dict)
    #: By the names of operations.
    properties: Mapping[str, PropertyEncoding] = field(default_factory=dict)
    #: The version that is written; nothing is written for a dialect without one.
    write_version: Callable[[DialectBytecodeWriter], None] | None = None
    #: What `upgrade_from_version` is called with, and `dialect_version` gives; raises BytecodeError for one yet to come.
    read_version: Callable[[DialectBytecodeReader], Any] | None = None
    #: Brings a program up to date that was written with another version.
    upgrade_from_version: Callable[[Operation, Any], None] | None = None


def interface_of(dialect: Dialect) -> BytecodeInterface:
    """The bytecode of a dialect: its own `bytecode`, else what its hooks say, else what its spec does."""
    found: BytecodeInterface | None = dialect.bytecode
    if found is None:
        found = _interface_of_hooks(dialect) or BytecodeInterface()
        if dialect.name != "builtin":
            from odsgen.bytecode.spec_encodings import with_encodings_of_spec

            found = with_encodings_of_spec(dialect, found)
        dialect.bytecode = found
    return found


def _interface_of_hooks(dialect: Dialect) -> BytecodeInterface | None:
    if dialect.name == "builtin":
        from odsgen.bytecode.builtin_encodings import BUILTIN

        return BUILTIN
    found = dialect.bound_hooks.find("serializes", "")
    return found if isinstance(found, BytecodeInterface) else None


def write_version(dialect: Dialect, writer: DialectBytecodeWriter) -> None:
    """The version of a dialect: as its interface writes it, else the number of its spec."""
    write = interface_of(dialect).write_version
    if write is not None:
        write(writer)
    elif dialect.version is not None:
        writer.write_varint(dialect.version)


def read_version(dialect: Dialect, reader: DialectBytecodeReader) -> Any:
    """The version of a dialect that a file was written with; refused where it is yet to come."""
    read = interface_of(dialect).read_version
    if read is not None:
        return read(reader)
    if dialect.version is None:
        raise BytecodeError(
            f"dialect '{dialect.name}' does not implement the bytecode interface, "
            "but found a version entry"
        )
    version = reader.read_varint()
    if version > dialect.version:
        raise BytecodeError(
            f"current {dialect.name} dialect version is {dialect.version}, "
            f"can't parse version: {version}"
        )
    return version


def upgrade(dialect: Dialect, top: Operation, version: Any) -> None:
    """Bring a program up to date that was written with a version of a dialect."""
    own = interface_of(dialect).upgrade_from_version
    if own is not None:
        own(top, version)
    elif dialect.upgrade_from_version is not None and version != dialect.version:
        dialect.upgrade_from_version(top, version)


__all__ = [
    "BytecodeInterface",
    "DialectBytecodeReader",
    "DialectBytecodeWriter",
    "DialectMemberKind",
    "OptionalReference",
    "PropertyEncoding",
    "cpp_name",
    "interface_of",
    "read_version",
    "upgrade",
    "write_version",
]
