"""Writing a program (MLIR Bytecode Format): the sections in MLIR's order, from the numbers that `numbering.py` chose."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from odsgen.runtime.base.attribute import Attribute
from odsgen.runtime.builtin.locations import UnknownLoc
from odsgen.runtime.builtin.resources import DenseResourceElementsHandle
from odsgen.runtime.bytecode.emitter import Emitter
from odsgen.runtime.bytecode.encoding import (
    DIALECT_VERSIONING,
    ELIDE_UNKNOWN_BLOCK_ARGUMENT_LOCATION,
    HAS_ATTRIBUTES,
    HAS_INLINE_REGIONS,
    HAS_OPERANDS,
    HAS_PROPERTIES,
    HAS_RESULTS,
    HAS_SUCCESSORS,
    HAS_USE_LIST_ORDERS,
    LAZY_LOADING,
    MAGIC,
    NATIVE_PROPERTIES,
    SINGLE_BYTES,
    USE_LIST_ORDERING,
    Section,
    varint,
)
from odsgen.runtime.bytecode.interface import (
    DialectBytecodeWriter,
    OptionalReference,
    write_version,
)
from odsgen.runtime.bytecode.numbering import EncodedProperties, Entry, Numbering
from odsgen.runtime.bytecode.resources import resource_numbers, write_resources
from odsgen.runtime.bytecode.strings import StringTable
from odsgen.runtime.bytecode.use_lists import order_parts, use_list_order
from odsgen.runtime.support.source import encode

if TYPE_CHECKING:
    from odsgen.runtime.ir.block import Block
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.region import Region
    from odsgen.runtime.ir.value import Value
    from odsgen.runtime.registry.context import Context


class BytecodeWriter:
    """Writes one operation with all that is inside it."""

    def __init__(self, op: Operation, version: int, context: Context | None) -> None:
        self._version = version
        self._numbering = Numbering(op, version, _finder(op, context))
        self._strings = StringTable()
        self._resources = resource_numbers(tuple(self._numbering.dialects.values()))
        #: The encoded properties, each once, with their numbers.
        self._properties: dict[bytes, int] = {}

    def write(self, op: Operation, producer: str, elide_resource_data: bool) -> bytes:
        """The bytes of the file; with `elide_resource_data` the resources are named without their data."""
        file = Emitter()
        file.data += MAGIC
        file.varint(self._version)
        file.data += encode(producer) + b"\0"
        file.section(Section.DIALECT, self._dialect_section())
        offsets, entries = self._entry_sections()
        file.section(Section.ATTR_TYPE_OFFSET, offsets)
        file.section(Section.ATTR_TYPE, entries)
        file.section(Section.IR, self._ir_section(op))
        offsets, values = write_resources(
            op.external_resources,
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
        names = numbering.ordered_operation_names
        if self._version >= ELIDE_UNKNOWN_BLOCK_ARGUMENT_LOCATION:
            emitter.varint(len(names))
        for group in _groups(names):
            emitter.varint(group[0].dialect.number)
            emitter.varint(len(group))
            for entry in group:
                index = strings.index(entry.subject.partition(".")[2])
                if self._version < NATIVE_PROPERTIES:
                    emitter.varint(index)
                else:
                    emitter.varint(index << 1 | numbering.is_registered[entry.subject])
        return emitter

    def _entry_sections(self) -> tuple[Emitter, Emitter]:
        """The offsets of the attributes and types, and their encodings."""
        offsets, entries = Emitter(), Emitter()
        attributes, types = self._numbering.ordered_attributes, self._numbering.ordered_types
        offsets.varint(len(attributes))
        offsets.varint(len(types))
        ordered: Sequence[Entry[Any]]
        for ordered in (attributes, types):
            for group in _groups(ordered):
                offsets.varint(group[0].dialect.number)
                offsets.varint(len(group))
                for entry in group:
                    data = self._encoded(entry.parts)
                    entries.data += data
                    size = len(data) << 1 | entry.is_encoded
                    offsets.data += SINGLE_BYTES[size] if size < 0x80 else varint(size)
        return offsets, entries

    def _property_section(self) -> Emitter:
        emitter = Emitter()
        emitter.varint(len(self._properties))
        for data in self._properties:
            emitter.varint(len(data))
            emitter.data += data
        return emitter

    def _encoded(self, parts: Iterable[Any]) -> bytes:
        """The bytes of an encoding, now that all that it refers to has a number."""
        numbering = self._numbering
        found: list[bytes] = []
        for part in parts:
            if isinstance(part, int):
                found.append(varint(part))
            elif isinstance(part, bytes):
                found.append(part)
            elif isinstance(part, Attribute):
                found.append(numbering.attributes[part].reference)
            elif isinstance(part, str):
                found.append(varint(self._strings.index(part)))
            elif isinstance(part, OptionalReference):
                attribute = part.attribute
                if attribute is None:
                    found.append(varint(0))
                else:
                    found.append(varint(numbering.attributes[attribute].number << 1 | 1))
            elif isinstance(part, DenseResourceElementsHandle):
                found.append(varint(self._resources[part]))
            else:
                found.append(numbering.types[part].reference)
        return b"".join(found)

    # --- operations -------------------------------------------------------------------------------------------------------

    def _ir_section(self, root: Operation) -> Emitter:
        section = Emitter()
        section.varint(1 << 1)  # one operation, no arguments
        # The regions that are being written: what is left of each, and the section to which an isolated one goes.
        stack: list[tuple[Iterator[Operation], Emitter, Emitter | None]] = []

        def write(op: Operation, emitter: Emitter) -> None:
            self._write_operation(op, emitter)
            if not op._regions:
                return
            is_isolated = self._numbering.is_isolated(op)
            emitter.varint(len(op._regions) << 1 | is_isolated)
            if is_isolated and self._version >= LAZY_LOADING:
                inner = Emitter()
                stack.append((self._headed_operations(op._regions, inner), inner, emitter))
            else:
                stack.append((self._headed_operations(op._regions, emitter), emitter, None))

        write(root, section)
        while stack:
            operations, emitter, outer = stack[-1]
            depth = len(stack)
            for op in operations:
                write(op, emitter)
                if len(stack) > depth:
                    break
            else:
                stack.pop()
                if outer is not None:
                    outer.section(Section.IR, emitter)
        return section

    def _headed_operations(
        self, regions: Sequence[Region], emitter: Emitter
    ) -> Iterator[Operation]:
        """The operations of regions; the heads of the regions and blocks are written on the way."""
        for region in regions:
            emitter.varint(len(region._blocks))
            if not region._blocks:
                continue
            emitter.varint(self._numbering.region_values[region])
            for block in region._blocks:
                self._write_block_header(block, emitter)
                op = block._first
                while op is not None:
                    yield op
                    op = op._next

    def _write_block_header(self, block: Block, emitter: Emitter) -> None:
        numbering = self._numbering
        arguments = block._arguments
        emitter.varint(len(block) << 1 | bool(arguments))
        if not arguments:
            return
        emitter.varint(len(arguments))
        for argument in arguments:
            type, location = numbering.types[argument.type].number, argument.location
            if self._version < ELIDE_UNKNOWN_BLOCK_ARGUMENT_LOCATION:
                emitter.varint(type)
                emitter.data += numbering.attributes[location].reference
            elif isinstance(location, UnknownLoc):
                emitter.varint(type << 1)
            else:
                emitter.varint(type << 1 | 1)
                emitter.data += numbering.attributes[location].reference
        if self._version >= USE_LIST_ORDERING:
            parts = self._use_list_orders(arguments)
            emitter.data.append(HAS_USE_LIST_ORDERS if parts else 0)
            for part in parts:
                emitter.varint(part)

    def _use_list_orders(self, values: Sequence[Value]) -> list[int]:
        numbers = self._numbering.operations
        orders: dict[int, list[int]] = {}
        for index, value in enumerate(values):
            if isinstance(value._users, dict):
                order = use_list_order(value, numbers)
                if order is not None:
                    orders[index] = order
        return order_parts(orders, len(values)) if orders else []

    def _write_operation(self, op: Operation, emitter: Emitter) -> None:
        """Write an operation up to its regions."""
        numbering, data, single_bytes = self._numbering, emitter.data, SINGLE_BYTES
        name, location, dictionary, properties = numbering.numbered[op]
        data += name.reference
        mask_at, mask = len(data), 0
        data.append(0)
        data += location.reference
        if dictionary is not None:
            mask |= HAS_ATTRIBUTES
            data += dictionary.reference
        if properties is not None:
            mask |= HAS_PROPERTIES
            data += properties.reference or self._number_properties(properties)
        results = op._results
        if results:
            mask |= HAS_RESULTS
            count = len(results)
            data += single_bytes[count] if count < 0x80 else varint(count)
            types = numbering.types
            for result in results:
                data += types[result.type].reference
        operands = op._operands
        if operands:
            mask |= HAS_OPERANDS
            count = len(operands)
            data += single_bytes[count] if count < 0x80 else varint(count)
            values = numbering.values
            for operand in operands:
                number = values[operand]
                data += single_bytes[number] if number < 0x80 else varint(number)
        if op._successors:
            mask |= HAS_SUCCESSORS
            data += varint(len(op._successors))
            for successor in op._successors:
                data += varint(numbering.blocks[successor])
        if results and self._version >= USE_LIST_ORDERING:
            orders = self._use_list_orders(results)
            if orders:
                mask |= HAS_USE_LIST_ORDERS
                for part in orders:
                    data += varint(part)
        if op._regions:
            mask |= HAS_INLINE_REGIONS
        data[mask_at] = mask

    def _number_properties(self, properties: EncodedProperties) -> bytes:
        """The number of properties of which the first operation is written."""
        encoded = self._encoded(properties.parts)
        number = self._properties.setdefault(encoded, len(self._properties))
        properties.reference = varint(number)
        return properties.reference


def _groups(entries: Sequence[Entry[Any]]) -> Iterator[Sequence[Entry[Any]]]:
    """The runs of entries of one dialect."""
    start = 0
    for end in range(1, len(entries) + 1):
        if end == len(entries) or entries[end].dialect is not entries[start].dialect:
            yield entries[start:end]
            start = end


def _finder(op: Operation, context: Context | None) -> Callable[[str], Any]:
    """Finds dialects by name: in a context, else among those that the process has loaded."""
    from odsgen.runtime.registry.context import context_of, loaded_dialect

    found = context or context_of(op)
    return loaded_dialect if found is None else found.dialect
