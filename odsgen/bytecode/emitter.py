"""Writing the primitives of the format; a section is gathered by an emitter of its own and then put into another one."""

from __future__ import annotations

from odsgen.bytecode.encoding import (
    ALIGNMENT_BYTE,
    SECTION_IS_ALIGNED,
    Section,
    varint,
)


class Emitter:
    """Bytes in the making, and the highest alignment that something among them asks for."""

    __slots__ = ("data", "alignment")

    def __init__(self) -> None:
        self.data = bytearray()
        self.alignment = 1

    def varint(self, value: int) -> None:
        """Add an unsigned integer."""
        self.data += varint(value)

    def align(self, alignment: int) -> None:
        """Pad to a multiple of an alignment, which is a power of two."""
        if alignment < 2:
            return
        self.data += bytes((ALIGNMENT_BYTE,)) * (-len(self.data) % alignment)
        self.alignment = max(self.alignment, alignment)

    def section(self, number: Section, contents: Emitter) -> None:
        """Add a section; it is aligned as its contents ask, which is written down only where padding was needed."""
        data = self.data
        head = len(data)
        data.append(number)
        data += varint(len(contents.data))
        if contents.alignment > 1:
            if len(data) % contents.alignment:
                data += varint(contents.alignment)
                self.align(contents.alignment)
                data[head] |= SECTION_IS_ALIGNED
            else:
                self.alignment = max(self.alignment, contents.alignment)
        data += contents.data
