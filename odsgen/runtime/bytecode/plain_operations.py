"""The operations that most programs consist of, read as fast as Python can.

An operation is plain if it is registered, has neither regions, successors nor attributes outside its properties, at
most one result, and refers to what has been read before.  Everything else is left to `OperationReader`, which
also refuses what is wrong: whatever is unusual here ends the loop in front of the operation.

Integers of one to three bytes are taken apart in place, as a call for each would take most of the time.  Behind the
section stand zeros, which begin no such integer.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.runtime.bytecode.encoding import HAS_OPERANDS, HAS_PROPERTIES, HAS_RESULTS

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Type
    from odsgen.runtime.bytecode.dialects import OperationName
    from odsgen.runtime.bytecode.file_locations import FileLocations
    from odsgen.runtime.bytecode.frame import Frame
    from odsgen.runtime.ir.value import Value

_NEVER_PLAIN = 0xFF & ~(HAS_OPERANDS | HAS_PROPERTIES | HAS_RESULTS)

#: The integer 1, the number of results.
_ONE = 0b11


def names_by_byte(names: list[OperationName]) -> list[OperationName | None]:
    """The names to which one byte refers, by that byte."""
    found: list[OperationName | None] = [None] * 256
    for number, name in enumerate(names[:0x80]):
        found[number << 1 | 1] = name
    return found


def read_plain_operations(
    frame: Frame,
    names: list[OperationName | None],
    types: list[Type | None],
    locations: FileLocations,
) -> None:
    """Read operations into the block of a frame, up to one that is not plain."""
    cursor = frame.cursor
    data, position = cursor.data, cursor.position
    values, next_value, limit = frame.values, frame.next_value, frame.limit
    number_of_values, number_of_types = len(values), len(types)
    location_of = locations.later
    block = frame.blocks[frame.block_index]
    last = block._last
    left = frame.operations_left
    order = 0 if last is None else last._order + 1
    while left:
        name = names[data[position]]
        mask = data[position + 1]
        if name is None or mask & _NEVER_PLAIN:
            break
        op_class = name.op_class
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
        location = location_of(number)

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
            known = name.properties.get(number)
            if known is None:
                break
            properties = known
        else:
            properties = None

        result_types: tuple[Type, ...] = ()
        if mask & HAS_RESULTS:
            number = data[at + 1]
            if data[at] != _ONE or not number & 1 or next_value >= limit:
                break
            at += 2
            number >>= 1
            if number >= number_of_types or values[next_value] is not None:
                break
            type = types[number]
            if type is None:
                break
            result_types = (type,)

        operands: tuple[Value, ...] = ()
        if mask & HAS_OPERANDS:
            count = data[at]
            if not count & 1:
                break
            at += 1
            found: list[Value] = []
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
                value = values[number] if number < number_of_values else None
                if value is None:
                    break
                found.append(value)
            else:
                operands = tuple(found)
            if len(operands) != count >> 1:
                break

        op = op_class(operands, result_types, properties, None, (), (), location)
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
