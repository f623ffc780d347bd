"""The words of a SPIR-V binary: its header, instructions and strings in them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

MAGIC = 0x07230203
GENERATOR = 22 << 16 | 22
HEADER_LENGTH = 5
_MOST_WORDS = 0xFFFF


def header(version: int, bound: int) -> list[int]:
    """The first words; `version` is the minor one, `bound` an id that no value has."""
    return [MAGIC, 1 << 16 | version << 8, GENERATOR, bound, 0]


def instruction(opcode: int, operands: Sequence[int]) -> list[int]:
    """The words of an instruction; raises OverflowError for more than its first word can count."""
    count = len(operands) + 1
    if count > _MOST_WORDS:
        raise OverflowError(f"an instruction has at most {_MOST_WORDS} words, not {count}")
    return [count << 16 | opcode, *operands]


def string_words(text: str) -> list[int]:
    """A string, ended by a zero and filled with zeros."""
    data = text.encode("utf-8", "surrogateescape")
    data += b"\0" * (4 - len(data) % 4)
    return words_of(data)


def string_at(words: Sequence[int], place: int) -> tuple[str, int]:
    """The string that begins at a place, and the place behind it."""
    data = bytearray()
    while place < len(words):
        part = words[place].to_bytes(4, "little")
        place += 1
        end = part.find(0)
        if end >= 0:
            data += part[:end]
            break
        data += part
    return data.decode("utf-8", "surrogateescape"), place


def words_of(data: bytes) -> list[int]:
    """Bytes as words; their number is a multiple of four."""
    return [int.from_bytes(data[at : at + 4], "little") for at in range(0, len(data), 4)]


def bytes_of(words: Iterable[int]) -> bytes:
    """Words as bytes, the lowest first."""
    return b"".join(word.to_bytes(4, "little") for word in words)


def low_and_high(value: int) -> tuple[int, int]:
    """A number of 64 bits as two words."""
    return value & 0xFFFFFFFF, value >> 32 & 0xFFFFFFFF
