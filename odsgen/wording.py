"""Words of messages that count."""

from __future__ import annotations


def counted(count: int, noun: str) -> str:
    """A number of things: '1 error', '2 errors'."""
    return f"{count} {noun}" + ("" if count == 1 else "s")
