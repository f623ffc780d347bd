"""Writing a program (MLIR Bytecode Format): the sections in MLIR's order, from the numbers that `numbering.py` chose."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain
from typing import TYPE_CHECKING, Any

from odsgen.bytecode.builtin_encodings import FILE_LINE_COL_CODE
from odsgen.bytecode.emitter import Emitter
from odsgen.bytecode.encoding import (
    DIALECT_VERSIONING,
    ELIDE_UNKNOWN_BLOCK_ARGUMENT_LOCATION,
    LAZY_LOADING,
    NATIVE_PROPERTIES,
    Section,
    varint,
    varint_value,
    varints,
)
from odsgen.bytecode.interface import (
    DialectBytecodeWriter,
    OptionalReference,
    write_version,
)
from odsgen.bytecode.numbering import AttributeKey, Groups, Numbering
from odsgen.bytecode.operation_shapes import Shape, Tail
from odsgen.bytecode.places import Places
from odsgen.bytecode.program_parts import ProgramParts, RegionParts, Segment
from odsgen.bytecode.program_walk import ProgramWalk
from odsgen.bytecode.resources import resource_numbers, write_resources
from odsgen.bytecode.strings import StringTable
from odsgen.bytecode.toplevel import MAGIC
from odsgen.runtime.base.attribute import Attribute, Type
from odsgen.runtime.ir.value import Value
from odsgen.runtime.support.source import encode

if TYPE_CHECKING:
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.registry.context import Context

#: The varints of one byte for the sizes of entries in the encoding of their dialect.
_HEADS = bytes([size << 2 & 0xFF | 0b11 for size in range(256)])


class BytecodeWriter:
    """Writes one operation with all that is inside it."""

    def __init__(self, op: Operation, version: int, context: Context | None) -> None:
        self._root = op
        self._version = version
        self._walk = walk = ProgramWalk(op)
        self._numbering = numbering = Numbering(version, _finder(op, context), Places())
        self._parts = ProgramParts(op, numbering, walk)
        self._strings = StringTable()
        self._resources = resource_numbers(tuple(numbering.dialects.values()))
        #: The encoded properties, each once, with their numbers.
        self._properties: dict[bytes, int] = {}
        #: The bytes of what stands for numbers.
        self._references = _References(self)

    def write(self, producer: str, elide_resource_data: bool) -> bytes:
        """The bytes of the file; with `elide_resource_data` the resources are named without their data."""
        file = Emitter()
        file.data += MAGIC
        file.varint(self._version)
        file.data += encode(producer) + b"\0"
        file.section(Section.DIALECT, self._dialect_section())
        offsets, entries = self._entry_sections()
        file.section(Section.ATTR_TYPE_OFFSET, offsets)
        file.section(Section.ATTR_TYPE, entries)
        file.section(Section.IR, self._ir_section())
        offsets, values = write_resources(
            self._root.external_resources,
            tuple(self._numbering.dialects.values()),
            self._strings,
            elide_data=elide_resource_data,
        )
        file.section(Section.RESOURCE_OFFSET, offsets)
        file.section(Section.RESOURCE, values)
        strings = Emitter()
        self._strings.write(strings)
        file.section(Section.STRING, strings)
        if self._version >= NATIVE_PROPERTIES:
            file.section(Section.PROPERTIES, self._property_section())
        return bytes(file.data)

    # --- the tables -------------------------------------------------------------------------------------------------------

    def _dialect_section(self) -> Emitter:
        emitter, strings, numbering = Emitter(), self._strings, self._numbering
        emitter.varint(len(numbering.dialects))
        for dialect in numbering.dialects.values():
            name = strings.index(dialect.name)
            if self._version < DIALECT_VERSIONING:
                emitter.varint(name)
                continue
            version = Emitter()
            if dialect.dialect is not None:
                writer = DialectBytecodeWriter(self._version)
                write_version(dialect.dialect, writer)
                version.data += self._encoded(writer.parts)
            emitter.varint(name << 1 | bool(version.data))
            if version.data:
                emitter.section(Section.DIALECT_VERSIONS, version)
        groups = numbering.name_groups()
        self._number(groups)
        if self._version >= ELIDE_UNKNOWN_BLOCK_ARGUMENT_LOCATION:
            emitter.varint(len(numbering.operation_names))
        for dialect, names in groups:
            emitter.varint(dialect.number)
            emitter.varint(len(names))
            for entry in names:
                index = strings.index(entry.name.partition(".")[2])
                if self._version < NATIVE_PROPERTIES:
                    emitter.varint(index)
                else:
                    emitter.varint(index << 1 | entry.is_registered)
        return emitter

    def _number(self, groups: Groups[Any]) -> None:
        """Give numbers to what stands in their order."""
        number = 0
        for _, members in groups:
            end = number + len(members)
            self._references.update(zip(members, varints(end)[number:end], strict=True))
            number = end

    def _entry_sections(self) -> tuple[Emitter, Emitter]:
        """The offsets of the attributes and types, and their encodings."""
        offsets, entries, numbering = Emitter(), Emitter(), self._numbering
        attributes, types = numbering.attribute_groups(), numbering.type_groups()
        self._number(attributes)
        self._number(types)
        references = self._references
        for key, number in numbering.same_places.items():
            references[key] = references[number]
        for flagged in self._parts.flagged.values():
            number = varint_value(references[flagged.type])
            references[flagged] = varint(number << 1 | flagged.flag)
        offsets.varint(len(numbering.attributes))
        offsets.varint(len(numbering.types))
        places: dict[int, bytes] = {}
        if numbering.filename is not None:
            head = varint(FILE_LINE_COL_CODE) + references[numbering.filename]
            places = numbering.places.encodings(head)
        for groups in (attributes, types):
            for dialect, members in groups:
                offsets.varint(dialect.number)
                offsets.varint(len(members))
                encoded, texts = self._encoded_entries(members, places)
                sizes = list(map(len, encoded))
                if texts or max(sizes) >= 0x40:
                    offsets.data += b"".join(
                        [
                            varint(size << 1 | (index not in texts))
                            for index, size in enumerate(sizes)
                        ]
                    )
                else:  # a byte for each, as nearly always
                    offsets.data += bytes(sizes).translate(_HEADS)
                entries.data += b"".join(encoded)
        return offsets, entries

    def _encoded_entries(
        self, members: Sequence[AttributeKey | Type], places: dict[int, bytes]
    ) -> tuple[list[bytes], set[int]]:
        """The encodings of attributes or types, and which of them are texts, by their numbers in the list."""
        texts: set[int] = set()
        if set(map(type, members)) == {int}:  # as nearly all are
            return list(map(places.__getitem__, members)), texts  # type: ignore[arg-type]
        encodings = self._numbering.encodings
        found = []
        for index, key in enumerate(members):
            if isinstance(key, int):
                found.append(places[key])
                continue
            encoding = encodings[key]
            found.append(self._encoded(encoding.parts))
            if not encoding.is_encoded:
                texts.add(index)
        return found, texts

    def _property_section(self) -> Emitter:
        emitter = Emitter()
        emitter.varint(len(self._properties))
        for data in self._properties:
            emitter.varint(len(data))
            emitter.data += data
        return emitter

    def _encoded(self, parts: Iterable[Any]) -> bytes:
        """The bytes of an encoding, now that all that it refers to has a number."""
        references = self._references
        found: list[bytes] = []
        for part in parts:
            if isinstance(part, int):
                found.append(varint(part))
            elif isinstance(part, (Attribute, Type)):
                found.append(references[part])
            elif isinstance(part, str):
                found.append(varint(self._strings.index(part)))
            elif isinstance(part, bytes):
                found.append(part)
            elif isinstance(part, OptionalReference):
                attribute = part.attribute
                if attribute is None:
                    found.append(varint(0))
                else:
                    reference = references[attribute]
                    found.append(varint(varint_value(reference) << 1 | 1))
            else:
                found.append(varint(self._resources[part]))
        return b"".join(found)

    # --- operations -------------------------------------------------------------------------------------------------------

    def _ir_section(self) -> Emitter:
        section = Emitter()
        section.varint(1 << 1)  # one operation, no arguments
        # The regions that are being written: what is left of each, and the section to which an isolated one goes.
        stack: list[tuple[Iterator[Segment], Emitter, Emitter | None, _Scope]] = []
        scope = _Scope(self._references, self._references)
        scope.define(self._parts.root)
        stack.append((iter(self._parts.root.segments[:1]), section, None, scope))
        while stack:
            segments, emitter, outer, scope = stack[-1]
            for segment in segments:
                # Nearly all of this is found without Python.
                emitter.data += b"".join(map(scope.references.__getitem__, segment.parts))
                op = segment.op
                if op is not None:
                    inner, around = emitter, None
                    if self._walk.is_isolated(op):
                        scope = scope.isolated()
                        if self._version >= LAZY_LOADING:
                            inner, around = Emitter(), emitter
                    stack.append((self._segments_of(op, scope), inner, around, scope))
                    break
            else:
                stack.pop()
                if outer is not None:
                    outer.section(Section.IR, emitter)
                if not stack or stack[-1][3] is not scope:
                    scope.end()
        return section

    def _segments_of(self, op: Operation, scope: _Scope) -> Iterator[Segment]:
        """The parts of the regions of an operation, the values of which have numbers from now on."""
        regions = [self._parts.regions[region] for region in op.regions]
        for region in regions:
            scope.define(region)
        return chain.from_iterable([region.segments for region in regions])

    def tail(self, tail: Tail) -> bytes:
        """The bytes of a part of operations that have it in common, of which the first one is written now."""
        references = self._references
        found = b"".join(map(references.__getitem__, tail.parts))
        properties = tail.properties
        if properties is not None:
            if properties not in references:  # they have the numbers in which they are written
                encoded = self._encoded(properties.parts)
                number = self._properties.setdefault(encoded, len(self._properties))
                references[properties] = varint(number)
            found = references[properties] + found
        return found if tail.attributes is None else references[tail.attributes] + found


class _References(dict[object, bytes]):
    """The bytes by what stands for them."""

    __slots__ = ("_writer",)

    def __init__(self, writer: BytecodeWriter) -> None:
        self._writer = writer

    def __missing__(self, part: object) -> bytes:
        if isinstance(part, bytes):
            found = part
        elif isinstance(part, Shape):
            found = self[part.name] + bytes((part.mask,))
        elif isinstance(part, Tail):
            found = self._writer.tail(part)
        else:
            raise TypeError(f"no part of the program: {part!r}")
        self[part] = found
        return found


class _InnerReferences(dict[object, bytes]):
    """References in a region where no values from around it are known."""

    __slots__ = ("_common",)

    def __init__(self, common: _References) -> None:
        self._common = common

    def __missing__(self, part: object) -> bytes:
        if isinstance(part, Value):
            raise TypeError(f"no value of the isolated region: {part!r}")
        found = self[part] = self._common[part]
        return found


class _Scope:
    """The values that are known in the regions of an isolated operation."""

    __slots__ = ("references", "_common", "_values")

    def __init__(self, references: dict[object, bytes], common: _References) -> None:
        self.references = references
        #: What is known in all scopes, and the values of the outermost ones.
        self._common = common
        self._values: list[list[Value]] = []

    def define(self, region: RegionParts) -> None:
        """Give the values of a region their numbers."""
        if region.values:
            first, end = region.first_value, region.first_value + len(region.values)
            self.references.update(zip(region.values, varints(end)[first:end], strict=True))
            self._values.append(region.values)

    def isolated(self) -> _Scope:
        """A scope inside this one in which its values are not known."""
        common = self._common
        return _Scope(_InnerReferences(common) if self._values else self.references, common)

    def end(self) -> None:
        """Forget the values."""
        for values in self._values:
            deque(map(self.references.pop, values), maxlen=0)


def _finder(op: Operation, context: Context | None) -> Callable[[str], Any]:
    """Finds dialects by name: in a context, else among those that the process has loaded."""
    from odsgen.runtime.registry.context import context_of, loaded_dialect

    found = context or context_of(op)
    return loaded_dialect if found is None else found.dialect
