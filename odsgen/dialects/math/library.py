"""Calls functions of the C library on bit patterns."""

from __future__ import annotations

import ctypes
import struct
from collections.abc import Callable, Sequence
from functools import cache

_FORMATS = {32: ("f", ctypes.c_float, "<f", "<I"), 64: ("", ctypes.c_double, "<d", "<Q")}


#: File names of the library on Linux and macOS.
_NAMES = ("libm.so.6", "libSystem.B.dylib")


@cache
def _library() -> ctypes.CDLL | None:
    for name in _NAMES:
        try:
            return ctypes.CDLL(name)
        except OSError:
            continue
    return None


@cache
def _function(name: str, width: int, arity: int) -> Callable[..., float] | None:
    suffix, type, _, _ = _FORMATS[width]
    found = getattr(_library(), name + suffix, None)
    if found is None:
        return None
    found.argtypes = [type] * arity
    found.restype = type
    function: Callable[..., float] = found
    return function


def call(name: str, width: int, operands: Sequence[int]) -> int | None:
    """The bits of the result; None if the library has no such function for the width."""
    if width not in _FORMATS:
        return None
    function = _function(name, width, len(operands))
    if function is None:
        return None
    _, _, number, bits = _FORMATS[width]
    values = [struct.unpack(number, struct.pack(bits, operand))[0] for operand in operands]
    result: int = struct.unpack(bits, struct.pack(number, function(*values)))[0]
    return result
