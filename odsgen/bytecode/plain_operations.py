"""The operations that most programs consist of, read as fast as Python can.

An operation is plain if it is registered, has neither attributes outside its properties nor more than one result, and
refers to what has been read before.  A block is, if few integers stand before it.  Everything else is left to
`OperationReader`, which also refuses what is wrong: whatever is unusual here ends the loop in front of it.

Four things make it fast.  What a name and a mask say of an operation is looked up together, once for each of them (`Shapes`).
Integers of one to three bytes are taken apart in place, most by one look into a table; behind the section stand zeros, which
begin no such integer.  Operations are filled in place, too, as `Operation.__init__` would; and they get their class only
when all is in them, as Python stores fast where it always sees one class.
"""

from __future__ import annotations

import sys
from contextlib import suppress
from struct import Struct
from typing import TYPE_CHECKING, Any, Final

from odsgen.bytecode.encoding import (
    ELIDE_UNKNOWN_BLOCK_ARGUMENT_LOCATION,
    HAS_INLINE_REGIONS,
    HAS_OPERANDS,
    HAS_PROPERTIES,
    HAS_RESULTS,
    HAS_SUCCESSORS,
)
from odsgen.runtime.builtin.locations import UnknownLoc
from odsgen.runtime.ir.block import Block
from odsgen.runtime.ir.construction import BlockEnd
from odsgen.runtime.ir.operation import NO_ENTRIES, Operation
from odsgen.runtime.ir.region import Region

if TYPE_CHECKING:
    from odsgen.bytecode.file_locations import FileLocations
    from odsgen.bytecode.frame import Frame
    from odsgen.bytecode.operation_properties import NumberedProperties
    from odsgen.bytecode.tables import Tables
    from odsgen.runtime.base.attribute import Type
    from odsgen.runtime.builtin.locations import Location
    from odsgen.runtime.ir.value import LocationToken, Value

_HAS_BLOCKS = HAS_SUCCESSORS | HAS_INLINE_REGIONS
_NEVER_PLAIN = 0xFF & ~(HAS_OPERANDS | HAS_PROPERTIES | HAS_RESULTS | _HAS_BLOCKS)

# The integers 1 to 3, the numbers of results and operands that most operations have.
_ONE = 0b11
_TWO = 0b101
_THREE = 0b111

#: By the first byte of an integer: the integer if that is all of it, else None.
_SHORT: Final = [byte >> 1 if byte & 1 else None for byte in range(256)]

#: By the first byte of an integer of three bytes, as most locations are, its low bits; None for another first byte.
_LONG_LOCATIONS: Final = [byte >> 3 if byte & 0b111 == 0b100 else None for byte in range(256)]


#: By the first byte of an integer: the integer if that is all of it, else one that is out of the range of every table.
_REFERENCES: Final = [sys.maxsize if number is None else number for number in _SHORT]

# Bits of a mask that stands in the high byte.
_HAS_SUCCESSORS: Final = HAS_SUCCESSORS << 8
_HAS_REGIONS: Final = HAS_INLINE_REGIONS << 8

_UP_TO_WHAT_IS_NOT_PLAIN: Final = suppress(IndexError)


# Name, mask, location and the first two bytes of what follows; the number and type of results, the number of operands
# and the first of them.
_read_head = Struct("<HBHBB").unpack_from
_read_rest = Struct("<6B").unpack_from

#: Stands for the block before the first one.
_NO_BLOCK = Block()


#: The class of plain operations, their properties by number if they have some, and whether they have results, operands, and
#: successors or regions.
Shape = tuple[type[Operation], "NumberedProperties | None", bool, bool, bool]


class Shapes(dict[int, Shape]):
    """The shapes of the plain operations of a file, by the byte that refers to their name and, above it, their mask."""

    __slots__ = ("_tables",)

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    def __missing__(self, key: int) -> Shape:
        """Raises IndexError for operations that are not plain."""
        mask = key >> 8
        name = self._tables.operation_names[_REFERENCES[key & 0xFF]]
        if mask & _NEVER_PLAIN:
            raise IndexError
        if not name.is_resolved:
            name.resolve(self._tables)
        if name.plain_class is None:
            raise IndexError
        shape = self[key] = (
            name.plain_class,
            name.properties if mask & HAS_PROPERTIES else None,
            bool(mask & HAS_RESULTS),
            bool(mask & HAS_OPERANDS),
            bool(mask & _HAS_BLOCKS),
        )
        return shape


