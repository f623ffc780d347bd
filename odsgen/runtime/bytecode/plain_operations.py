"""The operations that most programs consist of, read as fast as Python can.

An operation is plain if it is registered, has neither attributes outside its properties nor more than one result, and
refers to what has been read before.  A block is, if few integers stand before it.  Everything else is left to
`OperationReader`, which also refuses what is wrong: whatever is unusual here ends the loop in front of it.

Four things make it fast.  The beginning of an operation is read at once, and what its bytes say is looked up by all of them
together, but for the location and the operands (`Signature`).  Integers of one to three bytes are taken apart in place, most
by one look into a table; behind the section stand zeros, which begin no such integer.  Operations are filled in place, too,
as `Operation.__init__` would; and they get their class only when all is in them, as Python stores fast where it always sees
one class.
"""

from __future__ import annotations

import sys
from struct import Struct
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from odsgen.runtime.builtin.locations import UnknownLoc
from odsgen.runtime.bytecode.encoding import (
    ELIDE_UNKNOWN_BLOCK_ARGUMENT_LOCATION,
    HAS_INLINE_REGIONS,
    HAS_OPERANDS,
    HAS_PROPERTIES,
    HAS_RESULTS,
    HAS_SUCCESSORS,
    ONE_BYTE_INTEGERS,
    VARINT_SIZES,
)
from odsgen.runtime.bytecode.file_locations import LOW_BITS
from odsgen.runtime.ir.block import Block
from odsgen.runtime.ir.operation import NO_ENTRIES, Operation
from odsgen.runtime.ir.region import Region
from odsgen.runtime.ir.value import BlockArgument, OpResult

if TYPE_CHECKING:
    from collections.abc import Callable

    from odsgen.runtime.base.attribute import Type
    from odsgen.runtime.bytecode.file_locations import FileLocations
    from odsgen.runtime.bytecode.frame import Frame
    from odsgen.runtime.bytecode.operation_properties import NumberedProperties
    from odsgen.runtime.bytecode.tables import Tables
    from odsgen.runtime.ir.value import Value

_HAS_BLOCKS = HAS_SUCCESSORS | HAS_INLINE_REGIONS
_NEVER_PLAIN = 0xFF & ~(HAS_OPERANDS | HAS_PROPERTIES | HAS_RESULTS | _HAS_BLOCKS)

# The integers 1 to 3, the numbers of results and operands that most operations have.
_ONE = 0b11
_TWO = 0b101
_THREE = 0b111

#: Locations of more bytes are not plain.
_WIDEST: Final = 3

#: By the first byte of an integer: the integer if that is all of it, else one that is out of the range of every table.
_REFERENCES: Final = [sys.maxsize if number is None else number for number in ONE_BYTE_INTEGERS]

# Bits of a mask that stands in the high byte.
_HAS_SUCCESSORS: Final = HAS_SUCCESSORS << 8
_HAS_REGIONS: Final = HAS_INLINE_REGIONS << 8

#: For locations of so many bytes: what reads the beginning of an operation.  That is name and mask as one integer, the first
#: byte of the location, the rest of it, two bytes behind it as one integer, and six more.
_READ: Final = {
    width: Struct(f"<HB{rest}H6B").unpack_from for width, rest in ((1, "0s"), (2, "B"), (3, "H"))
}

_read_four: Final = Struct("<4B").unpack_from

_new = object.__new__

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


class _UnfinishedOperation(Operation):
    """An operation of which nothing is there yet; faster to make than one of a class with parameters."""

    __slots__ = ()

    if not TYPE_CHECKING:
        __init__ = object.__init__


#: The class of an operation with one result, its properties, whether they take two bytes, the type of the result (None if it
#: stands behind), whether there are operands, and how many bytes there are before them.
Signature = tuple[type[Operation], Any, bool, "Type | None", bool, int]

#: The class of plain operations, their properties if they have some, and whether they have a result, operands, and
#: successors or regions.
Shape = tuple[type[Operation], "NumberedProperties | None", bool, bool, bool]


