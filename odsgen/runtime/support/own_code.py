"""Code of their own for the functions that a class inherits.

CPython adapts the code of a function to the class of what it is called with (PEP 659).  A base of many op classes is
called with all of them in turn, so that its code is adapted to none, and reading each slot takes four times as long.
"""

from __future__ import annotations

from types import FunctionType
from typing import Any


def own_function(owner: type, name: str) -> Any:
    """The function `name` of a class, with code that no other class uses."""
    function = getattr(owner, name)
    if name in owner.__dict__ or not isinstance(function, FunctionType):
        return function
    copies = owner.__dict__.get(_COPIES)
    if copies is None:
        copies = {}
        setattr(owner, _COPIES, copies)
    known = copies.get(name)
    if known is not None and known[0] is function:
        return known[1]
    copy = with_own_code(function)
    copies[name] = function, copy
    return copy


def with_own_code(function: Any, defaults: tuple[Any, ...] | None = None) -> Any:
    """A copy of a function, with code that no other one uses, and with other defaults if some are given."""
    return FunctionType(
        function.__code__.replace(),
        function.__globals__,
        function.__name__,
        function.__defaults__ if defaults is None else defaults,
        function.__closure__,
    )


#: Where a class keeps the functions that it inherits, each with its copy, by name.
_COPIES = "_functions_with_own_code"
