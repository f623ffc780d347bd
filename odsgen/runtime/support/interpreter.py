"""The Python interpreter's own limits and costs: deep recursion, the garbage collector, code specialised for one class."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FunctionType
from typing import Any, TypeVar

T = TypeVar("T")

LEVELS_BETWEEN_LOOKS = 8
"""How many levels of nesting may pass between two looks at the stack."""

_MOST_CALLS = 500  # also where the limit was raised: so many need no more C stack than a thread has by default


def stack_is_deep() -> bool:
    """Whether half of the calls that may be open in this thread are."""
    try:
        sys._getframe(min(sys.getrecursionlimit() // 2, _MOST_CALLS))
    except ValueError:
        return False
    return True


def on_new_stack(function: Callable[..., T], *arguments: object) -> T:
    """Call a function on an empty stack; the caller's context variables are set there."""
    from contextvars import copy_context
    from threading import Thread

    returned: list[T] = []
    raised: list[BaseException] = []
    context = copy_context()

    def call() -> None:
        try:
            returned.append(context.run(function, *arguments))
        except BaseException as error:
            raised.append(error)

    thread = Thread(target=call, name="odsgen, deep inside a program", daemon=True)
    try:
        thread.start()
    except RuntimeError:  # there are no more threads: what is left of this stack has to do
        return function(*arguments)
    thread.join()
    if raised:
        raise raised.pop()
    return returned.pop()


class Nested:
    """A recursive walk that counts how deep it is."""

    __slots__ = ("depth",)

    def __init__(self) -> None:
        self.depth = 0

    def nested(self, function: Callable[..., T], *arguments: object) -> T:
        """Call a function that goes one level deeper, on a new stack if need be."""
        depth = self.depth = self.depth + 1
        if depth % LEVELS_BETWEEN_LOOKS == 0 and stack_is_deep():
            found = on_new_stack(function, *arguments)
        else:
            found = function(*arguments)
        self.depth -= 1
        return found


#: So many objects are read before anything is collected.
_FEWEST = 500_000

_read = 0  # objects that were read since the last collection
_survivors = 0  # objects that it left
_collections = 0  # how often the oldest generation had been collected then


@contextmanager
def without_collector() -> Iterator[None]:
    """Do without garbage collection inside, where much is allocated and nothing becomes garbage.

    Looking for cycles of garbage would cost a third of the time.  What has been allocated goes to the oldest generation at
    the end, where it would be after three collections.  Python doesn't count what comes there this way, so we do: when
    a quarter of the objects is new, as Python's own rule is, programs that nobody holds any more are collected.
    """
    if not gc.isenabled():
        yield
        return
    gc.disable()
    try:
        yield
        if gc.get_freeze_count() == 0:
            _make_old()
    finally:
        gc.enable()


def _make_old() -> None:
    global _read, _survivors, _collections
    collections = gc.get_stats()[2]["collections"]
    if collections != _collections:  # Python, or whoever uses us, has collected since
        _collections = collections
        _read = 0
    _read += gc.get_count()[0]
    gc.freeze()
    gc.unfreeze()
    if _read > max(_FEWEST, _survivors // 4):
        gc.collect()
        gc.freeze()
        _survivors = gc.get_freeze_count()
        gc.unfreeze()
        _read = 0
        _collections = gc.get_stats()[2]["collections"]


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


def with_name_in(owner: type, function: Any) -> Any:
    """A copy of a function that a class inherits, called after that class: errors and `help` name what somebody wrote."""
    code, defaults = function.__code__, function.__defaults__
    copy = FunctionType(
        code, function.__globals__, function.__name__, defaults, function.__closure__
    )
    copy.__qualname__ = f"{owner.__qualname__}.{function.__name__}"
    copy.__kwdefaults__, copy.__annotations__ = function.__kwdefaults__, function.__annotations__
    return copy


#: Where a class keeps the functions that it inherits, each with its copy, by name.
_COPIES = "_functions_with_own_code"
