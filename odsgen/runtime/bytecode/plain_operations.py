"""The operations that most programs consist of, read as fast as Python can.

An operation is plain if it is registered, has neither attributes outside its properties nor more than one result, and
refers to what has been read before.  A block is, if few integers stand before it.  Everything else is left to
`OperationReader`, which also refuses what is wrong: whatever is unusual here ends the loop in front of it.

Three things make it fast.  Integers of one to three bytes are taken apart in place; behind the section stand zeros, which
begin no such integer.  Operations are filled in place, too, as `Operation.__init__` would; and they get their class only
when all is in them, as Python stores fast where it always sees one class.
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Any

from odsgen.runtime.builtin.locations import UnknownLoc
from odsgen.runtime.bytecode.encoding import (
    ELIDE_UNKNOWN_BLOCK_ARGUMENT_LOCATION,
    HAS_INLINE_REGIONS,
    HAS_OPERANDS,
    HAS_PROPERTIES,
    HAS_RESULTS,
    HAS_SUCCESSORS,
)
from odsgen.runtime.ir.block import Block
from odsgen.runtime.ir.operation import NO_ENTRIES, Operation
from odsgen.runtime.ir.region import Region
from odsgen.runtime.ir.value import BlockArgument, OpResult

if TYPE_CHECKING:
    from odsgen.runtime.bytecode.dialects import OperationName
    from odsgen.runtime.bytecode.file_locations import FileLocations
    from odsgen.runtime.bytecode.frame import Frame
    from odsgen.runtime.bytecode.tables import Tables
    from odsgen.runtime.ir.region import Region

_NEVER_PLAIN = 0xFF & ~(
    HAS_OPERANDS | HAS_PROPERTIES | HAS_RESULTS | HAS_SUCCESSORS | HAS_INLINE_REGIONS
)

# The integers 1 and 2, the numbers of results and operands that most operations have.
_ONE = 0b11
_TWO = 0b101

#: Stands for the block before the first one.
_NO_BLOCK = Block()


def has_plain_layout(op_class: type[Operation]) -> bool:
    """Whether operations of a class are made as those of `Operation` are, and have no room for more."""
    return (
        op_class.__init__ is Operation.__init__
        and op_class.__new__ is Operation.__new__
        and op_class.__basicsize__ == Operation.__basicsize__
        and op_class.__dictoffset__ == op_class.__weakrefoffset__ == 0
    )


class PlainReader:
    """Reads the plain operations of one file."""

    __slots__ = ("_tables", "_names", "_types", "_locations", "_reads_block_heads")

    def __init__(self, tables: Tables, locations: FileLocations) -> None:
        self._tables = tables
        #: The names to which one byte refers, by that byte.
        self._names: list[OperationName | None] = [None] * 256
        for number, name in enumerate(tables.operation_names[:0x80]):
            self._names[number << 1 | 1] = name
        self._types = tables.types
        self._locations = locations
        self._reads_block_heads = tables.version >= ELIDE_UNKNOWN_BLOCK_ARGUMENT_LOCATION

    def read(self, frame: Frame) -> tuple[Operation, bool] | None:
        """Read into the blocks of a frame, up to an operation or a block that is not plain.

        An operation with regions, which come next, is returned with whether they are isolated.
        """
        cursor = frame.cursor
        data, position = cursor.data, cursor.position
        values, next_value, blocks = frame.values, frame.next_value, frame.blocks
        names, types, known_types = self._names, self._types, self._types.values
        locations = self._locations
        are_places, location_of = locations.are_places, locations.later
        new = object.__new__
        left = frame.operations_left
        block = blocks[frame.block_index] if left else _NO_BLOCK
        last = block._last
        order = 0 if last is None else last._order + 1
        last_class: Any = last.__class__  # that of an operation that does not have it yet
        nothing: tuple[Any, ...] = ()
        opened: tuple[Operation, bool] | None = None
        # A number that is out of range ends the loop too: nothing of the operation has been made yet.
        with suppress(IndexError):
            while True:
                if not left:
                    if frame.block_index + 1 == len(blocks):
                        break
                    head = self._read_block_head(frame, position, next_value)
                    if head is None:
                        break
                    position, next_value, left = head
                    if last is not None:
                        last.__class__ = last_class
                        block._last = last
                        last = None
                    block, order = blocks[frame.block_index], 0
                    continue
                name_byte, mask, first, second, third = data[position : position + 5]
                name = names[name_byte]
                if name is None or mask & _NEVER_PLAIN:
                    break
                op_class = name.plain_class
                if op_class is None:
                    if name.is_resolved:
                        break
                    name.resolve(self._tables)
                    continue

                if first & 1:
                    number = first >> 1
                    at = position + 3
                elif first & 2:
                    number = (first | second << 8) >> 2
                    at = position + 4
                elif first & 4:
                    number = (first | second << 8 | third << 16) >> 3
                    at = position + 5
                else:
                    break
                location = (locations, number) if are_places[number] else location_of(number)

                if mask & HAS_PROPERTIES:
                    number = data[at]
                    if number & 1:
                        number >>= 1
                        at += 1
                    elif number & 2:
                        number = (number | data[at + 1] << 8) >> 2
                        at += 2
                    else:
                        break
                    properties = name.properties[number]
                else:
                    properties = NO_ENTRIES

                if mask & HAS_RESULTS:
                    count, number, operand_count, first, second = data[at : at + 5]
                    if count != _ONE or not number & 1 or values[next_value] is not None:
                        break
                    number >>= 1
                    result_type = known_types[number] or types[number]
                    at += 2
                else:
                    result_type = None
                    operand_count, first, second = data[at : at + 3]

                if not mask & HAS_OPERANDS:
                    operands = nothing
                elif operand_count == _TWO and first & second & 1:
                    left_hand, right_hand = values[first >> 1], values[second >> 1]
                    if left_hand is None or right_hand is None:
                        break
                    operands = (left_hand, right_hand)
                    at += 3
                elif operand_count == _ONE and first & 1:
                    operand = values[first >> 1]
                    if operand is None:
                        break
                    operands = (operand,)
                    at += 2
                elif operand_count & 1:
                    at += 1
                    found = []
                    for _ in range(operand_count >> 1):
                        number = data[at]
                        if number & 1:
                            number >>= 1
                            at += 1
                        elif number & 2:
                            number = (number | data[at + 1] << 8) >> 2
                            at += 2
                        elif number & 4:
                            number = (number | data[at + 1] << 8 | data[at + 2] << 16) >> 3
                            at += 3
                        else:
                            break
                        found.append(values[number])
                    operands = tuple(found)
                    if len(operands) != operand_count >> 1 or None in operands:
                        break
                else:
                    break

                successors = nothing
                if mask & HAS_SUCCESSORS:
                    count = (data[at] >> 1) + 1
                    numbers = data[at : at + count]
                    if not all(number & 1 for number in numbers):
                        break
                    at += count
                    successors = tuple([blocks[number >> 1] for number in numbers[1:]])

                regions = nothing
                if mask & HAS_INLINE_REGIONS:
                    count = data[at]
                    at += 1
                    if not count & 1 or count >> 2 > cursor.end - at:
                        break
                    regions = tuple([Region() for _ in range(count >> 2)])

                op = new(Operation)
                op._operands = operands
                for operand in operands:
                    users = operand._users
                    if users is None:
                        operand._users = op
                    elif users.__class__ is dict:
                        users[op] = users.get(op, 0) + 1
                    else:
                        operand._add_user(op)
                op._several_results = nothing
                if result_type is None:
                    op._result = None
                else:
                    op._result = values[next_value] = result = new(OpResult)
                    result.type = result_type
                    result._users = None
                    result.owner = op
                    result.index = 0
                    next_value += 1
                op._properties = properties
                op._attributes = NO_ENTRIES
                op._successors = successors
                if successors:
                    op._add_successor_uses()
                op._regions = regions
                op._location = location
                op._block = block
                op._previous = last
                op._next = None
                op._order = order
                order += 1
                if last is None:
                    block._first = op
                else:
                    last._next = op
                    last.__class__ = last_class
                last, last_class = op, op_class
                position = at
                left -= 1
                if regions:
                    op._adopt_regions()
                    opened = op, bool(count & 2)
                    break
        if last is not None:
            last.__class__ = last_class
            block._last = last
        cursor.position = position
        frame.next_value = next_value
        frame.operations_left = left
        return opened

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
        first, second, count = data[position : position + 3]
        if first & 1:
            number_of_operations = first >> 1
            position += 1
            count = second
        elif first & 2:
            number_of_operations = (first | second << 8) >> 2
            position += 2
        else:
            return None
        if number_of_operations >> 1 > frame.cursor.end - position:
            return None
        if number_of_operations & 1:
            if not count & 1:
                return None
            position += 1
            block = frame.blocks[index]
            arguments = []
            for number in range(count >> 1):
                flagged, first, second, third = data[position : position + 4]
                if not flagged & 1:
                    return None
                position += 1
                location: Any = UnknownLoc.get()
                if flagged & 2:
                    if first & 1:
                        first >>= 1
                        position += 1
                    elif first & 2:
                        first = (first | second << 8) >> 2
                        position += 2
                    elif first & 4:
                        first = (first | second << 8 | third << 16) >> 3
                        position += 3
                    else:
                        return None
                    location = self._locations.later(first)
                arguments.append(BlockArgument(self._types[flagged >> 2], block, number, location))
            after = next_value + len(arguments)
            # Behind the arguments stands whether their uses have an order of their own.
            if data[position] or any(values[next_value:after]) or after > len(values):
                return None
            position += 1
            values[next_value:after] = arguments
            next_value = after
            block._arguments = arguments
        frame.block_index = index
        return position, next_value, number_of_operations >> 1
