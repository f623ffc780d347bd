"""The numbers of all that a program consists of, chosen as MLIR's writer does, so that equal programs give equal bytes.

What is used most comes first, so that its number is short; within the numbers of one length, what belongs to one dialect
stands together.  Ties keep the order in which a walk over the program meets things: an operation with its name, result
types, attributes, properties and location; a region as a whole before those inside it, the last of these first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, TypeVar

from odsgen.runtime.base.attribute import Attribute, Type
from odsgen.runtime.builtin.attributes import DictionaryAttr
from odsgen.runtime.builtin.locations import FileLineColRange, Location
from odsgen.runtime.builtin.opaque_attribute import OpaqueAttr
from odsgen.runtime.builtin.resources import DenseResourceElementsHandle
from odsgen.runtime.builtin.types import OpaqueType
from odsgen.runtime.bytecode.builtin_encodings import encoded_place
from odsgen.runtime.bytecode.encoding import NATIVE_PROPERTIES, varint
from odsgen.runtime.bytecode.interface import (
    DialectBytecodeWriter,
    OptionalReference,
    interface_of,
)
from odsgen.runtime.bytecode.properties import write_properties
from odsgen.runtime.ir.operation import UnregisteredOperation
from odsgen.runtime.ir.traits import IsIsolatedFromAbove
from odsgen.runtime.printer import AsmPrinter
from odsgen.runtime.support.source import encode

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from odsgen.runtime.bytecode.interface import BytecodeInterface
    from odsgen.runtime.ir.block import Block
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.region import Region
    from odsgen.runtime.ir.value import Value
    from odsgen.runtime.registry.dialect import Dialect

SubjectT = TypeVar("SubjectT")

#: The parts of an encoding that refer to nothing that is counted.
_NO_REFERENCES = frozenset({int, bytes, str})


class DialectNumbering:
    """A dialect of the file."""

    __slots__ = ("name", "number", "dialect", "interface", "resources")

    def __init__(self, name: str, number: int, dialect: Dialect | None) -> None:
        self.name = name
        self.number = number
        self.dialect = dialect
        self.interface: BytecodeInterface | None = (
            None if dialect is None else interface_of(dialect)
        )
        #: The keys of the resources that are referred to; no two are the same.
        self.resources: dict[DenseResourceElementsHandle, str] = {}

    def add_resource(self, handle: DenseResourceElementsHandle) -> None:
        """Take a resource into the file, under its own key if that is not taken."""
        if handle in self.resources:
            return
        taken, key, suffix = set(self.resources.values()), handle.key, 0
        while key in taken:
            suffix += 1
            key = f"{handle.key}_{suffix}"
        self.resources[handle] = key


class Entry(Generic[SubjectT]):
    """An attribute, a type or the name of an operation, with what decides its number."""

    __slots__ = ("subject", "dialect", "count", "number", "reference", "parts", "is_encoded")

    def __init__(self, subject: SubjectT, dialect: DialectNumbering) -> None:
        self.subject = subject
        self.dialect = dialect
        #: How often it is referred to.
        self.count = 1
        self.number = 0
        #: The number as it is written.
        self.reference = b""
        #: The encoding, in which references have no numbers yet.
        self.parts: list[Any] = []
        #: Whether the encoding is the dialect's own and not text.
        self.is_encoded = False


class EncodedProperties:
    """The encoded properties of operations of one class that have the same ones."""

    __slots__ = ("parts", "count", "reference")

    def __init__(self, parts: list[Any]) -> None:
        self.parts = parts
        #: How many operations have them.
        self.count = 0
        #: Their number as it is written, once the first of the operations is.
        self.reference = b""


#: What an operation refers to besides values: its name, location, attributes and properties.
NumberedOperation = tuple[
    Entry[str], Entry[Attribute], Entry[Attribute] | None, EncodedProperties | None
]


class Numbering:
    """The numbers of a program, computed on construction."""

    def __init__(
        self, root: Operation, version: int, find_dialect: Callable[[str], Dialect | None]
    ) -> None:
        self.version = version
        self._find_dialect = find_dialect
        self.dialects: dict[str, DialectNumbering] = {}
        self.attributes: dict[Attribute, Entry[Attribute]] = {}
        self.types: dict[Type, Entry[Type]] = {}
        self.operation_names: dict[str, Entry[str]] = {}
        self.is_registered: dict[str, bool] = {}
        #: The number of a value among those of the isolated region around it.
        self.values: dict[Value, int] = {}
        #: The numbers of operations in a walk over the program.
        self.operations: dict[Operation, int] = {}
        #: The operations with regions that use values from outside of them.
        self.not_isolated: set[Operation] = set()
        #: The numbers of the blocks that are successors, in their regions.
        self.blocks: dict[Block, int] = {}
        #: How many values are defined directly in a region.
        self.region_values: dict[Region, int] = {}
        self.numbered: dict[Operation, NumberedOperation] = {}
        self._properties: dict[object, EncodedProperties] = {}

        self._walk(root)
        self._number_all(root)
        for encoded in self._properties.values():
            self._count_again(encoded.parts, encoded.count - 1)
        self.ordered_attributes = _ordered(self.attributes.values())
        self.ordered_operation_names = _ordered(self.operation_names.values())
        self.ordered_types = _ordered(self.types.values())

    def is_isolated(self, op: Operation) -> bool:
        """Whether the regions of an operation use no value from outside: by its trait, or as it happens."""
        return op not in self.not_isolated

    # --- the order of operations, and isolation ---------------------------------------------------------------------------

    def _walk(self, root: Operation) -> None:
        numbers = self.operations
        # The operations around the current one of which it is open whether they are isolated, innermost last; None for
        # one that is isolated by its trait.
        around: list[Operation | None] = []
        stack: list[Iterator[Operation]] = [iter((root,))]
        while stack:
            for op in stack[-1]:
                numbers[op] = len(numbers)
                if around and around[-1] is not None and op._operands:
                    self._note_outside_uses(op, around)
                if op._regions:
                    around.append(None if IsIsolatedFromAbove in op.TRAITS else op)
                    stack.append(_operations_of(op))
                    break
            else:
                stack.pop()
                if around:
                    around.pop()

    def _note_outside_uses(self, op: Operation, around: list[Operation | None]) -> None:
        region = op.parent_region
        for operand in op._operands:
            home = operand.parent_region
            if home is region:
                continue
            owner = None if home is None else home._parent
            for outer in reversed(around):
                if outer is None or outer is owner:
                    break
                self.not_isolated.add(outer)

    # --- numbering --------------------------------------------------------------------------------------------------------

    def _number_all(self, root: Operation) -> None:
        next_value = self._number_operation(root, 0)
        pending: list[tuple[Region, int]] = []

        def add_regions_of(op: Operation, next_value: int) -> None:
            first = 0 if op not in self.not_isolated else next_value
            pending.extend([(region, first) for region in op._regions])

        if root._regions:
            add_regions_of(root, next_value)
        while pending:
            region, next_value = pending.pop()
            first_value = next_value
            with_regions: list[Operation] = []
            for number, block in enumerate(region._blocks):
                if block._users:
                    self.blocks[block] = number
                next_value = self._number_block(block, next_value, with_regions)
            self.region_values[region] = next_value - first_value
            for op in with_regions:
                add_regions_of(op, next_value)

    def _number_block(self, block: Block, next_value: int, with_regions: list[Operation]) -> int:
        for argument in block._arguments:
            self.values[argument] = next_value
            next_value += 1
            self._count_location(argument.location)
            self._count_type(argument.type)
        op = block._first
        while op is not None:
            next_value = self._number_operation(op, next_value)
            if op._regions:
                with_regions.append(op)
            op = op._next
        return next_value

    def _number_operation(self, op: Operation, next_value: int) -> int:
        name = op.name
        entry = self.operation_names.get(name)
        if entry is not None:
            entry.count += 1
        else:
            entry = Entry(name, self._dialect(name.partition(".")[0]))
            self.operation_names[name] = entry
            self.is_registered[name] = op.REGISTERED
        for result in op._results:
            self.values[result] = next_value
            next_value += 1
            self._count_type(result.type)
        native = self.version >= NATIVE_PROPERTIES
        attributes = op._attributes if native else _all_attributes(op)
        dictionary = self._count_attribute(DictionaryAttr.get(attributes)) if attributes else None
        properties = self._count_properties(op, entry.dialect) if native else None
        self.numbered[op] = (entry, self._count_location(op.location), dictionary, properties)
        return next_value

    # --- properties -------------------------------------------------------------------------------------------------------

    def _count_properties(
        self, op: Operation, dialect: DialectNumbering
    ) -> EncodedProperties | None:
        """The encoded properties of an operation; those of equal ones are made once."""
        if not (op.PROPERTY_NAMES or isinstance(op, UnregisteredOperation)):
            return None
        key = _properties_key(op)
        known = self._properties.get(key)
        if known is None:
            parts = self._encoded_properties(op, dialect)
            if parts is None:
                return None
            known = self._properties[key] = EncodedProperties(parts)
            self._count_references(parts)
        known.count += 1
        return known

    def _encoded_properties(self, op: Operation, dialect: DialectNumbering) -> list[Any] | None:
        if isinstance(op, UnregisteredOperation):
            attribute = op.properties_attribute
            return None if attribute is None else [attribute]
        writer = DialectBytecodeWriter(self.version)
        write_properties(op, writer, dialect.interface)
        return writer.parts

    def _count_again(self, parts: Iterable[Any], times: int) -> None:
        """Count so many times more what an encoding refers to."""
        for part in parts:
            if isinstance(part, OptionalReference):
                part = part.attribute
            if isinstance(part, Attribute):
                self.attributes[part].count += times
            elif isinstance(part, Type):
                self.types[part].count += times

    def _dialect(self, name: str) -> DialectNumbering:
        found = self.dialects.get(name)
        if found is None:
            found = self.dialects[name] = DialectNumbering(
                name, len(self.dialects), self._find_dialect(name)
            )
        return found

    # --- attributes and types -----------------------------------------------------------------------------------------------

    def _count_attribute(self, attribute: Attribute) -> Entry[Attribute]:
        entry = self.attributes.get(attribute)
        if entry is not None:
            entry.count += 1
            return entry
        self._count_references((attribute,))
        return self.attributes[attribute]

    def _count_location(self, location: Location) -> Entry[Attribute]:
        """Count a location; most are places in files of which nothing else refers to."""
        entry = self.attributes.get(location)
        if entry is not None:
            entry.count += 1
            return entry
        if type(location) is not FileLineColRange:
            return self._count_attribute(location)
        entry = self.attributes[location] = Entry(location, self._dialect("builtin"))
        entry.is_encoded = True
        filename, entry.parts = encoded_place(location)
        self._count_attribute(filename)
        return entry

    def _count_type(self, type: Type) -> None:
        entry = self.types.get(type)
        if entry is not None:
            entry.count += 1
        else:
            self._count_references((type,))

    def _count_references(self, parts: Iterable[Any]) -> None:
        """Count what an encoding refers to; what is new is encoded too, and what that refers to counted."""
        attributes, types = self.attributes, self.types
        stack = [iter(parts)]
        while stack:
            for part in stack[-1]:
                if type(part) in _NO_REFERENCES:
                    continue
                if isinstance(part, OptionalReference):
                    if part.attribute is None:
                        continue
                    part = part.attribute
                known: Entry[Any] | None
                new: Entry[Any] | None = None
                if isinstance(part, Attribute):
                    known = attributes.get(part)
                    if known is None:
                        new = attributes[part] = self._new_attribute(part)
                elif isinstance(part, Type):
                    known = types.get(part)
                    if known is None:
                        new = types[part] = self._new_type(part)
                elif isinstance(part, DenseResourceElementsHandle):
                    self._dialect("builtin").add_resource(part)
                    continue
                else:
                    raise TypeError(f"no part of an encoding: {part!r}")
                if known is not None:
                    known.count += 1
                elif new is not None and new.is_encoded:
                    stack.append(iter(new.parts))
                    break
            else:
                stack.pop()

    def _new_attribute(self, attribute: Attribute) -> Entry[Attribute]:
        name = attribute.dialect if isinstance(attribute, OpaqueAttr) else attribute.DIALECT_NAME
        entry: Entry[Attribute] = Entry(attribute, self._dialect(name))
        interface = entry.dialect.interface
        if interface is not None and interface.write_attribute is not None:
            writer = DialectBytecodeWriter(self.version)
            if interface.write_attribute(attribute, writer):
                entry.parts, entry.is_encoded = writer.parts, True
                return entry
        printer = AsmPrinter()
        self._set_text(entry, printer.attribute_text(attribute), printer)
        return entry

    def _new_type(self, type: Type) -> Entry[Type]:
        name = type.dialect if isinstance(type, OpaqueType) else type.DIALECT_NAME
        entry = Entry(type, self._dialect(name))
        interface = entry.dialect.interface
        if interface is not None and interface.write_type is not None:
            writer = DialectBytecodeWriter(self.version)
            if interface.write_type(type, writer):
                entry.parts, entry.is_encoded = writer.parts, True
                return entry
        printer = AsmPrinter()
        self._set_text(entry, printer.type_text(type), printer)
        return entry

    def _set_text(self, entry: Entry[Any], text: str, printer: AsmPrinter) -> None:
        """Encode an attribute or type as its text, with a null byte behind it."""
        entry.parts = [encode(text) + b"\0"]
        for handle in printer.resource_handles:
            self._dialect("builtin").add_resource(handle)


def _properties_key(op: Operation) -> object:
    """The same for operations of one class with the same properties, as far as that can be told."""
    if isinstance(op, UnregisteredOperation):
        return op
    properties = op._properties
    if not properties:
        return type(op)
    try:
        key = (type(op), *properties.items())
        hash(key)
    except TypeError:
        return op
    return key


def _operations_of(op: Operation) -> Iterator[Operation]:
    """The operations directly in the regions of an operation."""
    for region in op._regions:
        for block in region._blocks:
            inner = block._first
            while inner is not None:
                yield inner
                inner = inner._next


def _all_attributes(op: Operation) -> dict[str, Attribute]:
    """The attributes with the inherent ones, as they were before properties; native properties have no place there."""
    if isinstance(op, UnregisteredOperation) or not op.PROPERTY_NAMES:
        return op._attributes
    found = dict(op._attributes)
    for name in op.PROPERTY_NAMES:
        if name in op.PROPERTY_KINDS and name not in _SEGMENT_SIZES:
            continue
        value = op.property_attribute(name)
        if value is not None:
            found[name] = value
    return found


_SEGMENT_SIZES = ("operandSegmentSizes", "resultSegmentSizes")


def _ordered(entries: Iterable[Entry[SubjectT]]) -> list[Entry[SubjectT]]:
    """The entries in the order of their numbers, which they receive."""
    ordered = sorted(entries, key=lambda entry: -entry.count)
    start, dialect_first, group = 0, 0, 0
    for size in range(1, 9):
        group = (1 << (7 * size)) - group
        if start >= len(ordered):
            break
        part = ordered[start : start + group]
        part.sort(
            key=lambda entry, first=dialect_first: (  # type: ignore[misc]
                -1 if entry.dialect.number == first else entry.dialect.number
            )
        )
        ordered[start : start + group] = part
        dialect_first = part[-1].dialect.number
        start += group
    for number, entry in enumerate(ordered):
        entry.number = number
        entry.reference = varint(number)
    return ordered
