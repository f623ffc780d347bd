"""How the numbers of dense elements lie in memory: MLIR's raw buffers, little-endian.

An integer or float takes as many bytes as its bits need, the bits above them zero; complex numbers are
two of those; ``index`` is 64 bits wide. The bits of ``i1`` lie side by side, lowest first.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence

from odsgen.runtime.base.attribute import Type
from odsgen.runtime.builtin.types import (
    INDEX_STORAGE_WIDTH,
    ComplexType,
    FloatType,
    IndexType,
    IntegerType,
    Signedness,
    i1,
)

_UNSIGNED_CODES = {1: "B", 2: "H", 4: "I", 8: "Q"}


def scalar_type(element_type: Type) -> IntegerType | IndexType | FloatType | None:
    """The type of the numbers that elements of the type consist of; None if they are none."""
    if isinstance(element_type, ComplexType):
        element_type = element_type.element_type
    if isinstance(element_type, (IntegerType, IndexType, FloatType)):
        return element_type
    return None


def bit_width(type: IntegerType | IndexType | FloatType) -> int:
    """The number of bits of a number."""
    return INDEX_STORAGE_WIDTH if isinstance(type, IndexType) else type.width


def number_size(type: IntegerType | IndexType | FloatType) -> int:
    """The number of bytes of a number, other than of an ``i1`` that is no part of a complex one."""
    return (bit_width(type) + 7) // 8


def is_bit_packed(element_type: Type) -> bool:
    """Whether elements of the type lie side by side as bits: one bit, whatever its signedness."""
    return isinstance(element_type, IntegerType) and element_type.width == 1


def element_size(element_type: Type) -> int:
    """The number of bytes of an element that is not bit-packed."""
    number = scalar_type(element_type)
    assert number is not None
    size = number_size(number)
    return 2 * size if isinstance(element_type, ComplexType) else size


def pack_bits(bits: Sequence[int]) -> bytes:
    """Zeros and ones, eight to a byte, lowest first."""
    digits = "".join("1" if bit else "0" for bit in reversed(bits))
    return int(digits, 2).to_bytes((len(bits) + 7) // 8, "little") if bits else b""


def packed_as_here(element_type: Type, count: int, data: bytes) -> bytes:
    """A buffer of elements as MLIR 22 has it: since 24, each `i1` of several has a byte of its own, zero or one."""
    if count > 1 and len(data) == count and is_bit_packed(element_type) and max(data) <= 1:
        return pack_bits(data)
    return data


def unpack_bits(data: bytes, count: int) -> list[int]:
    """The first ``count`` bits of the bytes."""
    return [byte >> shift & 1 for byte in data for shift in range(8)][:count]


def pack_numbers(numbers: Sequence[int], size: int) -> bytes:
    """Unsigned integers, each in ``size`` bytes."""
    code = _UNSIGNED_CODES.get(size)
    if code is not None:
        return struct.pack(f"<{len(numbers)}{code}", *numbers)
    return b"".join(number.to_bytes(size, "little") for number in numbers)


def unpack_numbers(data: bytes, size: int) -> Sequence[int]:
    """The unsigned integers of ``size`` bytes each, at least one, that the bytes hold."""
    code = _UNSIGNED_CODES.get(size)
    if code is not None:
        return struct.unpack(f"<{len(data) // size}{code}", data)
    return [
        int.from_bytes(data[start : start + size], "little") for start in range(0, len(data), size)
    ]


def signed_reading(bits: Sequence[int], type: IntegerType | IndexType) -> Sequence[int]:
    """The values that the bits of integers have: signed ones but for unsigned types and ``i1``."""
    width = bit_width(type)
    mask = (1 << width) - 1
    if type is i1 or (isinstance(type, IntegerType) and type.signedness is Signedness.UNSIGNED):
        return [number & mask for number in bits]
    if width == 0:
        return [0] * len(bits)
    half = 1 << (width - 1)
    # The bits above the width are nobody's: MLIR reads what it finds there away.
    return [((number & mask) ^ half) - half for number in bits]
