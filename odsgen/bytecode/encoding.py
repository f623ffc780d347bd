"""The constants of the container and its integers (MLIR Bytecode Format, "Primitives" and "Sections")."""

from __future__ import annotations

import sys
from array import array
from collections.abc import Sequence
from enum import IntEnum
from typing import Final

#: The versions of the format that can be read and written.
OLDEST_VERSION: Final = 0
NEWEST_VERSION: Final = 6

#: What the files name as their producer, after the MLIR whose format they have; as long as the name that mlir-opt writes,
#: so that the gaps before aligned data are the same.
PRODUCER: Final = "odsgen22.1"

# The versions in which something changed, by what changed.
DIALECT_VERSIONING: Final = 1
LAZY_LOADING: Final = 2
USE_LIST_ORDERING: Final = 3
ELIDE_UNKNOWN_BLOCK_ARGUMENT_LOCATION: Final = 4
NATIVE_PROPERTIES: Final = 5
NATIVE_SEGMENT_SIZES: Final = 6

#: The byte that fills the gap before aligned data.
ALIGNMENT_BYTE: Final = 0xCB

#: The high bit of a section's number: its alignment follows.
SECTION_IS_ALIGNED: Final = 0x80


class Section(IntEnum):
    """The numbers of the sections."""

    STRING = 0
    DIALECT = 1
    ATTR_TYPE = 2
    ATTR_TYPE_OFFSET = 3
    IR = 4
    RESOURCE = 5
    RESOURCE_OFFSET = 6
    DIALECT_VERSIONS = 7
    PROPERTIES = 8

    def text(self) -> str:
        """The section as MLIR's diagnostics name it."""
        return f"{_SECTION_NAMES[self]} ({int(self)})"


_SECTION_NAMES: Final = {
    Section.STRING: "String",
    Section.DIALECT: "Dialect",
    Section.ATTR_TYPE: "AttrType",
    Section.ATTR_TYPE_OFFSET: "AttrTypeOffset",
    Section.IR: "IR",
    Section.RESOURCE: "Resource",
    Section.RESOURCE_OFFSET: "ResourceOffset",
    Section.DIALECT_VERSIONS: "DialectVersions",
    Section.PROPERTIES: "Properties",
}

# Which parts of an operation are there: the bits of its mask.
HAS_ATTRIBUTES: Final = 0b0000001
HAS_RESULTS: Final = 0b0000010
HAS_OPERANDS: Final = 0b0000100
HAS_SUCCESSORS: Final = 0b0001000
HAS_INLINE_REGIONS: Final = 0b0010000
HAS_USE_LIST_ORDERS: Final = 0b0100000
HAS_PROPERTIES: Final = 0b1000000


class ResourceKind(IntEnum):
    """The kinds of a resource's value."""

    BLOB = 0
    BOOL = 1
    STRING = 2


WORD_MASK: Final = (1 << 64) - 1


def varint(value: int) -> bytes:
    """An unsigned integer of at most 64 bits: the number of zeros at the low end says how many bytes follow the first."""
    if value < 0x80:
        return SINGLE_BYTES[value]
    length = (value.bit_length() + 6) // 7
    if length > 8:
        return b"\0" + value.to_bytes(8, "little")
    return ((value << length) | (1 << (length - 1))).to_bytes(length, "little")


def varint_value(data: bytes) -> int:
    """The integer that a `varint` stands for."""
    length = len(data)
    return (
        int.from_bytes(data[1:], "little")
        if length > 8
        else int.from_bytes(data, "little") >> length
    )


#: How many bytes an integer has, by the first of them.
VARINT_SIZES: Final = bytes([9, *((byte & -byte).bit_length() for byte in range(1, 256))])

#: By the first byte of an integer: the integer if that is all of it, else None.
ONE_BYTE_INTEGERS: Final = [byte >> 1 if byte & 1 else None for byte in range(256)]

#: The integers below 128, in one byte each.
SINGLE_BYTES: Final = [bytes(((value << 1) | 1,)) for value in range(0x80)]


#: So many integers at most are kept for the process.
MAX_KEPT_VARINTS: Final = 1 << 18

_kept_varints: list[bytes] = []


def varints(count: int) -> Sequence[bytes]:
    """The first integers, from 0 on, at least so many; nobody may change them."""
    global _kept_varints
    known = _kept_varints
    if count > MAX_KEPT_VARINTS:
        return [varint(value) for value in range(count)]
    if len(known) < count:
        # A longer list takes the place of this one: another thread may be making one, too.
        known = known.copy()
        first, end = len(known), 1 << max(count - 1, 0xFF).bit_length()
        for length in range(1, 4):
            values = range(max(first, 1 << 7 * (length - 1) & ~1), min(end, 1 << 7 * length))
            # All of one length are packed at once.
            words = array("I", [value << length | 1 << (length - 1) for value in values])
            if sys.byteorder == "big":
                words.byteswap()
            data = words.tobytes()
            size = words.itemsize
            known += [data[at : at + length] for at in range(0, len(data), size)]
        _kept_varints = known
    return known


def zigzag(value: int) -> int:
    """A signed integer of 64 bits as an unsigned one that is small where the integer is near zero."""
    return ((value << 1) ^ (value >> 63)) & WORD_MASK


def from_zigzag(value: int) -> int:
    """The signed integer of `zigzag`."""
    return (value >> 1) ^ -(value & 1)