#: Stands for the signatures of operations without a result or with blocks, which are read part by part.
_BY_STEPS: Final[dict[int, Signature]] = {}


class _Width(NamedTuple):
    """How operations are read whose locations have so many bytes, as most have as many as those before them."""

    read: Callable[[bytes, int], tuple[int, ...]]
    #: By the first byte of a location: where in a row it is.
    low_bits: list[int]
    #: By the rest of a location: the row.
    rows: Any
    #: By name and mask, if they were met: the signatures by the two bytes behind the location, those of the result or of the
    #: properties; or `_BY_STEPS`.
    signatures: dict[int, dict[int, Signature]]
    #: How many bytes there are with those of the location.
    size: int


class PlainReader:
    """Reads the plain operations of one file."""

    __slots__ = (
        "_tables",
        "_shapes",
        "_widths",
        "_width",
        "_types",
        "_locations",
        "_unknown",
        "_reads_block_heads",
    )

    def __init__(self, tables: Tables, locations: FileLocations) -> None:
        self._tables = tables
        #: By the byte that refers to the name and, above it, the mask.
        self._shapes: dict[int, Shape] = {}
        self._widths = {
            width: _Width(read, LOW_BITS[width], locations.rows[width], {}, 2 + width)
            for width, read in _READ.items()
        }
        self._width = 1
        #: The types to which one byte refers, by that byte, once they were asked for.
        self._types: list[Type | None] = [None] * 256
        self._locations = locations
        self._unknown = UnknownLoc.get()
        self._reads_block_heads = tables.version >= ELIDE_UNKNOWN_BLOCK_ARGUMENT_LOCATION

    def read(self, frame: Frame) -> tuple[Operation, bool] | None:
        """Read into the blocks of a frame, up to an operation or a block that is not plain.

        An operation with regions, which come next, is returned with whether they are isolated.
        """
        cursor = frame.cursor
        data, position = cursor.data, cursor.position
        values, next_value, blocks = frame.values, frame.next_value, frame.blocks
        shapes, types, width = self._shapes, self._types, self._width
        read, low_bits, rows, signatures_of, fixed_size = self._widths[width]
        # Tables instead of arithmetic: Python looks into a list in a third of the time.
        short, references, read_four, new = ONE_BYTE_INTEGERS, _REFERENCES, _read_four, _new
        Unfinished, no_entries = _UnfinishedOperation, NO_ENTRIES
        nothing: tuple[Any, ...] = ()
        number: Any
        operands: tuple[Any, ...]
        successors = regions = nothing
        by_steps, later = _BY_STEPS, self._locations.later
        left = frame.operations_left
        block = blocks[frame.block_index] if left else _NO_BLOCK
        before = block._last  # the one before those that are read
        order: Any = 0 if before is None else before._order + 1
        first, end = order, order + left
        is_isolated = has_blocks = False
        users: Any
        opened: tuple[Operation, bool] | None = None
        # An operation is there before its turn comes, to be the next one of the operation before it.
        op: Any = Unfinished()
        beginning = op
        op._previous = before
        try:
            # A number that is out of range ends the loop too: nothing of the operation has been made yet.
            while True:
                for order in range(first, end):
                    key, low, high, pair, count, a, b, c, d, e = read(data, position)
                    try:
                        location = rows[high][low_bits[low]]
                    except IndexError:  # of what are bytes of a shorter integer, and others
                        location = None
                    if location is None:
                        if width != VARINT_SIZES[low]:
                            width = VARINT_SIZES[low]
                            if width > _WIDEST:
                                break
                            self._width = width
                            read, low_bits, rows, signatures_of, fixed_size = self._widths[width]
                            key, low, high, pair, count, a, b, c, d, e = read(data, position)
                            location = rows[high][low_bits[low]]
                        if location is None:
                            if key not in signatures_of:
                                self._new_head(key)
                            location = later(_short_integer(data, position + 2)[0])
                    try:
                        signatures = signatures_of[key]
                    except KeyError:
                        signatures = self._new_head(key)

                    if signatures is not by_steps:
                        try:
                            op_class, properties, is_long, result_type, has_operands, size = (
                                signatures[pair]
                            )
                        except KeyError:
                            op_class, properties, is_long, result_type, has_operands, size = (
                                self._new_signature(key, pair)
                            )
                        if values[next_value] is not None:
                            break
                        if result_type is None:
                            if not is_long:
                                result_type = types[count] or self._type(count)
                                count, a, b = a, b, c
                                c = d
                            elif count == _ONE:
                                result_type = types[a] or self._type(a)
                                count, a = b, c
                                b, c = d, e
                            else:
                                break
                    else:
                        op_class, properties_of, has_result, has_operands, has_blocks = shapes[key]
                        properties, at = no_entries, position + fixed_size
                        if properties_of is not None:
                            number, at = _short_integer(data, at)
                            properties = properties_of[number]
                        result_type = None
                        if has_result:
                            if data[at] != _ONE or values[next_value] is not None:
                                break
                            result_type = types[data[at + 1]]
                            if result_type is None:
                                result_type = self._type(data[at + 1])
                            at += 2
                        if has_operands:
                            count, a, b, c = read_four(data, at)
                            at += 1
                        size = at - position

                    if not has_operands:
                        operands = nothing
                    elif (
                        count == _TWO
                        and (number := short[a]) is not None
                        and (second := short[b]) is not None
                    ):
                        left_hand, right_hand = values[number], values[second]
                        if left_hand is None or right_hand is None:
                            break
                        operands = (left_hand, right_hand)
                        size += 2
                    elif count == _ONE and (number := short[a]) is not None:
                        operand = values[number]
                        if operand is None:
                            break
                        operands = (operand,)
                        size += 1
                    elif (
                        count == _THREE
                        and (number := short[a]) is not None
                        and (second := short[b]) is not None
                        and (third := short[c]) is not None
                    ):
                        operands = (values[number], values[second], values[third])
                        if None in operands:
                            break
                        size += 3
                    elif count & 1:
                        operands, at = _read_operands(data, position + size, count >> 1, values)
                        size = at - position
                    else:
                        break

                    if has_blocks:
                        at = position + size
                        successors = regions = nothing
                        if key & _HAS_SUCCESSORS:
                            count = data[at]
                            if not count & 1:
                                break
                            at += 1
                            if count == _ONE:
                                successors = (blocks[references[data[at]]],)
                            else:
                                numbers = data[at : at + (count >> 1)]
                                successors = tuple([blocks[references[byte]] for byte in numbers])
                            at += count >> 1
                        if key & _HAS_REGIONS:
                            count = data[at]
                            at += 1
                            if not count & 1 or count >> 2 > cursor.end - at:
                                break
                            regions = tuple([Region() for _ in range(count >> 2)])
                            is_isolated = bool(count & 2)
                        op._successors = successors
                        op._regions = regions
                        size = at - position
                    else:
                        op._successors = op._regions = nothing

                    op._operands = operands
                    for operand in operands:
                        users = operand._users
                        if users is None:
                            operand._users = op
                        elif type(users) is dict:
                            users[op] = users[op] + 1 if op in users else 1
                        elif users is op:
                            operand._users = {op: 2}
                        else:
                            operand._users = {users: 1, op: 1}
                    if result_type is not None:
                        op._result = values[next_value] = result = new(OpResult)
                        result.type = result_type
                        result._users = None
                        result.owner = op
                        result.index = 0
                        next_value += 1
                    else:
                        op._result = None
                    op._several_results = nothing
                    op._properties = properties
                    op._attributes = no_entries
                    op._location = location
                    op._block = block
                    op._order = order
                    op._next = following = Unfinished()
                    following._previous = op
                    op.__class__ = op_class
                    position += size
                    if has_blocks:
                        has_blocks = False
                        if successors:
                            op._add_successor_uses()
                        if regions:
                            op._adopt_regions()
                            opened = op, is_isolated
                            op = following
                            order += 1
                            break
                    op = following
                else:
                    order = end
                    if frame.block_index + 1 == len(blocks):
                        break
                    head = self._read_block_head(frame, position, next_value)
                    if head is None:
                        break
                    position, next_value, end = head
                    if beginning is not op:
                        _put(block, before, beginning, op)
                        before, beginning, op._previous = None, op, None
                    block, first = blocks[frame.block_index], 0
                    continue
                break
        except IndexError:
            pass
        if beginning is not op:
            _put(block, before, beginning, op)
        cursor.position = position
        frame.next_value = next_value
        frame.operations_left = end - order
        return opened

    def _new_head(self, key: int) -> dict[int, Signature]:
        """Note how operations go on, by the byte that refers to their name and, above it, their mask.

        Raises IndexError for operations that are not plain.
        """
        mask, tables = key >> 8, self._tables
        name = tables.operation_names[_REFERENCES[key & 0xFF]]
        if mask & _NEVER_PLAIN:
            raise IndexError
        if not name.is_resolved:
            name.resolve(tables)
        if name.plain_class is None:
            raise IndexError
        has_result, has_blocks = bool(mask & HAS_RESULTS), bool(mask & _HAS_BLOCKS)
        self._shapes[key] = (
            name.plain_class,
            name.properties if mask & HAS_PROPERTIES else None,
            has_result,
            bool(mask & HAS_OPERANDS),
            has_blocks,
        )
        found = {} if has_result and not has_blocks else _BY_STEPS
        self._widths[self._width].signatures[key] = found
        return found

    def _new_signature(self, key: int, pair: int) -> Signature:
        """Note how operations go on, by name and mask and by the two bytes behind their location, each pair as one integer.

        Raises IndexError for bytes that are not plain.
        """
        op_class, properties_of, _, has_operands, _ = self._shapes[key]
        signatures, size = self._widths[self._width][-2:]
        first, second = pair & 0xFF, pair >> 8
        size += 2 + has_operands
        properties: Any = NO_ENTRIES
        is_long, type = False, None
        if properties_of is None:
            if first != _ONE:
                raise IndexError
            type = self._type(second)
        elif first & 1:
            properties = properties_of[first >> 1]
            if second != _ONE:
                raise IndexError
            size += 1
        elif first & 2:
            properties = properties_of[pair >> 2]
            is_long = True
            size += 2
        else:
            raise IndexError
        signature = op_class, properties, is_long, type, has_operands, size
        known = signatures[key]
        assert known is not None
        known[pair] = signature
        return signature

    def _type(self, byte: int) -> Type:
        """The type to which a byte refers; raises IndexError for a byte that is no reference."""
        number = ONE_BYTE_INTEGERS[byte]
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
        data, values, short = frame.cursor.data, frame.values, ONE_BYTE_INTEGERS
        head = short[data[position]]
        if head is None:
            head, position = _short_integer(data, position)
        else:
            position += 1
        number_of_operations = head >> 1
        if number_of_operations > frame.cursor.end - position:
            return None
        if head & 1:
            block: Any = frame.blocks[index]
            arguments: list[BlockArgument] = []
            types, later = self._types, self._locations.later
            count, position = _short_integer(data, position)
            for number in range(count):
                argument: Any = _new(BlockArgument)
                flagged = short[data[position]]
                if flagged is None:
                    flagged, position = _short_integer(data, position)
                else:
                    position += 1
                argument._location = self._unknown
                if flagged & 1:
                    at, position = _short_integer(data, position)
                    argument._location = later(at)
                if flagged < 0x80:
                    argument.type = types[flagged | 1] or self._type(flagged | 1)
                else:
                    argument.type = self._tables.types[flagged >> 1]
                argument._users = None
                argument.owner = block
                argument._index = number
                arguments.append(argument)
            after = next_value + count
            # Behind the arguments stands whether their uses have an order of their own.
            if data[position] or any(values[next_value:after]) or after > len(values):
                return None
            position += 1
            values[next_value:after] = arguments
            next_value = after
            block._arguments = arguments
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


def _put(block: Block, before: Operation | None, first: Any, following: Any) -> None:
    """Put operations, of which each has the next one, at the end of a block: behind one, before one that is not there yet."""
    if before is None:
        block._first = first
    else:
        before._next = first
    block._last = last = following._previous
    last._next = None
