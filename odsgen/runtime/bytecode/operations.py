"""The IR section, read (MLIR Bytecode Format, "IR Section")."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from odsgen.runtime.builtin.attributes import DictionaryAttr
from odsgen.runtime.builtin.locations import Location, UnknownLoc
from odsgen.runtime.builtin.types import none
from odsgen.runtime.bytecode.byte_cursor import ByteCursor
from odsgen.runtime.bytecode.encoding import (
    ELIDE_UNKNOWN_BLOCK_ARGUMENT_LOCATION,
    HAS_ATTRIBUTES,
    HAS_INLINE_REGIONS,
    HAS_OPERANDS,
    HAS_PROPERTIES,
    HAS_RESULTS,
    HAS_SUCCESSORS,
    HAS_USE_LIST_ORDERS,
    LAZY_LOADING,
    USE_LIST_ORDERING,
    Section,
)
from odsgen.runtime.bytecode.errors import BytecodeError
from odsgen.runtime.bytecode.interface import DialectBytecodeReader
from odsgen.runtime.bytecode.properties import checked_attribute, read_properties
from odsgen.runtime.bytecode.use_lists import apply_order
from odsgen.runtime.ir.block import Block
from odsgen.runtime.ir.operation import Operation, UnregisteredOperation
from odsgen.runtime.ir.region import Region
from odsgen.runtime.ir.value import Value

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute
    from odsgen.runtime.bytecode.dialects import OperationName
    from odsgen.runtime.bytecode.tables import Tables

    UseListOrder = tuple[bool, list[int]]


_HAS_DICTIONARIES = HAS_ATTRIBUTES | HAS_PROPERTIES
_HAS_MORE = HAS_SUCCESSORS | HAS_USE_LIST_ORDERS | HAS_INLINE_REGIONS

#: The varint of 1.
_ONE = 0b11

#: The byte after the section: no varint of one byte.
_SENTINEL = bytes(16)


class _ForwardReference(Value):
    """Stands for a value that is used before it is defined."""

    __slots__ = ()

    def __init__(self) -> None:
        self.type = none
        self._users = None


class _Frame:
    """The regions of one operation while they are read, and where in them the reader is."""

    __slots__ = (
        "cursor",
        "regions",
        "region_index",
        "blocks",
        "block_index",
        "operations_left",
        "values",
        "next_value",
        "base",
        "limit",
        "is_isolated",
    )

    def __init__(
        self,
        cursor: ByteCursor,
        regions: Sequence[Region],
        values: list[Value | None],
        is_isolated: bool,
    ) -> None:
        self.cursor = cursor
        self.regions = regions
        self.region_index = -1  # before the first
        self.blocks: list[Block] = []
        self.block_index = -1
        self.operations_left = 0
        #: The values of the isolated region around, by number; those of one that is read are taken away at its end.
        self.values = values
        #: The number of the next value that is defined, of the first of the region, and behind its last one.
        self.next_value = 0
        self.base = 0
        self.limit = 0
        self.is_isolated = is_isolated


class OperationReader:
    """Reads operations with their regions; isolated regions can be left for later."""

    def __init__(self, tables: Tables, is_lazy: Callable[[Operation], bool] | None = None) -> None:
        self._tables = tables
        #: Asked of each operation whose isolated regions lie in a section of their own.
        self.is_lazy = is_lazy
        #: The operations whose regions have not been read.
        self.pending: dict[Operation, _Frame] = {}
        self._unresolved = 0
        self._orders: dict[Value, UseListOrder] = {}
        self._disordered: dict[Value, None] = {}
        self._properties: dict[tuple[int, OperationName], dict[str, Any]] = {}

    def read_top_level(self, section: ByteCursor) -> Block:
        """The operations at the top of the file, in a block of no region."""
        # A copy: where the reader is in it tells nothing about the file, in which nothing of it is aligned.
        data = section.data[section.position : section.end] + _SENTINEL
        section = ByteCursor(data, 0, len(data) - len(_SENTINEL))
        block = Block()
        count, has_arguments = section.read_varint_with_flag()
        if has_arguments:
            raise BytecodeError("the block at the top of the file cannot have arguments")
        frame = _Frame(section, (Region((block,)),), [], True)
        frame.region_index = 0
        frame.blocks = [block]
        frame.block_index = 0
        frame.operations_left = count
        self._run(frame)
        region = block._region
        assert region is not None
        self._finish(region)
        return region.remove(block)

    def materialize(self, op: Operation) -> None:
        """Read the regions of an operation that were left for later."""
        frame = self.pending.pop(op)
        self._run(frame)
        for region in op._regions:
            self._finish(region)

    def _finish(self, region: Region) -> None:
        """Check that nothing is left open, and put the uses into order."""
        if self._unresolved:
            raise BytecodeError("not all forward unresolved forward operand references")
        if not self._orders and not self._disordered:
            return
        numbers = {op: number for number, op in enumerate(region.walk())}
        for value in {**self._disordered, **dict.fromkeys(self._orders)}:
            apply_order(value, self._orders.get(value), numbers)
        self._orders.clear()
        self._disordered.clear()

    # --- regions and blocks ---------------------------------------------------------------------------------------------

    def _run(self, first: _Frame) -> None:
        """Read all the regions of a frame, and of the operations in them."""
        stack = [first]
        while stack:
            frame = stack[-1]
            while frame.operations_left:
                frame.operations_left -= 1
                inner = self._read_operation(frame)
                if inner is not None:
                    stack.append(inner)
                    break
            else:
                if not self._next_block(frame):
                    if frame.is_isolated and frame.cursor.position > frame.cursor.end:
                        raise BytecodeError("attempting to parse a byte at the end of the bytecode")
                    stack.pop()

    def _next_block(self, frame: _Frame) -> bool:
        """Go on to the next block of the regions; False behind the last one."""
        frame.block_index += 1
        if frame.block_index < len(frame.blocks):
            self._read_block_header(frame)
            return True
        if frame.region_index >= 0:
            del frame.values[frame.base :]
        while True:
            frame.region_index += 1
            if frame.region_index >= len(frame.regions):
                return False
            cursor = frame.cursor
            number_of_blocks = cursor.read_count("blocks")
            if number_of_blocks == 0:
                frame.base = len(frame.values)
                continue
            number_of_values = cursor.read_count("values")
            blocks = [Block() for _ in range(number_of_blocks)]
            region = frame.regions[frame.region_index]
            for block in blocks:
                block._region = region
            region._blocks = list(blocks)
            frame.blocks = blocks
            frame.block_index = 0
            frame.base = frame.next_value = len(frame.values)
            frame.limit = frame.base + number_of_values
            frame.values.extend([None] * number_of_values)
            self._read_block_header(frame)
            return True

    def _read_block_header(self, frame: _Frame) -> None:
        cursor, tables = frame.cursor, self._tables
        # An operation takes three bytes at least: its name, its mask, its location.
        count, has_arguments = cursor.read_varint_with_flag()
        if count > cursor.remaining:
            raise BytecodeError(
                f"the number of operations is {count}, but only {cursor.remaining} bytes remain"
            )
        frame.operations_left = count
        if not has_arguments:
            return
        block = frame.blocks[frame.block_index]
        for _ in range(cursor.read_count("block arguments")):
            location: Attribute = UnknownLoc.get()
            if tables.version >= ELIDE_UNKNOWN_BLOCK_ARGUMENT_LOCATION:
                index, has_location = cursor.read_varint_with_flag()
                type = tables.type(index)
                if has_location:
                    location = tables.attribute(cursor.read_varint())
            else:
                type = tables.type(cursor.read_varint())
                location = tables.attribute(cursor.read_varint())
            block.add_argument(type, _checked_location(location))
        self._define(frame, block._arguments)
        if tables.version >= USE_LIST_ORDERING and cursor.read_byte():
            for number, order in _read_orders(cursor, len(block._arguments)).items():
                self._orders[block._arguments[number]] = order

    # --- values -----------------------------------------------------------------------------------------------------------

    def _define(self, frame: _Frame, values: Sequence[Value]) -> None:
        """Give the next numbers to these values."""
        number = frame.next_value
        end = number + len(values)
        if end > frame.limit:
            raise BytecodeError(
                "value index range was outside of the expected range for the parent region, got "
                f"[{number}, {end}), but the maximum index was {frame.limit - 1}"
            )
        table = frame.values
        for value in values:
            known = table[number]
            table[number] = value
            number += 1
            if known is not None:
                known.replace_all_uses_with(value)
                self._disordered[value] = None
                self._unresolved -= 1
        frame.next_value = end

    def _forward_reference(self, values: list[Value | None], index: int) -> Value:
        if index >= len(values):
            raise BytecodeError(f"invalid value index: {index}")
        self._unresolved += 1
        reference = values[index] = _ForwardReference()
        return reference

    # --- operations -------------------------------------------------------------------------------------------------------

    def _read_operation(self, frame: _Frame) -> _Frame | None:
        """Read one operation into the current block; what is returned are its regions, if they come next.

        This is where the time of reading goes, so that varints of one byte are read in place.  Behind the section stand
        bytes that begin no such varint: whoever runs into them asks the cursor, which refuses.
        """
        tables, cursor = self._tables, frame.cursor
        data, position = cursor.data, cursor.position
        number = data[position]
        if number & 1:
            number >>= 1
            position += 1
        else:
            number = cursor.read_varint()
            position = cursor.position
        names = tables.operation_names
        if number >= len(names):
            raise BytecodeError(f"invalid operation name index: {number}")
        name = names[number]
        if not name.is_resolved:
            name.resolve(tables)
        op_class = name.op_class
        mask = data[position]
        position += 1
        number = data[position]
        if number & 1:
            number >>= 1
            position += 1
        else:
            cursor.position = position
            number = cursor.read_varint()
            position = cursor.position
        known = tables.attributes.values
        location = known[number] if number < len(known) else None
        if location is None:
            location = tables.attributes[number]
        if not isinstance(location, Location):
            location = _checked_location(location)

        attributes: dict[str, Attribute] = {}
        properties: Any = None
        if mask & _HAS_DICTIONARIES:
            cursor.position = position
            if mask & HAS_ATTRIBUTES:
                dictionary = tables.attributes[cursor.read_varint()]
                if not isinstance(dictionary, DictionaryAttr):
                    raise BytecodeError(
                        f"expected attribute of type: mlir::DictionaryAttr, but got: {dictionary}"
                    )
                attributes = dict(dictionary.entries)
            if mask & HAS_PROPERTIES:
                properties = self._read_properties(cursor, name)
            position = cursor.position
        result_types: list[Any] = []
        if mask & HAS_RESULTS:
            types = tables.types.values
            if data[position] == _ONE:
                count = 1
                position += 1
            else:
                cursor.position = position
                count = cursor.read_count("results")
                position = cursor.position
            for _ in range(count):
                number = data[position]
                if number & 1:
                    number >>= 1
                    position += 1
                else:
                    cursor.position = position
                    number = cursor.read_varint()
                    position = cursor.position
                type = types[number] if number < len(types) else None
                result_types.append(tables.types[number] if type is None else type)
        operands: tuple[Value, ...] = ()
        if mask & HAS_OPERANDS:
            values = frame.values
            cursor.position = position
            count = cursor.read_count("operands")
            position = cursor.position
            found: list[Value] = []
            for _ in range(count):
                number = data[position]
                if number & 1:
                    number >>= 1
                    position += 1
                else:
                    cursor.position = position
                    number = cursor.read_varint()
                    position = cursor.position
                value = values[number] if number < len(values) else None
                found.append(self._forward_reference(values, number) if value is None else value)
            operands = tuple(found)
        cursor.position = position
        successors: tuple[Block, ...] = ()
        regions: tuple[Region, ...] = ()
        is_isolated = False
        orders: dict[int, UseListOrder] = {}
        if mask & _HAS_MORE:
            if mask & HAS_SUCCESSORS:
                blocks = frame.blocks
                successors = tuple(
                    [
                        blocks[cursor.read_index(len(blocks), "successor")]
                        for _ in range(cursor.read_count("successors"))
                    ]
                )
            if mask & HAS_USE_LIST_ORDERS and tables.version >= USE_LIST_ORDERING:
                orders = _read_orders(cursor, len(result_types))
            if mask & HAS_INLINE_REGIONS:
                number_of_regions, is_isolated = cursor.read_varint_with_flag()
                if number_of_regions > cursor.remaining:
                    raise BytecodeError(
                        f"the number of regions is {number_of_regions}, "
                        f"but only {cursor.remaining} bytes remain"
                    )
                regions = tuple([Region() for _ in range(number_of_regions)])

        op: Operation
        if op_class is None:
            op = UnregisteredOperation(
                name.name,
                operands,
                result_types,
                properties,
                attributes,
                successors,
                regions,
                location,
            )
        else:
            if attributes and not op_class.PROPERTY_NAMES.isdisjoint(attributes):
                properties = _with_inherent(op_class, properties, attributes)
            op = op_class(
                operands, result_types, properties, attributes, successors, regions, location
            )
        frame.blocks[frame.block_index].append(op)
        if op._results and frame.limit > frame.base:
            self._define(frame, op._results)
        for index, order in orders.items():
            self._orders[op._results[index]] = order
        return self._regions_of(op, frame, is_isolated) if regions else None

    def _regions_of(self, op: Operation, frame: _Frame, is_isolated: bool) -> _Frame | None:
        """The frame that reads the regions of an operation; None if that is left for later."""
        cursor = frame.cursor
        if is_isolated and self._tables.version >= LAZY_LOADING:
            number, start, end = cursor.read_section()
            if number is not Section.IR:
                raise BytecodeError("expected IR section for region")
            inner = _Frame(ByteCursor(cursor.data, start, end), op._regions, [], True)
            if self.is_lazy is not None and self.is_lazy(op):
                self.pending[op] = inner
                return None
            return inner
        return _Frame(cursor, op._regions, [] if is_isolated else frame.values, is_isolated)

    def _read_properties(self, cursor: ByteCursor, name: OperationName) -> Any:
        tables = self._tables
        if name.was_registered is None:
            raise BytecodeError(
                "Unexpected missing `wasRegistered` opname flag at bytecode version "
                f"{tables.version} with properties."
            )
        index = cursor.read_varint()
        if index >= len(tables.properties):
            raise BytecodeError(f"Properties idx out-of-bound for {name.name}")
        known = self._properties.get((index, name))
        if known is not None:
            return known if name.op_class is None else known.copy()
        reader = DialectBytecodeReader(tables, tables.data, *tables.properties[index])
        op_class = name.op_class
        properties: Any
        if op_class is None:
            if name.was_registered:
                raise BytecodeError(
                    f"has properties but missing BytecodeOpInterface for {name.name}"
                )
            properties = reader.read_attribute()
        elif name.was_registered:
            properties = read_properties(op_class, reader, name.dialect.interface)
        else:  # written where nobody knew the operation: as one attribute
            properties = _properties_of(op_class, reader.read_attribute())
        if reader.position != reader.end:
            raise BytecodeError(f"unexpected trailing bytes after the properties of {name.name}")
        self._properties[index, name] = properties
        return properties if op_class is None else properties.copy()


def _read_orders(cursor: ByteCursor, number_of_values: int) -> dict[int, UseListOrder]:
    """The orders of the uses of some values, by their numbers; they are applied when all uses are there."""
    orders: dict[int, UseListOrder] = {}
    for _ in range(cursor.read_count("use-list orders") if number_of_values > 1 else 1):
        index = cursor.read_varint() if number_of_values > 1 else 0
        size, by_pairs = cursor.read_varint_with_flag()
        if size > cursor.remaining:
            raise BytecodeError(
                f"the number of uses is {size}, but only {cursor.remaining} bytes remain"
            )
        order = [cursor.read_varint() for _ in range(size)]
        if index < number_of_values:
            orders.setdefault(index, (by_pairs, order))
    return orders


def _checked_location(attribute: Attribute) -> Location:
    if not isinstance(attribute, Location):
        raise BytecodeError(f"expected attribute of type: mlir::LocationAttr, but got: {attribute}")
    return attribute


def _with_inherent(
    op_class: type[Operation],
    properties: dict[str, Any] | None,
    attributes: dict[str, Attribute],
) -> dict[str, Any]:
    """The properties with the inherent attributes, which are taken out of the attributes."""
    found = {} if properties is None else properties
    for name in op_class.PROPERTY_NAMES.intersection(attributes):
        found[name] = checked_attribute(op_class, name, attributes.pop(name))
    return found


def _properties_of(op_class: type[Operation], attribute: Attribute) -> dict[str, Any]:
    """The properties that one attribute stands for."""
    if not isinstance(attribute, DictionaryAttr):
        raise BytecodeError("expected DictionaryAttr to set properties")
    return {
        name: checked_attribute(op_class, name, value)
        for name, value in attribute.entries
        if name in op_class.PROPERTY_NAMES
    }
