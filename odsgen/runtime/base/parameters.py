"""The arguments of the class methods that make types and attributes: checked, and as they are kept.

What is unique must not depend on who asks first: Python's ``True`` and ``1`` are equal keys, and so are a string and an
object of a subclass of ``str``; kept are plain integers and strings alone.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from typing import TypeVar

from odsgen.runtime.base.attribute import AttrOrType
from odsgen.runtime.support.source import encode

ValueT = TypeVar("ValueT")


def integer(what: str, value: int) -> int:
    """A plain int; raises TypeError if it is none."""
    if type(value) is int:
        return value
    if not isinstance(value, int):
        raise TypeError(f"{what} is an int, got {shown(value)}")
    return int(value)


def integers(what: str, values: Iterable[int]) -> tuple[int, ...]:
    """Plain ints; raises TypeError if one is none."""
    return tuple([integer(what, value) for value in values])


def string(what: str, value: str) -> str:
    """A plain str; raises TypeError if it is none.

    Strings are bytes to MLIR; those that are no UTF-8 are held as surrogates, and no others.
    """
    if not isinstance(value, str):
        raise TypeError(f"{what} is a str, got {shown(value)}")
    if type(value) is not str:
        value = str.__str__(value)
    return value if value.isascii() else encode(value).decode("utf-8", "surrogateescape")


def instance(what: str, value: ValueT, of: type | tuple[type, ...], words: str) -> ValueT:
    """The value; raises TypeError if it is not of the class, which ``words`` call "a type", "an attribute" …"""
    if not isinstance(value, of):
        raise TypeError(f"{what} must be {words}, got {shown(value)}")
    return value


def several(what: str, values: Iterable[ValueT]) -> tuple[ValueT, ...]:
    """The values as a tuple; raises TypeError if there is one where a list of them is expected."""
    if isinstance(values, tuple):
        return values
    if type(values) is list:
        return tuple(values)
    try:
        given = iter(values)
    except TypeError:
        given = None
    if given is None or isinstance(values, (str, bytes)):
        raise TypeError(f"{what} must be in a list, got {shown(values)}")
    return tuple(given)


def shown(value: object) -> str:
    """A value in an error: itself where that is short, else its class."""
    simple = (str, bytes, int, float, type(None), list, tuple, dict, Enum, AttrOrType)
    text = repr(value) if isinstance(value, simple) else ""
    return text if text and len(text) < 40 else f"an object of {type(value).__name__}"
