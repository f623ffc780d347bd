"""A program as it was read, or why it could not be."""

from __future__ import annotations

from typing import NamedTuple


class Program(NamedTuple):
    """The text or bytecode of a program, or the problem that its row will tell."""

    path: str
    row: int | None = None
    data: str | bytes = b""
    problem: str | None = None
    ends: bool = False  # nothing more of its file can be read
