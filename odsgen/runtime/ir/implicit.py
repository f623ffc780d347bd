"""Where `build` puts new operations by itself: at the end of the innermost `with` of a builder in the same thread."""

from __future__ import annotations

from _thread import get_ident
from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from odsgen.runtime.ir.block import Block
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.value import BlockArgument

#: What inserts, by thread, the innermost last; empty as long as nobody asks for it, which is all that `build` looks at.
insertions: dict[int, list[Callable[[Operation], object]]] = {}
#: By thread, what is made of each that begins: `odsgen.building.caller_locations` gives operations their places so.
decorators: dict[int, Callable[[Callable[[Operation], object]], Callable[[Operation], object]]] = {}


def begin_insertion(insert: Callable[[Operation], object]) -> None:
    """Let what is built in this thread be inserted from now on."""
    thread = get_ident()
    decorate = decorators.get(thread)
    insertions.setdefault(thread, []).append(insert if decorate is None else decorate(insert))


def end_insertion() -> None:
    """Undo the last `begin_insertion` of this thread."""
    thread = get_ident()
    stack = insertions[thread]
    stack.pop()
    if not stack:
        del insertions[thread]


class inside:
    """Within, what is built goes to the end of a block; gives its arguments."""

    __slots__ = ("_block",)

    def __init__(self, block: Block) -> None:
        self._block = block

    def __enter__(self) -> tuple[BlockArgument, ...]:
        begin_insertion(self._block.append)
        return self._block.arguments

    def __exit__(self, *_: object) -> None:
        end_insertion()
