"""The operations of a block or region, looked over without making them: where each one is, and what it refers to by number.

An isolated region is a section, of which the length is known; so a module of functions is looked over in a few steps for
each function.  Regions that are not isolated are gone through operation by operation.
"""

from __future__ import annotations

from typing import Final, NamedTuple

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
    VARINT_SIZES,
    Section,
)
from odsgen.bytecode.errors import BytecodeError

#: What most definitions of symbols have: a name, a location, properties and an isolated region.
_DEFINITION: Final = bytes((HAS_PROPERTIES | HAS_INLINE_REGIONS,))
#: One region, isolated, and the number of the section that it is.
_REGION_IN_SECTION: Final = bytes((0b111, Section.IR))

#: So many bytes it has at most, before its region.
_LONGEST: Final = 2 + 9 + 9 + 2 + 9


class ScannedOperation(NamedTuple):
    """The numbers of what an operation refers to, -1 where it has none, and where its regions are."""

    name: int
    properties: int
    attributes: int
    regions: int
    start_of_regions: int
    #: Whether it uses nothing from outside: neither values nor blocks.
    is_alone: bool


#: Where an operation begins, and the number of its properties, -1 where it has none.
Place = tuple[int, int]


class OperationScan:
    """Looks over the operations of an IR section."""

    def __init__(self, version: int, section: ByteCursor) -> None:
        self._version = version
        self._data = section.data
        self._start = section.position
        self._end = section.end

    def top_level(self) -> list[Place]:
        """The operations at the top of the file."""
        cursor = self._cursor(self._start)
        return self._places(cursor, cursor.read_varint() >> 1)

    def inside(self, op: ScannedOperation) -> list[Place]:
        """The operations directly in the regions of one."""
        cursor = self._cursor(op.start_of_regions)
        found: list[Place] = []
        for _ in range(op.regions):
            number_of_blocks = cursor.read_count("blocks")
            if number_of_blocks:
                cursor.read_varint()  # the number of values
            for _ in range(number_of_blocks):
                found += self._places(cursor, self._block_head(cursor))
        return found

    def operation(self, start: int) -> ScannedOperation:
        """The operation that begins there."""
        cursor = self._cursor(start)
        head = self._head(cursor)
        if self._is_section(head):
            cursor.position = cursor.read_section()[1]
        is_alone = not head.mask & (HAS_OPERANDS | HAS_SUCCESSORS)
        if head.regions:
            is_alone = is_alone and head.is_isolated
        return ScannedOperation(
            head.name, head.properties, head.attributes, head.regions, cursor.position, is_alone
        )

    def end_of(self, start: int) -> int:
        """Where the operation ends that begins there."""
        cursor = self._cursor(start)
        self._skip(cursor)
        return cursor.position

    def _cursor(self, start: int) -> ByteCursor:
        return ByteCursor(self._data, start, self._end)

    def _places(self, cursor: ByteCursor, count: int) -> list[Place]:
        found: list[Place] = []
        data, position, end = cursor.data, cursor.position, cursor.end
        sizes, from_bytes = VARINT_SIZES, int.from_bytes
        safe = len(data) - _LONGEST
        for _ in range(count):
            start = position
            # Nearly all definitions of symbols look alike, and are taken apart in place.
            if start < safe and data[start + 1 : start + 2] == _DEFINITION and data[start] & 1:
                position += 2
                position += sizes[data[position]]  # behind the location
                size = sizes[data[position]]
                properties = from_bytes(data[position : position + size], "little") >> size
                position += size
                if size < 9 and data[position : position + 2] == _REGION_IN_SECTION:
                    position += 2
                    size = sizes[data[position]]
                    length = from_bytes(data[position : position + size], "little") >> size
                    position += size + length
                    if size < 9 and position <= end:
                        found.append((start, properties))
                        continue
            cursor.position = start
            properties = self._skip(cursor)
            position = cursor.position
            found.append((start, properties))
        cursor.position = position
        return found

    def _skip(self, cursor: ByteCursor) -> int:
        """Go to behind an operation; returns the number of its properties."""
        head = self._head(cursor)
        if self._is_section(head):
            cursor.read_section()
        else:
            self._skip_regions(cursor, head.regions)
        return head.properties

    def _is_section(self, head: _Head) -> bool:
        """Whether the regions of an operation are a section."""
        return head.regions > 0 and head.is_isolated and self._version >= LAZY_LOADING

    def _skip_regions(self, cursor: ByteCursor, count: int) -> None:
        """Go to behind so many regions."""
        # What is left at each level: of regions, of blocks in a region, of operations in a block.
        stack = [[count, 0, 0]]
        while stack:
            left = stack[-1]
            if left[2]:
                left[2] -= 1
                head = self._head(cursor)
                if self._is_section(head):
                    cursor.read_section()
                elif head.regions:
                    stack.append([head.regions, 0, 0])
            elif left[1]:
                left[1] -= 1
                left[2] = self._block_head(cursor)
            elif left[0]:
                left[0] -= 1
                left[1] = cursor.read_count("blocks")
                if left[1]:
                    cursor.read_varint()  # the number of values
            else:
                stack.pop()

    def _block_head(self, cursor: ByteCursor) -> int:
        """Go to behind the head of a block; returns how many operations follow."""
        count, has_arguments = cursor.read_varint_with_flag()
        if count > cursor.remaining:
            raise BytecodeError(
                f"the number of operations is {count}, but only {cursor.remaining} bytes remain"
            )
        if has_arguments:
            arguments = cursor.read_count("block arguments")
            for _ in range(arguments):
                has_location = cursor.read_varint() & 1
                if has_location or self._version < ELIDE_UNKNOWN_BLOCK_ARGUMENT_LOCATION:
                    cursor.read_varint()
            if self._version >= USE_LIST_ORDERING and cursor.read_byte():
                _skip_orders(cursor, arguments)
        return count

    def _head(self, cursor: ByteCursor) -> _Head:
        """Go to behind an operation, before its regions."""
        name, mask = cursor.read_varint(), cursor.read_byte()
        cursor.read_varint()  # its location
        attributes = cursor.read_varint() if mask & HAS_ATTRIBUTES else -1
        properties = cursor.read_varint() if mask & HAS_PROPERTIES else -1
        results = 0
        if mask & HAS_RESULTS:
            results = cursor.read_count("results")
            _skip_integers(cursor, results)
        if mask & HAS_OPERANDS:
            _skip_integers(cursor, cursor.read_count("operands"))
        if mask & HAS_SUCCESSORS:
            _skip_integers(cursor, cursor.read_count("successors"))
        if mask & HAS_USE_LIST_ORDERS and self._version >= USE_LIST_ORDERING:
            _skip_orders(cursor, results)
        regions, is_isolated = 0, False
        if mask & HAS_INLINE_REGIONS:
            regions, is_isolated = cursor.read_varint_with_flag()
        return _Head(name, mask, attributes, properties, regions, is_isolated)


class _Head(NamedTuple):
    """An operation, but for its regions."""

    name: int
    mask: int
    attributes: int
    properties: int
    regions: int
    is_isolated: bool


def _skip_orders(cursor: ByteCursor, number_of_values: int) -> None:
    """Go to behind the orders of the uses of values."""
    for _ in range(cursor.read_count("use-list orders") if number_of_values > 1 else 1):
        if number_of_values > 1:
            cursor.read_varint()
        _skip_integers(cursor, cursor.read_varint() >> 1)


def _skip_integers(cursor: ByteCursor, count: int) -> None:
    for _ in range(count):
        cursor.read_varint()
