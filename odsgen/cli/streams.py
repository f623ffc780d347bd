"""The streams of the commands: bytes in and out, whatever the locale is."""

from __future__ import annotations

import sys


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
