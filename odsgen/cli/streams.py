"""The streams of the commands: bytes in and out, whatever the locale is."""

from __future__ import annotations

import os
import sys
import warnings
from collections.abc import Callable
from typing import NoReturn, TextIO


def read_input(path: str) -> bytes | None:
    """The bytes of a file or of standard input."""
    if path == "-":
        if sys.stdin.isatty():
            complain("(processing input from stdin now, hit ctrl-c/ctrl-d to interrupt)")
        data = sys.stdin.buffer.read()
    else:
        try:
            with open(path, "rb") as file:
                data = file.read()
        except OSError as error:
            complain(f"cannot open input file '{path}': {error.strerror}")
            return None
    return data


def write(output: str | bytes) -> None:
    """Write to standard output."""
    if isinstance(output, str):
        output = output.encode("utf-8", "surrogateescape")
    sys.stdout.buffer.write(output)


def report(text: str) -> None:
    """Write to standard error."""
    sys.stderr.buffer.write(text.encode("utf-8", "surrogateescape"))


def complain(message: str) -> None:
    """Write a line to standard error."""
    report(message + "\n")


def show_warnings_as(tool: str) -> None:
    """Write warnings about what nobody checks as one line, without the place in the runtime where they are raised."""
    usual = warnings.showwarning

    def show(
        message: Warning | str,
        category: type[Warning],
        filename: str,
        lineno: int,
        file: TextIO | None = None,
        line: str | None = None,
    ) -> None:
        if category.__name__ == "UncheckedWarning":
            complain(f"{tool}: warning: {message}")
        else:
            usual(message, category, filename, lineno, file, line)

    warnings.showwarning = show


def leave_with(tool: str, work: Callable[[], int]) -> NoReturn:
    """Do the work of a command, and end the process with the exit code that it gives, or 130 if it is interrupted.

    The operating system takes the memory back at once: nothing is torn down.
    """
    show_warnings_as(tool)
    try:
        code = work()
    except KeyboardInterrupt:
        code = 130  # as of a process that SIGINT ended
    try:
        sys.stdout.flush()
    except BrokenPipeError:
        code = 1  # whoever read the output is gone
    except OSError as error:
        complain(f"{tool}: cannot write the output: {error.strerror}")
        code = 1
    sys.stderr.flush()
    os._exit(code)
