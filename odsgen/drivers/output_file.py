"""An output file that is there whole or not at all."""

from __future__ import annotations

import contextlib
import os
import stat
import tempfile
from types import TracebackType
from typing import BinaryIO, Self


class OutputFile:
    """A file to write, put in place by `keep`; left without `keep`, what was there before stays as it was.

    A device or a pipe is written directly. Raises OSError where the file could not be put in place.
    """

    def __init__(self, path: str) -> None:
        self._path = os.path.realpath(path)
        self._temporary: str | None = None
        mode = _mode_of(self._path)
        if mode is not None and not stat.S_ISREG(mode):
            self._file: BinaryIO = open(self._path, "wb")
            return
        if mode is not None and not os.access(self._path, os.W_OK):
            raise PermissionError(13, os.strerror(13), path)
        directory, name = os.path.split(self._path)
        descriptor, self._temporary = tempfile.mkstemp(prefix=f".{name[:200]}.", dir=directory)
        self._file = os.fdopen(descriptor, "wb")
        os.chmod(self._temporary, _new_file_mode() if mode is None else stat.S_IMODE(mode))

    def write(self, output: str | bytes) -> None:
        """Append a text or bytes; MLIR's strings are bytes, and keep what they were in the input."""
        if isinstance(output, str):
            output = output.encode("utf-8", "surrogateescape")
        self._file.write(output)

    def keep(self) -> None:
        """Put the file in place."""
        self._file.close()
        if self._temporary is not None:
            os.replace(self._temporary, self._path)
            self._temporary = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._file.close()
        if self._temporary is not None:
            with contextlib.suppress(OSError):
                os.unlink(self._temporary)


def _mode_of(path: str) -> int | None:
    try:
        return os.stat(path).st_mode
    except FileNotFoundError:
        return None


def _new_file_mode() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return 0o666 & ~mask
