"""The folds and the canonicalization of generated operations, which name a hook::

    fold = folded_by(lambda: hooks.folds.AddIOp)
    canonicalization_patterns = patterns_by(lambda: hooks.canonicalization_patterns.AddIOp)

`op.fold(operands)` calls the hook.  The greedy driver finds it by the class and calls it without a method between them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from types import MethodType
from typing import TYPE_CHECKING, Any, Generic, TypeVar, overload

OpT = TypeVar("OpT", contravariant=True)
PatternT = TypeVar("PatternT")

if TYPE_CHECKING:
    from typing import Self

    from odsgen.runtime.base.attribute import Attribute
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.value import Value

    Constants = Sequence[Attribute | None]
    Folded = Sequence[Attribute | Value] | None
    FoldHook = Callable[[OpT, Constants], Folded]


class FoldMethod(Generic[OpT]):
    """The method `fold` of an operation, which is a hook: `operands` has a constant for each operand that is one."""

    __slots__ = ("_find",)

    def __init__(self, find: Callable[[], FoldHook[OpT]]) -> None:
        self._find = find

    @property
    def hook(self) -> FoldHook[Any]:
        """The hook, whose module is imported when somebody asks for it."""
        return self._find()

    @overload
    def __get__(self, op: None, owner: type[Operation]) -> Self: ...

    @overload
    def __get__(self, op: OpT, owner: type[Operation]) -> Callable[[Constants], Folded]: ...

    def __get__(self, op: Any, owner: type[Operation]) -> Any:
        return self if op is None else MethodType(self.hook, op)


def folded_by(find: Callable[[], FoldHook[OpT]]) -> FoldMethod[OpT]:
    """The method `fold` by the hook that a function gives."""
    return FoldMethod(find)


def patterns_by(
    find: Callable[[], Callable[[], Iterable[PatternT]]],
) -> staticmethod[[], tuple[PatternT, ...]]:
    """The method `canonicalization_patterns` by the hook that a function gives."""
    return staticmethod(lambda: tuple(find()()))
