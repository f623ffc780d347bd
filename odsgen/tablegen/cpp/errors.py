"""Why a piece of C++ is not understood."""

from __future__ import annotations


class CppError(Exception):
    """C++ that is broken, or outside the subset; ``offset`` counts characters of the text."""

    def __init__(self, message: str, offset: int = 0) -> None:
        super().__init__(message)
        self.message = message
        self.offset = offset
