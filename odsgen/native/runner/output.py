"""Where a running program prints, and the errors of the functions that it calls."""

from __future__ import annotations

import ctypes
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache

Write = Callable[[str], object]


class Run:
    """One call of native code; what it prints goes to `write`."""

    def __init__(self, write: Write | None) -> None:
        self._python_stdout = write is None and sys.stdout is not sys.__stdout__
        self._given = write
        #: What a function that the program called raised; the rest of them do nothing.
        self.error: BaseException | None = None
        #: What has to be done before the call is over.
        self.at_end: list[Callable[[], None]] = []
        #: What resumes the coroutines of the call.
        self.executor: object = None

    def write(self, text: str) -> None:
        """Print a text in the order of what C functions such as `puts` print."""
        if self._given is not None:
            self._given(text)
        elif self._python_stdout:
            sys.stdout.write(text.encode("utf-8", "surrogateescape").decode("utf-8", "replace"))
        else:
            write_to_c(text)

    def __enter__(self) -> Run:
        if self._given is None and not self._python_stdout and sys.stdout is not None:
            sys.stdout.flush()
        _runs.stack.append(self)
        return self

    def __exit__(self, kind: object, error: BaseException | None, place: object) -> None:
        try:
            if error is None:
                for work in self.at_end:
                    work()
        finally:
            _runs.stack.pop()
            _flush_c()
        if self.error is not None:
            raise self.error

    @contextmanager
    def in_this_thread(self) -> Iterator[None]:
        """Let another thread belong to the call."""
        _runs.stack.append(self)
        try:
            yield
        finally:
            _runs.stack.pop()


class _Runs(threading.local):
    def __init__(self) -> None:
        self.stack: list[Run] = []


_runs = _Runs()


def current_run() -> Run:
    """The call that this thread is in; for a thread of the program's own, one that prints to C's standard output."""
    return _runs.stack[-1] if _runs.stack else _stray_run()


@cache
def _stray_run() -> Run:
    return Run(None)


@cache
def libc() -> ctypes.CDLL:
    """The C library, and all else in this process."""
    return ctypes.CDLL(None)


@cache
def _c_stdout() -> ctypes.c_void_p | None:
    for name in ("stdout", "__stdoutp"):
        try:
            return ctypes.c_void_p.in_dll(libc(), name)
        except ValueError:
            continue
    return None


def write_to_c(text: str) -> None:
    """Print by C's standard output."""
    data = text.encode("utf-8", "surrogateescape")
    stream = _c_stdout()
    if stream is None:
        sys.stdout.buffer.write(data)
    else:
        libc().fwrite(data, ctypes.c_size_t(1), ctypes.c_size_t(len(data)), stream)


def _flush_c() -> None:
    libc().fflush(None)  # all streams
