"""Room for deep programs under Python's own limit of recursion.

Where regions, types and attributes nest, parsers, printers and verifiers call each other, and Python lets one thread have
no more than so many calls open.  The limit belongs to the program that uses this library, and raising it would take away
what protects the C stack of all its threads.  So it stays as it is, and what goes on deep down goes on elsewhere: where
half of the calls are used up, the next level is read, printed or verified by a thread of its own, which begins with an
empty stack, while the caller waits.

Who recurses looks at its stack at every eighth level (`LEVELS_BETWEEN_LOOKS`), which leaves each level, hooks and all,
more than thirty calls.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import TypeVar

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
