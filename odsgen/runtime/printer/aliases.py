"""Aliases that the printer gives to attributes and types (`AliasState` of MLIR's AsmPrinter; LangRef: Type Aliases).

Which ones get an alias, and which number, depends on what a print of the program shows and in which order.  Most programs
show nothing that wants one: they are printed as if there were none, and an `AliasWatch` looks whether that was right.  If it
was not, the program is printed by an `AliasCollector`, which only looks, and then once more.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from odsgen.runtime.base.attribute import Attribute, Type
from odsgen.runtime.builtin.attributes import DistinctAttr, UnitAttr
from odsgen.runtime.builtin.locations import FileLineColRange
from odsgen.runtime.builtin.types import TupleType
from odsgen.runtime.printer.names import sanitize_identifier
from odsgen.runtime.registry.context import context_of, loaded_dialects

if TYPE_CHECKING:
    from odsgen.runtime.ir.operation import Operation

AliasHook = Callable[["Attribute | Type"], "str | None"]


def alias_hooks(op: Operation) -> tuple[AliasHook, ...]:
    """The functions by which dialects suggest aliases (OpAsmDialectInterface).

    Those of the context in which the program was read; of what was built, all dialects of the process.
    """
    context = context_of(op)
    dialects = loaded_dialects() if context is None else context.dialects()
    return tuple(d.alias for d in dialects if d.alias is not None)


def suggested_alias(symbol: Attribute | Type, hooks: tuple[AliasHook, ...]) -> str | None:
    """The alias that an attribute or type would like to have, without its number."""
    name = symbol.suggested_alias()
    if name is None:
        for hook in hooks:
            name = hook(symbol)
            if name is not None:
                break
        else:
            name = _builtin_alias(symbol)
    if not name:
        return None
    return _alias_text(name)


@lru_cache(maxsize=4096)
def _alias_text(name: str) -> str:
    """A suggested alias as it is printed; the same few are suggested again and again."""
    return sanitize_identifier(name, "$_-")


#: The classes some of which get an alias from `_builtin_alias`.
_WITH_BUILTIN_ALIAS = (DistinctAttr, TupleType)


def _builtin_alias(symbol: Attribute | Type) -> str | None:
    if symbol.DEFAULT_ALIAS is not None:
        return symbol.DEFAULT_ALIAS
    if isinstance(symbol, DistinctAttr):
        return None if isinstance(symbol.referenced, UnitAttr) else "distinct"
    if isinstance(symbol, TupleType) and len(symbol.types) > 16:
        return "tuple"
    return None


class AliasWatch:
    """Notes whether a print shows anything that wants an alias."""

    __slots__ = ("found", "_hooks", "_without", "_classes_without")

    def __init__(self, hooks: tuple[AliasHook, ...]) -> None:
        self.found = False
        self._hooks = hooks
        self._without: set[Attribute | Type] = set()
        self._classes_without: set[type[Attribute | Type]] = set()

    def see(self, symbol: Attribute | Type) -> None:
        """Look at an attribute or type that is printed."""
        if symbol.__class__ in self._classes_without or symbol in self._without:
            return
        if suggested_alias(symbol, self._hooks):
            self.found = True
        elif not self._hooks and _never_wants_alias(symbol.__class__):
            self._classes_without.add(symbol.__class__)
        else:
            self._without.add(symbol)


def _never_wants_alias(symbol_class: type[Attribute | Type]) -> bool:
    """Whether no attribute or type of a class wants an alias, unless a dialect suggests one."""
    return (
        symbol_class.DEFAULT_ALIAS is None
        and symbol_class.suggested_alias in (Attribute.suggested_alias, Type.suggested_alias)
        and not issubclass(symbol_class, _WITH_BUILTIN_ALIAS)
    )


class _Visited:
    """An attribute or type, as far as it is known while aliases are collected."""

    __slots__ = ("symbol", "alias", "depth", "can_be_deferred", "children")

    def __init__(self, symbol: Attribute | Type, alias: str | None, can_be_deferred: bool) -> None:
        self.symbol = symbol
        self.alias = alias
        self.depth = 1 if alias is not None else 0
        self.can_be_deferred = can_be_deferred
        self.children: Sequence[_Visited] = ()


class AliasState:
    """The aliases of one print: the text that stands for an attribute or type, in the order of their definitions."""

    __slots__ = ("names", "deferred")

    def __init__(self) -> None:
        self.names: dict[Attribute | Type, str] = {}
        self.deferred: set[Attribute | Type] = set()


class AliasVisits:
    """The attributes and types met, in order, with the aliases that they want and how deep these are nested."""

    __slots__ = ("_visited", "_hooks", "_visit_nested", "_open")

    def __init__(
        self,
        hooks: tuple[AliasHook, ...],
        visit_nested: Callable[[Attribute | Type, bool], object],
    ) -> None:
        self._visited: dict[Attribute | Type, _Visited] = {}
        self._hooks = hooks
        self._visit_nested = visit_nested
        self._open: list[list[_Visited]] = []

    def visit(
        self, symbol: Attribute | Type, can_be_deferred: bool, elide_type: bool = False
    ) -> None:
        """Note an attribute or type that is printed, and what is printed inside it."""
        visited = self._visited.get(symbol)
        if visited is not None:
            if not can_be_deferred:
                _mark_not_deferrable(visited)
        else:
            alias = suggested_alias(symbol, self._hooks)
            visited = self._visited[symbol] = _Visited(symbol, alias, can_be_deferred)
            if symbol.__class__ is not FileLineColRange:  # in which nothing has an alias
                self._visit_children(visited, elide_type)
        if self._open:
            self._open[-1].append(visited)

    def _visit_children(self, visited: _Visited, elide_type: bool) -> None:
        children: list[_Visited] = []
        visited.children = children
        self._open.append(children)
        self._visit_nested(visited.symbol, elide_type)
        self._open.pop()
        depth = max((child.depth for child in children), default=0)
        if depth:
            visited.depth = depth + 1

    def state(self) -> AliasState:
        """The aliases with their numbers: by depth, types before attributes, by name, then as they were met."""
        state = AliasState()
        counts: dict[str, int] = {}
        used: set[str] = set()
        wanted = [visited for visited in self._visited.values() if visited.alias is not None]
        wanted.sort(key=lambda v: (v.depth, not isinstance(v.symbol, Type), v.alias or ""))
        for visited in wanted:
            alias = visited.alias
            assert alias is not None
            number = counts.get(alias, 0)
            while (name := _numbered(alias, number)) in used:
                number += 1
            counts[alias] = number + 1
            used.add(name)
            sigil = "!" if isinstance(visited.symbol, Type) else "#"
            state.names[visited.symbol] = sigil + name
            if visited.can_be_deferred:
                state.deferred.add(visited.symbol)
        return state


def _numbered(alias: str, number: int) -> str:
    """`map`, `map1`, …; a number is kept apart from a name that ends with a digit."""
    if number == 0:
        return alias
    return f"{alias}_{number}" if alias[-1].isdigit() else f"{alias}{number}"


def _mark_not_deferrable(visited: _Visited) -> None:
    stack = [visited]
    while stack:
        current = stack.pop()
        if current.can_be_deferred:
            current.can_be_deferred = False
            stack.extend(current.children)
