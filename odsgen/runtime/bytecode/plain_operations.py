"""The operations that most programs consist of, read as fast as Python can.

An operation is plain if it is registered, has neither regions, successors nor attributes outside its properties, at
most one result, and refers to what has been read before.  Everything else is left to `OperationReader`, which
also refuses what is wrong: whatever is unusual here ends the loop in front of the operation.

Integers of one to three bytes are taken apart in place, as a call for each would take most of the time.  Behind the
section stand zeros, which begin no such integer.
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Any

from odsgen.runtime.bytecode.encoding import (
    HAS_OPERANDS,
    HAS_PROPERTIES,
    HAS_RESULTS,
    HAS_SUCCESSORS,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from odsgen.runtime.base.attribute import Type
    from odsgen.runtime.bytecode.dialects import OperationName
    from odsgen.runtime.bytecode.entries import Entries
    from odsgen.runtime.bytecode.file_locations import FileLocations
    from odsgen.runtime.bytecode.frame import Frame
    from odsgen.runtime.ir.block import Block

_NEVER_PLAIN = 0xFF & ~(HAS_OPERANDS | HAS_PROPERTIES | HAS_RESULTS | HAS_SUCCESSORS)

# The integers 1 and 2, the numbers of results and operands that most operations have.
_ONE = 0b11
_TWO = 0b101


def names_by_byte(names: list[OperationName]) -> list[OperationName | None]:
    """The names to which one byte refers, by that byte."""
    found: list[OperationName | None] = [None] * 256
    for number, name in enumerate(names[:0x80]):
        found[number << 1 | 1] = name
    return found


def read_plain_operations(
    frame: Frame,
    names: list[OperationName | None],
    types: Entries[Type],
    locations: FileLocations,
    read_properties: Callable[[OperationName, int], Any],
) -> None:
    """Read operations into the block of a frame, up to one that is not plain."""
    cursor = frame.cursor
    data, position = cursor.data, cursor.position
    values, next_value, limit, blocks = frame.values, frame.next_value, frame.limit, frame.blocks
    known_types, known_locations, location_of = types.values, locations.known, locations.later
    block = blocks[frame.block_index]
    last = block._last
    left = frame.operations_left
    order = 0 if last is None else last._order + 1
    # A number that is out of range ends the loop too: nothing of the operation has been made yet.
    with suppress(IndexError):
        while left:
            name = names[data[position]]
            mask = data[position + 1]
            if name is None or mask & _NEVER_PLAIN:
                break
            op_class = name.plain_class
            if op_class is None:
                break
            at = position + 2

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
            location = known_locations[number]
            if location is None:
                location = location_of(number)

            properties = None
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
                properties = name.properties.get(number)
                if properties is None:
                    properties = read_properties(name, number)

            result_types: tuple[Type, ...] = ()
            if mask & HAS_RESULTS:
                number = data[at + 1]
                if data[at] != _ONE or not number & 1 or next_value >= limit:
                    break
                at += 2
                number >>= 1
                result_types = (known_types[number] or types[number],)
                if values[next_value] is not None:
                    break

            operands: tuple[Any, ...] = ()
            if mask & HAS_OPERANDS:
                count = data[at]
                first, second = data[at + 1], data[at + 2]
                if count == _TWO and first & second & 1:
                    operands = (values[first >> 1], values[second >> 1])
                    at += 3
                elif count == _ONE and first & 1:
                    operands = (values[first >> 1],)
                    at += 2
                elif not count & 1:
                    break
                else:
                    at += 1
                    found = []
                    for _ in range(count >> 1):
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
                    if len(operands) != count >> 1:
                        break
                if None in operands:
                    break

            successors: tuple[Block, ...] = ()
            if mask & HAS_SUCCESSORS:
                count = (data[at] >> 1) + 1
                numbers = data[at : at + count]
                if not all(number & 1 for number in numbers):
                    break
                at += count
                successors = tuple([blocks[number >> 1] for number in numbers[1:]])

            op = op_class(operands, result_types, properties, None, successors, (), location)
            op._block = block
            op._previous = last
            if last is None:
                block._first = op
            else:
                last._next = op
            op._order = order
            order += 1
            last = op
            if result_types:
                values[next_value] = op._result
                next_value += 1
            position = at
            left -= 1
    block._last = last
    cursor.position = position
    frame.next_value = next_value
    frame.operations_left = left
