"""Aliases that the printer gives to attributes and types (`AliasState` of MLIR's AsmPrinter; LangRef: Type Aliases).

Which ones get an alias, and which number, depends on what a print of the program shows and in which order.  Most programs
show nothing that wants one: they are printed as if there were none, and an `AliasWatch` looks whether that was right.  If it
was not, the program is printed by an `AliasCollector`, which only looks, and then once more.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING

from odsgen.runtime.base.attribute import Attribute, Type
from odsgen.runtime.builtin.attributes import DistinctAttr, UnitAttr
from odsgen.runtime.builtin.types import TupleType
from odsgen.runtime.printer.names import sanitize_identifier
from odsgen.runtime.registry.context import context_of, loaded_dialects

if TYPE_CHECKING:
    from odsgen.runtime.ir.operation import Operation

AliasHook = Callable[["Attribute | Type"], "str | None"]


def alias_hooks(op: Operation) -> tuple[AliasHook, ...]:
    """The functions by which dialects suggest aliases (OpAsmDialectInterface), then the aliases that the program had.

    Those of the context in which the program was read; of what was built, all dialects of the process.
    """
    context = context_of(op)
    dialects = loaded_dialects() if context is None else context.dialects()
    hooks = tuple(d.alias for d in dialects if d.alias is not None)
    return (*hooks, op.read_aliases.get) if op.read_aliases else hooks


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

    __slots__ = ("found", "classes_without", "_hooks", "_without")

    def __init__(self, hooks: tuple[AliasHook, ...]) -> None:
        self.found = False
        self._hooks = hooks
        self._without: set[Attribute | Type] = set()
        self.classes_without: set[type[Attribute | Type]] = set()  # none of which wants one

    def see(self, symbol: Attribute | Type) -> None:
        """Look at an attribute or type that is printed."""
        if symbol.__class__ in self.classes_without or symbol in self._without:
            return
        if suggested_alias(symbol, self._hooks):
            self.found = True
        elif not self._hooks and _never_wants_alias(symbol.__class__):
            self.classes_without.add(symbol.__class__)
        else:
            self._without.add(symbol)


def _never_wants_alias(symbol_class: type[Attribute | Type]) -> bool:
    """Whether no attribute or type of a class wants an alias, unless a dialect suggests one."""
    return (
        symbol_class.DEFAULT_ALIAS is None
        and symbol_class.suggested_alias in (Attribute.suggested_alias, Type.suggested_alias)
        and not issubclass(symbol_class, _WITH_BUILTIN_ALIAS)
    )