class PlainReader:
    """Reads the plain operations of one file."""

    __slots__ = ("_tables", "_shapes", "_types", "_locations", "_reads_block_heads")

    def __init__(self, tables: Tables, locations: FileLocations) -> None:
        self._tables = tables
        self._shapes = Shapes(tables)
        #: The types to which one byte refers, by that byte, once they were asked for.
        self._types: list[Type | None] = [None] * 256
        self._locations = locations
        self._reads_block_heads = tables.version >= ELIDE_UNKNOWN_BLOCK_ARGUMENT_LOCATION

    def read(self, frame: Frame) -> tuple[Operation, bool] | None:
        """Read into the blocks of a frame, up to an operation or a block that is not plain.

        An operation with regions, which come next, is returned with whether they are isolated.
        """
        cursor = frame.cursor
        data, position = cursor.data, cursor.position
        values, next_value, blocks = frame.values, frame.next_value, frame.blocks
        shapes, types, locations = self._shapes, self._types, self._locations
        are_places, location_of = locations.are_places, locations.later
        # Tables instead of arithmetic: Python looks into a list in a third of the time.
        short, references, long_locations = _SHORT, _REFERENCES, _LONG_LOCATIONS
        read_head, read_rest = _read_head, _read_rest
        left = frame.operations_left
        block = BlockEnd(blocks[frame.block_index] if left else _NO_BLOCK)
        append = block.append
        done = 0  # of those that are left in the block
        nothing: tuple[Any, ...] = ()
        is_isolated = False
        opened: tuple[Operation, bool] | None = None
        # A number that is out of range ends the loop too: nothing of the operation has been made yet.
        with _UP_TO_WHAT_IS_NOT_PLAIN:
            while True:
                for done in range(left):
                    key, byte, more, third, fourth = read_head(data, position)
                    op_class, properties_of, has_result, has_operands, has_blocks = shapes[key]

                    number = long_locations[byte]
                    if number is not None:
                        number += more * 32
                        at = position + 5
                    elif byte & 1:
                        number = byte >> 1
                        at = position + 3
                        third, fourth = more & 0xFF, more >> 8
                    elif byte & 2:
                        number = (byte | (more & 0xFF) << 8) >> 2
                        at = position + 4
                        third, fourth = more >> 8, third
                    else:
                        break
                    location = (locations, number) if are_places[number] else location_of(number)

                    if properties_of is None:
                        properties = NO_ENTRIES
                    else:
                        number = short[third]
                        if number is not None:
                            at += 1
                        elif third & 2:
                            number = (third + fourth * 256) >> 2
                            at += 2
                        else:
                            break
                        properties = properties_of[number]

                    if has_result:
                        count, type_byte, operand_count, byte, more, third = read_rest(data, at)
                        if count != _ONE or values[next_value] is not None:
                            break
                        result_type = types[type_byte] or self._type(type_byte)
                        at += 2
                    else:
                        result_type = None
                        operand_count, byte, more, third, _, _ = read_rest(data, at)

                    if not has_operands:
                        operands = nothing
                    elif (
                        operand_count == _TWO
                        and (number := short[byte]) is not None
                        and (second := short[more]) is not None
                    ):
                        left_hand, right_hand = values[number], values[second]
                        if left_hand is None or right_hand is None:
                            break
                        operands = (left_hand, right_hand)
                        at += 3
                    elif operand_count == _ONE and (number := short[byte]) is not None:
                        operand = values[number]
                        if operand is None:
                            break
                        operands = (operand,)
                        at += 2
                    elif (
                        operand_count == _THREE
                        and (number := short[byte]) is not None
                        and (second := short[more]) is not None
                        and (last_number := short[third]) is not None
                    ):
                        operands = (values[number], values[second], values[last_number])
                        if None in operands:
                            break
                        at += 4
                    elif operand_count & 1:
                        operands, at = _read_operands(data, at + 1, operand_count >> 1, values)
                    else:
                        break

                    successors = regions = nothing
                    if has_blocks:
                        if key & _HAS_SUCCESSORS:
                            count = data[at]
                            if not count & 1:
                                break
                            numbers = data[at + 1 : at + 1 + (count >> 1)]
                            successors = tuple([blocks[references[byte]] for byte in numbers])
                            at += 1 + (count >> 1)
                        if key & _HAS_REGIONS:
                            count = data[at]
                            at += 1
                            if not count & 1 or count >> 2 > cursor.end - at:
                                break
                            regions = tuple([Region() for _ in range(count >> 2)])
                            is_isolated = bool(count & 2)

                    result = append(
                        op_class,
                        operands,
                        result_type,
                        properties,
                        successors,
                        regions,
                        location,
                    )
                    position = at
                    if result is not None:
                        values[next_value] = result
                        next_value += 1
                    if regions:
                        opened = block.last, is_isolated
                        done += 1
                        break
                else:
                    done = left
                    if frame.block_index + 1 == len(blocks):
                        break
                    head = self._read_block_head(frame, position, next_value)
                    if head is None:
                        break
                    position, next_value, left = head
                    done = 0
                    block.close()
                    block = BlockEnd(blocks[frame.block_index])
                    append = block.append
                    continue
                break
        block.close()
        cursor.position = position
        frame.next_value = next_value
        frame.operations_left = left - done
        return opened

    def _type(self, byte: int) -> Type:
        """The type to which a byte refers; raises IndexError for a byte that is no reference."""
        number = _SHORT[byte]
        if number is None:
            raise IndexError
        found = self._types[byte] = self._tables.types[number]
        return found

    def _read_block_head(
        self, frame: Frame, position: int, next_value: int
    ) -> tuple[int, int, int] | None:
        """Go on to the next block, and make its arguments.

        What is returned is where its operations begin, the number of the next value, and how many operations there are;
        None if its head is not plain.
        """
        if not self._reads_block_heads:
            return None
        index = frame.block_index + 1
        data, values = frame.cursor.data, frame.values
        short, long_locations = _SHORT, _LONG_LOCATIONS
        head, position = _short_integer(data, position)
        number_of_operations = head >> 1
        if number_of_operations > frame.cursor.end - position:
            return None
        if head & 1:
            declared: list[tuple[Type, Location | LocationToken]] = []
            types, locations = self._tables.types, self._locations
            are_places, unknown = locations.are_places, UnknownLoc.get()
            count, position = _short_integer(data, position)
            for _ in range(count):
                flagged = short[data[position]]
                if flagged is None:
                    flagged, position = _short_integer(data, position)
                else:
                    position += 1
                location: Any = unknown
                if flagged & 1:
                    low = long_locations[data[position]]
                    if low is not None:
                        at = low + data[position + 1] * 32 + data[position + 2] * 8192
                        position += 3
                    else:
                        at, position = _short_integer(data, position)
                    location = (locations, at) if are_places[at] else locations.later(at)
                declared.append((types[flagged >> 1], location))
            after = next_value + count
            # Behind the arguments stands whether their uses have an order of their own.
            if data[position] or any(values[next_value:after]) or after > len(values):
                return None
            position += 1
            values[next_value:after] = frame.blocks[index].add_arguments(declared)
            next_value = after
        frame.block_index = index
        return position, next_value, number_of_operations


def _short_integer(data: bytes, position: int) -> tuple[int, int]:
    """An integer of up to three bytes, and where it ends; raises IndexError for a longer one, which is not plain."""
    first = data[position]
    if first & 1:
        return first >> 1, position + 1
    if first & 2:
        return (first | data[position + 1] << 8) >> 2, position + 2
    if first & 4:
        return (first | data[position + 1] << 8 | data[position + 2] << 16) >> 3, position + 3
    raise IndexError


def _read_operands(
    data: bytes, position: int, count: int, values: list[Value | None]
) -> tuple[tuple[Value, ...], int]:
    """So many operands, and where they end; raises IndexError for those that are not plain."""
    found: list[Value] = []
    for _ in range(count):
        byte = data[position]
        if byte & 1:
            value = values[byte >> 1]
            position += 1
        elif byte & 2:
            value = values[(byte | data[position + 1] << 8) >> 2]
            position += 2
        elif byte & 4:
            value = values[(byte | data[position + 1] << 8 | data[position + 2] << 16) >> 3]
            position += 3
        else:
            raise IndexError
        if value is None:
            raise IndexError
        found.append(value)
    return tuple(found), position
