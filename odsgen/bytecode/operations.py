"""The IR section, read (MLIR Bytecode Format, "IR Section")."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from odsgen.bytecode.byte_cursor import ByteCursor
from odsgen.bytecode.encoding import (
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
from odsgen.bytecode.errors import BytecodeError, unexpected
from odsgen.bytecode.file_locations import FileLocations
from odsgen.bytecode.frame import Frame
from odsgen.bytecode.older_operations import OPERAND_SEGMENT_SIZES
from odsgen.bytecode.operation_properties import with_inherent
from odsgen.bytecode.plain_operations import PlainReader
from odsgen.bytecode.use_lists import apply_order
from odsgen.runtime.builtin.attributes import DictionaryAttr
from odsgen.runtime.builtin.locations import Location, UnknownLoc
from odsgen.runtime.builtin.types import none
from odsgen.runtime.ir.block import Block
from odsgen.runtime.ir.operation import Operation, UnregisteredOperation
from odsgen.runtime.ir.region import Region
from odsgen.runtime.ir.value import PlaceholderValue, Value

if TYPE_CHECKING:
    from odsgen.bytecode.tables import Tables
    from odsgen.runtime.base.attribute import Attribute, Type
    from odsgen.runtime.ir.value import LocationToken

    UseListOrder = tuple[bool, list[int]]


_HAS_MORE = HAS_SUCCESSORS | HAS_USE_LIST_ORDERS | HAS_INLINE_REGIONS

#: The bytes after the section, which begin no integer of less than nine bytes.
_SENTINEL = bytes(16)


class OperationReader:
    """Reads operations with their regions; isolated regions can be left for later."""

    def __init__(
        self,
        tables: Tables,
        section: ByteCursor,
        is_lazy: Callable[[Operation], bool] | None = None,
    ) -> None:
        self._tables = tables
        self._section = section
        #: Asked of each operation whose isolated regions lie in a section of their own.
        self.is_lazy = is_lazy
        #: The operations whose regions have not been read.
        self.pending: dict[Operation, Frame] = {}
        self._unresolved = 0
        self._orders: dict[Value, UseListOrder] = {}
        self._disordered: dict[Value, None] = {}
        self._locations = FileLocations(tables.attributes, tables.data)
        self._plain = PlainReader(tables, self._locations)

    def read_top_level(self) -> Block:
        """The operations at the top of the file, in a block of no region."""
        section = self._cursor(self._section.position, self._section.end)
        count, has_arguments = section.read_varint_with_flag()
        if has_arguments:
            raise BytecodeError("the block at the top of the file cannot have arguments")
        return self._read_operations(section, count)

    def read_one(self, start: int, end: int) -> Operation:
        """The operation that begins and ends there in the file and uses nothing from outside, in no block."""
        block = self._read_operations(self._cursor(start, end), 1)
        assert block.first is not None
        return block.remove(block.first)

    def _cursor(self, start: int, end: int) -> ByteCursor:
        """A part of the section."""
        # A copy: where the reader is in it tells nothing about the file, in which nothing of it is aligned.
        data = self._section.data[start:end] + _SENTINEL
        return ByteCursor(data, 0, end - start)

    def _read_operations(self, section: ByteCursor, count: int) -> Block:
        """So many operations, in a block of no region."""
        block = Block()
        frame = Frame(section, (Region((block,)),), [], True)
        frame.region_index = 0
        frame.blocks = [block]
        frame.block_index = 0
        frame.operations_left = count
        self._run(frame)
        region = block.parent_region
        assert region is not None
        self._finish(region)
        return region.remove(block)

    def materialize(self, op: Operation) -> None:
        """Read the regions of an operation that were left for later."""
        frame = self.pending.pop(op)
        self._run(frame)
        for region in op.regions:
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

    def _run(self, first: Frame) -> None:
        """Read all the regions of a frame, and of the operations in them."""
        # What is left of a part in which something was wrong concerns no other.
        self._unresolved = 0
        self._orders.clear()
        self._disordered.clear()
        stack = [first]
        read_plain = self._plain.read
        while stack:
            frame = stack[-1]
            inner: Frame | None = None
            opened = read_plain(frame)
            if opened is not None:
                inner = self._regions_of(*opened, frame)
            elif frame.operations_left:
                frame.operations_left -= 1
                inner = self._read_operation(frame)
            elif not self._next_block(frame):
                if frame.is_isolated and frame.cursor.position > frame.cursor.end:
                    raise BytecodeError("attempting to parse a byte at the end of the bytecode")
                stack.pop()
            if inner is not None and self._next_block(inner):
                stack.append(inner)

    def _next_block(self, frame: Frame) -> bool:
        """Go on to the next block, or to before the first one of the next region; False behind the last one."""
        if frame.block_index + 1 < len(frame.blocks):
            frame.block_index += 1
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
            region = frame.regions[frame.region_index]
            frame.blocks = region.add_blocks(number_of_blocks)
            frame.block_index = -1
            frame.base = frame.next_value = len(frame.values)
            frame.limit = frame.base + number_of_values
            frame.values.extend([None] * number_of_values)
            return True

    def _read_block_header(self, frame: Frame) -> None:
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
            location: Location | LocationToken = UnknownLoc.get()
            if tables.version >= ELIDE_UNKNOWN_BLOCK_ARGUMENT_LOCATION:
                index, has_location = cursor.read_varint_with_flag()
                type = tables.type(index)
                if has_location:
                    location = self._locations.later(cursor.read_varint())
            else:
                type = tables.type(cursor.read_varint())
                location = self._locations.later(cursor.read_varint())
            block.add_argument(type, location)
        arguments = block.arguments
        self._define(frame, arguments)
        if tables.version >= USE_LIST_ORDERING and cursor.read_byte():
            for number, order in _read_orders(cursor, len(arguments)).items():
                self._orders[arguments[number]] = order

    # --- values -----------------------------------------------------------------------------------------------------------

    def _define(self, frame: Frame, values: Sequence[Value]) -> None:
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

    def _value(self, values: list[Value | None], index: int) -> Value:
        """A value by its number; a stand-in if it has not been defined yet."""
        if index >= len(values):
            raise BytecodeError(f"invalid value index: {index}")
        value = values[index]
        if value is None:
            self._unresolved += 1
            value = values[index] = PlaceholderValue(none)
        return value

    # --- operations -------------------------------------------------------------------------------------------------------

    def _read_operation(self, frame: Frame) -> Frame | None:
        """Read one operation into the current block; what is returned are its regions, if they come next."""
        tables, cursor = self._tables, frame.cursor
        number = cursor.read_varint()
        names = tables.operation_names
        if number >= len(names):
            raise BytecodeError(f"invalid operation name index: {number}")
        name = names[number]
        if not name.is_resolved:
            name.resolve(tables)
        op_class = name.op_class
        mask = cursor.read_byte()
        location = self._locations.later(cursor.read_varint())
        attributes: dict[str, Attribute] = {}
        if mask & HAS_ATTRIBUTES:
            dictionary = tables.attributes[cursor.read_varint()]
            if not isinstance(dictionary, DictionaryAttr):
                raise unexpected("attribute of type: mlir::DictionaryAttr", dictionary)
            attributes = dict(dictionary.entries)
        properties: Any = None
        if mask & HAS_PROPERTIES:
            properties = name.properties[cursor.read_varint()]
        result_types: list[Type] = []
        if mask & HAS_RESULTS:
            result_types = [
                tables.type(cursor.read_varint()) for _ in range(cursor.read_count("results"))
            ]
        operands: tuple[Value, ...] = ()
        if mask & HAS_OPERANDS:
            values = frame.values
            operands = tuple(
                [
                    self._value(values, cursor.read_varint())
                    for _ in range(cursor.read_count("operands"))
                ]
            )
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
                properties = with_inherent(op_class, properties, attributes, name.older)
            if name.older is not None and name.older.derives_sizes:
                if OPERAND_SEGMENT_SIZES not in (properties or {}):
                    properties = name.older.with_sizes(properties, len(operands))
            op = op_class(
                operands, result_types, properties, attributes, successors, regions, location
            )
        frame.blocks[frame.block_index].append(op)
        if op.results and frame.limit > frame.base:
            self._define(frame, op.results)
        for index, order in orders.items():
            self._orders[op.results[index]] = order
        return self._regions_of(op, is_isolated, frame) if regions else None

    def _regions_of(self, op: Operation, is_isolated: bool, frame: Frame) -> Frame | None:
        """The frame that reads the regions of an operation; None if that is left for later."""
        cursor = frame.cursor
        if is_isolated and self._tables.version >= LAZY_LOADING:
            number, start, end = cursor.read_section()
            if number is not Section.IR:
                raise BytecodeError("expected IR section for region")
            inner = Frame(ByteCursor(cursor.data, start, end), op.regions, [], True)
            if self.is_lazy is not None and self.is_lazy(op):
                self.pending[op] = inner
                return None
            return inner
        return Frame(cursor, op.regions, [] if is_isolated else frame.values, is_isolated)


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
