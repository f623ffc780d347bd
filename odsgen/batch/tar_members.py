"""The members of a tar archive, read forwards in linear time (POSIX ustar and pax, GNU long names).

Python's `tarfile` looks for numbers in pax headers with regular expressions that take quadratic time, and calls itself for each
header that describes the next one: a kilobyte of archive keeps it busy for ever.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from odsgen.batch.streams import Unpacked

_BLOCK = 512
#: No size, of an offset, that a file system knows is larger.
_LARGEST = 1 << 62
#: Regular files: of today, of old archives, and contiguous ones.
_REGULAR = b"0\0007"
#: Links, devices, folders and pipes, which have no data.
_WITHOUT_DATA = b"123456"
_PAX, _PAX_FOR_ALL, _LONG_NAME, _LONG_LINK, _OLD_SPARSE = b"x", b"g", b"L", b"K", b"S"
_SPARSE = "GNU.sparse."


class TarError(Exception):
    """An archive that is damaged."""


class Member(NamedTuple):
    """A member of an archive; its data follows where the stream is."""

    name: str
    size: int
    offset: int  # of its first header
    is_file: bool
    is_sparse: bool  # the data has a map before it, and is not that of the file


def tar_members(stream: Unpacked) -> Iterator[Member]:
    """The members of an archive from where the stream is; who gets one may read its data.

    Raises TarError, and what the stream raises.
    """
    start = first = stream.tell()
    name: str | None = None
    pax: dict[str, str] = {}
    while True:
        here = stream.tell()
        header = stream.read(_BLOCK)
        if not header:
            if here == first:
                raise TarError("the file is empty")
            return
        if not header.strip(b"\0") and len(header) == _BLOCK:
            return
        _check(header, here)
        kind = header[156:157]
        size = 0 if kind in _WITHOUT_DATA else _number(header[124:136], here)
        if kind == _OLD_SPARSE:
            _pass_map(stream, header)
        data = stream.tell()
        if kind in (_PAX, _LONG_NAME):
            content = stream.read(size)
            if len(content) < size:
                raise TarError("unexpected end of data")
            if kind == _PAX:
                pax = _records(content, here)
            else:
                name = _text(content)
        elif kind not in (_PAX_FOR_ALL, _LONG_LINK):
            if "size" in pax and kind not in _WITHOUT_DATA:
                size = _decimal(pax["size"], here)
            found = pax.get(f"{_SPARSE}name") or pax.get("path") or name or _name(header)
            is_sparse = kind == _OLD_SPARSE or any(key.startswith(_SPARSE) for key in pax)
            is_file = kind in _REGULAR or kind == _OLD_SPARSE
            is_file = is_file and not (kind == b"\0" and found.endswith("/"))
            yield Member(found, size, start, is_file, is_sparse)
            name, pax = None, {}
        following = data + (size + _BLOCK - 1) // _BLOCK * _BLOCK
        stream.seek(following)
        if kind not in (_PAX, _LONG_NAME, _LONG_LINK):
            start = following


def _check(header: bytes, offset: int) -> None:
    """Refuse what is no header: its sum is in it."""
    if len(header) < _BLOCK:
        raise TarError(f"the header at byte {offset} is cut off")
    own = header[:148] + b" " * 8 + header[156:]
    try:
        expected = int(header[148:156].split(b"\0")[0].strip() or b"0", 8)
    except ValueError:
        expected = -1
    # Some old archives have the sum of signed bytes.
    if expected != sum(own) and expected != sum(own) - 256 * sum(byte > 127 for byte in own):
        raise TarError(f"there is no header at byte {offset}")


def _number(field: bytes, offset: int) -> int:
    """A number in octal digits, or in binary where the first bit says so."""
    if field[0] & 0x80:
        number = int.from_bytes(field, "big") & ((1 << (8 * len(field) - 1)) - 1)
        number = -1 if field[0] == 0xFF else number
    else:
        try:
            number = int(field.split(b"\0")[0].strip() or b"0", 8)
        except ValueError:
            number = -1
    if not 0 <= number < _LARGEST:
        raise TarError(f"the header at byte {offset} has no size")
    return number


def _decimal(text: str, offset: int) -> int:
    if not (text.isascii() and text.isdecimal()) or len(text) > 19 or int(text) >= _LARGEST:
        raise TarError(f"the header at byte {offset} has no size")
    return int(text)


def _text(field: bytes) -> str:
    return field.split(b"\0", 1)[0].decode("utf-8", "surrogateescape")


def _name(header: bytes) -> str:
    name, prefix = _text(header[:100]), _text(header[345:500])
    return f"{prefix}/{name}" if prefix and header[257:263] == b"ustar\0" else name


def _records(content: bytes, offset: int) -> dict[str, str]:
    """The records of a pax header: `25 path=some/long/name\\n`, each with its own length."""
    records: dict[str, str] = {}
    position = 0
    content = content.rstrip(b"\0")
    while position < len(content):
        space = content.find(b" ", position, position + 20)
        digits = content[position:space]
        length = int(digits) if space > 0 and digits.isdigit() else 0
        end = position + length
        key, equals, value = content[space + 1 : max(end - 1, 0)].partition(b"=")
        if not equals or end <= space or content[end - 1 : end] != b"\n":
            raise TarError(f"the header at byte {offset} is damaged")
        records[_text(key)] = _text(value)
        position = end
    return records


def _pass_map(stream: Unpacked, header: bytes) -> None:
    """Pass over the blocks in which an old sparse file says where its data goes."""
    goes_on = header[482] != 0
    while goes_on:
        block = stream.read(_BLOCK)
        if len(block) < _BLOCK:
            raise TarError("unexpected end of data")
        goes_on = block[504] != 0
