"""Tables that the parts of a file share while it is read: strings, dialects, attributes, types and resources, by their numbers.

Nothing here depends on the version of the format but for the places that say so; every reader of a part asks
`Tables.version`.
"""

from __future__ import annotations

from bisect import bisect_right
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from odsgen.bytecode.byte_cursor import ByteCursor
from odsgen.bytecode.entries import Entries
from odsgen.bytecode.entry_ranges import EntryRanges
from odsgen.bytecode.errors import BytecodeError
from odsgen.runtime.base.attribute import Attribute, Type
from odsgen.runtime.builtin.resources import DenseResourceElementsHandle

if TYPE_CHECKING:
    from odsgen.bytecode.dialects import FileDialect, OperationName
    from odsgen.bytecode.strings import StringReader
    from odsgen.runtime.registry.context import Context


class Tables:
    """The tables of one file; they are filled section by section, in the order in which the sections need each other."""

    __slots__ = (
        "data",
        "version",
        "context",
        "strings",
        "dialects",
        "operation_names",
        "attributes",
        "types",
        "property_heads",
        "resources",
        "resources_by_key",
        "depth",
    )

    strings: StringReader
    attributes: Entries[Attribute]
    types: Entries[Type]

    def __init__(self, data: bytes, version: int, context: Context) -> None:
        self.data = data
        self.version = version
        self.context = context
        self.dialects: list[FileDialect] = []
        self.operation_names: list[OperationName] = []
        #: Where the properties of operations begin, with the integer that is their size.
        self.property_heads: list[int] = []
        self.resources: list[DenseResourceElementsHandle] = []
        self.resources_by_key: dict[tuple[str, str], DenseResourceElementsHandle] = {}
        #: How deep the attribute or type that is being read lies in others.
        self.depth = 0

    def string(self, index: int) -> str:
        """A string by its number."""
        return self.strings[index]

    def attribute(self, index: int) -> Attribute:
        """An attribute by its number."""
        return self.attributes[index]

    def type(self, index: int) -> Type:
        """A type by its number."""
        return self.types[index]

    def properties(self, index: int) -> tuple[int, int]:
        """Where the properties with a number begin and end."""
        start = self.property_heads[index]
        size = self.data[start]
        if size & 1:  # nearly always
            return start + 1, start + 1 + (size >> 1)
        cursor = ByteCursor(self.data, start)
        size = cursor.read_varint()
        return cursor.position, cursor.position + size

    def properties_with(self, part: bytes) -> set[int]:
        """The numbers of the properties in which these bytes are, and maybe of some that are before them."""
        heads, found = self.property_heads, set()
        if heads:
            end = self.properties(len(heads) - 1)[1]
            position = self.data.find(part, heads[0], end)
            while position >= 0:
                found.add(bisect_right(heads, position) - 1)
                position = self.data.find(part, position + 1, end)
        return found

    def resource_handle(self, index: int) -> DenseResourceElementsHandle:
        """A resource of a dialect by its number."""
        if index >= len(self.resources):
            raise BytecodeError(f"invalid resource handle index: {index}")
        return self.resources[index]

    def declare_resource(self, key: str) -> DenseResourceElementsHandle:
        """Add a resource of the builtin dialect; one handle stands for a key, wherever it is named."""
        handle = self.resources_by_key.setdefault(
            ("builtin", key), DenseResourceElementsHandle(key)
        )
        self.resources.append(handle)
        return handle

    def dialect_version(self, name: str) -> Any:
        """The version of a dialect that the file was written with; None where it names none."""
        for dialect in self.dialects:
            if dialect.name == name:
                dialect.load(self)
                return dialect.version
        return None

    def read_entries(self, offsets: ByteCursor, section: ByteCursor) -> None:
        """Take the attribute and type sections."""
        number_of_attributes = offsets.read_count("attributes")
        number_of_types = offsets.read_count("types")
        start, end, dialects = section.position, section.end, self.dialects
        attributes = EntryRanges(offsets, number_of_attributes, start, end, dialects)
        types = EntryRanges(offsets, number_of_types, attributes.end, end, dialects)
        if offsets.remaining:
            raise BytecodeError("unexpected trailing data in the Attribute/Type offset section")
        self.attributes = Entries(Attribute, attributes, self)
        self.types = Entries(Type, types, self)

    def read_properties(self, section: ByteCursor) -> None:
        """Take the properties section."""
        if not section.remaining:
            return
        count = section.read_count("properties")
        data, position, heads = section.data, section.position, self.property_heads
        with suppress(IndexError):
            for _ in range(count):
                heads.append(position)
                size = data[position]
                # Nearly always it is a single byte.
                position += (size >> 1) + 1 if size & 1 else _size_of_entry(data, position)
        if position == section.end:
            return
        for _ in range(count):  # to say what is wrong
            section.skip(section.read_varint())
        if section.remaining:
            raise BytecodeError("Broken properties section: didn't exhaust the offsets table")


def _size_of_entry(data: bytes, position: int) -> int:
    """The size of an entry with the integer of several bytes before it that tells it."""
    cursor = ByteCursor(data, position)
    size = cursor.read_varint()
    return cursor.position - position + size
