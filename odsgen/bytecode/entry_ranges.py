"""Where the attributes or types of a file lie (MLIR Bytecode Format, "Attribute/Type Offset Section").

The section says how long each one is.  Where one begins is the sum of all before it; so that a file of which little is
read is open at once, only the sums of whole chunks are made when it is opened.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate
from typing import TYPE_CHECKING, Final
from zlib import adler32

from odsgen.bytecode.errors import BytecodeError

if TYPE_CHECKING:
    from odsgen.bytecode.byte_cursor import ByteCursor
    from odsgen.bytecode.dialects import FileDialect

#: So many entries are a chunk; at 63 bytes at most for each, their sum is below 65,521, see `_sum`.
CHUNK: Final = 256

# Of a varint of one byte: the size of an entry, without the bit that tells the length and the flag above it.
_SIZES: Final = bytes(byte >> 2 for byte in range(256))

#: The first byte of a varint that has others.
_LONG: Final = re.compile(rb"[%s]" % b"".join(b"\\x%02x" % byte for byte in range(0, 256, 2)))


#: Where an entry begins and ends, whose it is, and whether it has an encoding of its dialect; else it is a text.
Entry = tuple[int, int, "FileDialect", bool]


class EntryRanges:
    """The ranges of the entries of a file, by their numbers."""

    __slots__ = (
        "count",
        "end",
        "heads",
        "_single",
        "_long",
        "_firsts",
        "_dialects",
        "_sums",
        "_starts",
    )

    def __init__(
        self, offsets: ByteCursor, count: int, start: int, end: int, dialects: list[FileDialect]
    ) -> None:
        """Read the ranges of so many entries, of which the first one begins at `start`."""
        self.count = count
        #: For each entry the varint of its size and flag, if that is one byte; else 0.
        self.heads = b""
        #: The others, by the numbers of the entries.
        self._long: dict[int, int] = {}
        # With which number a run of entries of one dialect begins, and the dialect.
        self._firsts: list[int] = []
        self._dialects: list[FileDialect] = []
        self._read(offsets, dialects)
        #: The sizes of those whose varint is one byte.
        self._single = self.heads.translate(_SIZES)
        #: Where the chunks begin; behind the last one, where the entries end.
        sums = map(_sum, map(self._sizes, range(0, count, CHUNK)))
        self._sums = list(accumulate(sums, initial=start))
        self.end = self._sums[-1]
        if self.end > end:
            raise BytecodeError("Attribute or Type entry offset points past the end of section")
        #: Where the entries of a chunk begin, and the last one ends, once it was asked for.
        self._starts: list[list[int] | None] = [None] * len(self._sums)

    def __getitem__(self, index: int) -> Entry:
        starts, at = self._starts[index // CHUNK] or self.starts_around(index), index % CHUNK
        head = self.heads[index] >> 1 or self._long.get(index, 0)
        dialect = self._dialects[bisect_right(self._firsts, index) - 1]
        return starts[at], starts[at + 1], dialect, bool(head & 1)

    @property
    def start(self) -> int:
        """Where the first entry begins."""
        return self._sums[0]

    def index_of(self, position: int) -> int | None:
        """The number of the entry that begins there; None if none does."""
        chunk = bisect_right(self._sums, position) - 1
        if not 0 <= chunk < len(self._sums) - 1:
            return None
        starts = self.starts_around(chunk * CHUNK)
        index = bisect_right(starts, position) - 1
        return chunk * CHUNK + index if starts[index] == position else None

    def chunk_around(self, index: int) -> range:
        """The numbers of the entries that are in one chunk with an entry and in one run of its dialect."""
        run = bisect_right(self._firsts, index)
        end = self._firsts[run] if run < len(self._firsts) else self.count
        first = index - index % CHUNK
        return range(max(first, self._firsts[run - 1]), min(first + CHUNK, end))

    def starts_around(self, index: int) -> list[int]:
        """Where the entries begin that are in one chunk with an entry, and where the last of them ends."""
        chunk = index // CHUNK
        starts = self._starts[chunk]
        if starts is None:
            sizes = self._sizes(chunk * CHUNK)
            starts = self._starts[chunk] = list(accumulate(sizes, initial=self._sums[chunk]))
        return starts

    def _read(self, offsets: ByteCursor, dialects: list[FileDialect]) -> None:
        data, heads = offsets.data, bytearray()
        while len(heads) < self.count:
            dialect = dialects[offsets.read_index(len(dialects), "dialect")]
            size = offsets.read_count("attributes or types")
            end = len(heads) + size
            if end > self.count:
                raise BytecodeError("unexpected trailing data in the Attribute/Type offset section")
            if size == 0:
                continue
            self._firsts.append(len(heads))
            self._dialects.append(dialect)
            while len(heads) < end:
                # Nearly always each is a single byte.
                first = offsets.position
                last = min(first + end - len(heads), offsets.end)
                long = _LONG.search(data, first, last)
                offsets.position = last if long is None else long.start()
                heads += data[first : offsets.position]
                if len(heads) < end:
                    self._long[len(heads)] = offsets.read_varint()
                    heads.append(0)
        self.heads = bytes(heads)

    def _sizes(self, first: int) -> Sequence[int]:
        """The sizes of the entries of a chunk."""
        sizes = self._single[first : first + CHUNK]
        heads = self.heads
        at = heads.find(0, first, first + CHUNK) if self._long else -1
        if at < 0:
            return sizes
        found = list(sizes)
        while at >= 0:
            found[at - first] = self._long[at] >> 1
            at = heads.find(0, at + 1, first + CHUNK)
        return found


def _sum(sizes: Sequence[int]) -> int:
    """The sum of sizes; of bytes, at once: Adler-32 has it in its low half, modulo 65,521."""
    return adler32(sizes, 0) & 0xFFFF if isinstance(sizes, bytes) else sum(sizes)
