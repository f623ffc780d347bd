"""Reading the primitives of the format out of a range of bytes."""

from __future__ import annotations

from odsgen.bytecode.encoding import (
    ALIGNMENT_BYTE,
    SECTION_IS_ALIGNED,
    Section,
    from_zigzag,
)
from odsgen.bytecode.errors import BytecodeError

#: No buffer is aligned to more than this; MLIR asks whether the address of the file in memory is a multiple.
_MAX_ALIGNMENT = 1 << 32

_SECTIONS = tuple(Section)


class ByteCursor:
    """A place in `data`, which is read up to `end`."""

    __slots__ = ("data", "position", "end")

    def __init__(self, data: bytes, position: int = 0, end: int | None = None) -> None:
        self.data = data
        self.position = position
        self.end = len(data) if end is None else end

    @property
    def remaining(self) -> int:
        """The number of bytes before the end."""
        return self.end - self.position

    def read_byte(self) -> int:
        """The next byte."""
        position = self.position
        if position >= self.end:
            raise BytecodeError("attempting to parse a byte at the end of the bytecode")
        self.position = position + 1
        return self.data[position]

    def skip(self, length: int) -> int:
        """Move behind the next bytes, and return where they begin."""
        start = self.position
        if length > self.end - start:
            raise BytecodeError(
                f"attempting to parse {length} bytes when only {self.end - start} remain"
            )
        self.position = start + length
        return start

    def read_bytes(self, length: int) -> bytes:
        """The next bytes."""
        start = self.skip(length)
        return self.data[start : start + length]

    def read_varint(self) -> int:
        """An unsigned integer of at most 64 bits."""
        position = self.position
        if position >= self.end:
            raise BytecodeError("attempting to parse a byte at the end of the bytecode")
        data = self.data
        first = data[position]
        self.position = position + 1
        if first & 1:
            return first >> 1
        if first & 2 and position + 2 <= self.end:
            self.position = position + 2
            return (first | data[position + 1] << 8) >> 2
        if first == 0:
            return int.from_bytes(self.read_bytes(8), "little")
        extra = (first & -first).bit_length() - 1
        rest = int.from_bytes(self.read_bytes(extra), "little")
        return (first | rest << 8) >> (extra + 1)

    def read_signed_varint(self) -> int:
        """A signed integer of at most 64 bits."""
        return from_zigzag(self.read_varint())

    def read_varint_with_flag(self) -> tuple[int, bool]:
        """An unsigned integer and the flag in its low bit."""
        value = self.read_varint()
        return value >> 1, bool(value & 1)

    def read_count(self, what: str) -> int:
        """How many entries follow; refused where they could not be there, a byte each."""
        value = self.read_varint()
        if value > self.end - self.position:
            raise BytecodeError(
                f"the number of {what} is {value}, but only {self.remaining} bytes remain"
            )
        return value

    def read_index(self, size: int, what: str) -> int:
        """The number of an entry of a table of that size."""
        value = self.read_varint()
        if value >= size:
            raise BytecodeError(f"invalid {what} index: {value}")
        return value

    def read_null_terminated(self) -> bytes:
        """The bytes before the next null byte; the cursor moves behind that."""
        end = self.data.find(b"\0", self.position, self.end)
        if end < 0:
            raise BytecodeError("malformed null-terminated string, no null character found")
        found = self.data[self.position : end]
        self.position = end + 1
        return found

    def align(self, alignment: int) -> None:
        """Move over the padding to the next multiple of an alignment, counted from the start of the data."""
        if alignment == 0 or alignment & (alignment - 1):
            raise BytecodeError("expected alignment to be a power-of-two")
        while self.position & (alignment - 1):
            padding = self.read_byte()
            if padding != ALIGNMENT_BYTE:
                raise BytecodeError(f"expected alignment byte (0xCB), but got: '0x{padding:X}'")

    def read_section(self) -> tuple[Section, int, int]:
        """The next section: its number, and where its data begins and ends."""
        head = self.read_byte()
        length = self.read_varint()
        number = head & ~SECTION_IS_ALIGNED
        if number >= len(_SECTIONS):
            raise BytecodeError(f"invalid section ID: {number}")
        if head & SECTION_IS_ALIGNED:
            alignment = self.read_varint()
            if alignment > _MAX_ALIGNMENT:
                raise BytecodeError(f"failed to align section ID: {number}")
            self.align(alignment)
        start = self.skip(length)
        return _SECTIONS[number], start, start + length
