"""Compressed files as streams that are read forwards, no further than a limit."""

from __future__ import annotations

import io
import lzma
import os
import stat
import zlib
from typing import IO

from odsgen.batch.model import MEGABYTE, Settings
from odsgen.runtime.support.limits import BYTES_OF_A_ROW, UNPACKED_BY_ANY_RATIO

#: What reading a damaged archive or a damaged table may raise, besides the errors of its own module.
DAMAGE: tuple[type[Exception], ...] = (
    OSError,
    EOFError,
    ValueError,
    zlib.error,
    lzma.LZMAError,
)

_MAGIC = {b"\x1f\x8b": "gzip", b"BZh": "bz2", b"\xfd7zXZ\x00": "xz"}
_BLOCK = MEGABYTE


class LimitError(Exception):
    """More comes out of a file than is allowed."""


class Allowance:
    """How much may come out of a file: bytes, programs, and both by its size."""

    def __init__(self, path: str, settings: Settings) -> None:
        """Raises OSError."""
        size = os.stat(path).st_size
        self._settings = settings
        self._by_ratio = max(settings.max_ratio * size, UNPACKED_BY_ANY_RATIO)

    def check_bytes(self, count: int) -> None:
        """Raise LimitError where so many bytes are too many."""
        settings = self._settings
        if count > settings.max_unpacked:
            raise LimitError(
                f"unpacks to more than {settings.max_unpacked} bytes, see --max-unpacked"
            )
        if count > self._by_ratio:
            raise LimitError(
                f"unpacks to more than {settings.max_ratio} times its size, see --max-ratio"
            )

    def check_rows(self, count: int, what: str = "rows") -> None:
        """Raise LimitError where so many rows are too many; each counts, however small it is."""
        settings = self._settings
        if count > settings.max_rows:
            raise LimitError(f"has more than {settings.max_rows} {what}, see --max-rows")
        if count * BYTES_OF_A_ROW > self._by_ratio:
            raise LimitError(
                f"has more {what} than {settings.max_ratio} times its size, of "
                f"{BYTES_OF_A_ROW} bytes each, see --max-ratio"
            )


def compression(path: str) -> str | None:
    """The compression of a file by its first bytes; None for a file that is not compressed. Raises OSError."""
    with open_regular(path) as file:
        start = file.read(6)
    return next((name for magic, name in _MAGIC.items() if start.startswith(magic)), None)


def open_regular(path: str) -> IO[bytes]:
    """A file, if it is one and no device or pipe. Raises OSError."""
    descriptor = os.open(path, os.O_RDONLY | os.O_NONBLOCK | getattr(os, "O_CLOEXEC", 0))
    try:
        if not stat.S_ISREG(os.fstat(descriptor).st_mode):
            raise OSError(0, "is not a regular file")
        return open(descriptor, "rb")
    except BaseException:
        os.close(descriptor)
        raise


def stamp(path: str) -> str:
    """Stands for the state of a file. Raises OSError."""
    status = os.stat(path)
    return f"{status.st_size}-{status.st_mtime_ns}"


class Unpacked(io.RawIOBase):
    """A file, unpacked while it is read forwards.

    More bytes of it than the settings allow raise LimitError, and so do more than ``at_a_time`` in one call.
    """

    def __init__(self, path: str, settings: Settings, at_a_time: int, offset: int = 0) -> None:
        self.allowance = Allowance(path, settings)
        self._at_a_time = at_a_time
        self._position = offset
        raw = open_regular(path)
        packed = compression(path)
        self.is_packed = packed is not None
        try:
            self._file = _unpacking(raw, packed)
            if offset:
                raw.seek(offset)  # never in a compressed file
        except BaseException:
            raw.close()
            raise

    def readable(self) -> bool:
        return True

    def seekable(self) -> bool:
        return True

    def tell(self) -> int:
        return self._position

    def read(self, size: int = -1) -> bytes:
        """Read so many bytes, as long as there are some."""
        if size < 0 or size > self._at_a_time:
            raise LimitError(f"has a part of more than {self._at_a_time} bytes, see --max-size")
        blocks: list[bytes] = []
        while size > 0:
            block = self._file.read(min(size, _BLOCK))
            if not block:
                break
            blocks.append(block)
            size -= len(block)
            self._advance(len(block))
        return b"".join(blocks)

    def readline(self, size: int | None = -1) -> bytes:
        line = self._file.readline(-1 if size is None else size)
        self._advance(len(line))
        return line

    def seek(self, offset: int, whence: int = io.SEEK_SET) -> int:
        """Go forwards; what is passed over is unpacked, and counts."""
        if whence == io.SEEK_CUR:
            offset += self._position
        if whence == io.SEEK_END or offset < self._position:
            raise io.UnsupportedOperation("a compressed stream is read forwards")
        if not self.is_packed:
            self._file.seek(offset)
            self._position = offset
        while self._position < offset:
            if not self.read(min(_BLOCK, offset - self._position)):
                break
        return self._position

    def close(self) -> None:
        if not self.closed:
            self._file.close()
        super().close()

    def _advance(self, size: int) -> None:
        self._position += size
        if self.is_packed:
            self.allowance.check_bytes(self._position)


def _unpacking(raw: IO[bytes], packed: str | None) -> IO[bytes]:
    match packed:
        case "gzip":
            import gzip

            return gzip.GzipFile(fileobj=raw)  # type: ignore[return-value]
        case "bz2":
            import bz2

            return bz2.BZ2File(raw)
        case "xz":
            return lzma.LZMAFile(raw)
        case _:
            return raw
