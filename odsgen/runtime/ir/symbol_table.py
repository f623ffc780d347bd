"""Symbols and symbol tables (Symbols and Symbol Tables; `mlir/lib/IR/SymbolTable.cpp` is the rule)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import TYPE_CHECKING, TypeVar, overload

from odsgen.runtime.builtin.attributes import StringAttr, SymbolRefAttr
from odsgen.runtime.ir import traits
from odsgen.runtime.ir.operation import Operation
from odsgen.runtime.registry.context import dialect_loaded_for
from odsgen.runtime.support.on_demand import ModuleOnDemand

if TYPE_CHECKING:
    from odsgen.runtime.ir import symbol_changes
    from odsgen.runtime.ir.block import Block
else:
    symbol_changes = ModuleOnDemand("odsgen.runtime.ir.symbol_changes")

OpT = TypeVar("OpT", bound=Operation)

SYMBOL_NAME = "sym_name"
SYMBOL_VISIBILITY = "sym_visibility"


def symbol_name(op: Operation) -> str | None:
    """The name that an operation gives itself as a symbol."""
    name = op.attribute(SYMBOL_NAME)
    return name.value if isinstance(name, StringAttr) else None


def set_symbol_name(op: Operation, name: str) -> None:
    """Rename a symbol; its uses stay as they are."""
    op.set_attribute(SYMBOL_NAME, StringAttr.get(name))


def symbol_visibility(op: Operation) -> str:
    """`public`, `private` or `nested`."""
    visibility = op.attribute(SYMBOL_VISIBILITY)
    return visibility.value if isinstance(visibility, StringAttr) else "public"


def is_symbol_table(op: Operation) -> bool:
    """Whether symbols can be defined in the region of an operation."""
    return traits.SymbolTable in op.TRAITS


def may_be_unknown_symbol_table(op: Operation) -> bool:
    return (
        not op.REGISTERED
        and len(op.regions) == 1
        and dialect_loaded_for(op, op.dialect_name) is None
    )


def nearest_symbol_table(op: Operation) -> Operation | None:
    """The operation itself or the nearest around it that is a symbol table; None where an unknown one may come before."""
    current: Operation | None = op
    while current is not None:
        if traits.SymbolTable in current.TRAITS:
            return current
        if not current.REGISTERED and may_be_unknown_symbol_table(current):
            return None
        current = current.parent_op
    return None


def _symbols(table: Operation) -> Iterator[tuple[str, Operation]]:
    for region in table.regions:
        for block in region.blocks:
            for op in block:
                name = symbol_name(op)
                if name is not None:
                    yield name, op


class SymbolTable:
    """The symbols directly in an operation with the trait SymbolTable, by name.

    Raises ValueError for any other operation.
    """

    __slots__ = ("op", "_symbols", "_uniquing")

    def __init__(self, op: Operation) -> None:
        if not is_symbol_table(op):
            raise ValueError(f"'{op.name}' is not a symbol table")
        self.op = op
        self._symbols: dict[str, Operation] = {}
        self._uniquing = 0
        for name, symbol in _symbols(op):
            self._symbols.setdefault(name, symbol)

    @overload
    def lookup(self, name: str) -> Operation | None: ...

    @overload
    def lookup(self, name: str, op_class: type[OpT]) -> OpT | None: ...

    def lookup(self, name: str, op_class: type[Operation] | None = None) -> Operation | None:
        """The symbol of that name, if it is of that class."""
        found = self._symbols.get(name)
        return found if op_class is None or isinstance(found, op_class) else None

    insert = symbol_changes.insert
    rename = symbol_changes.rename
    rename_all = symbol_changes.rename_all

    def remove(self, symbol: Operation) -> None:
        """Forget a symbol; the operation stays where it is."""
        name = symbol_name(symbol)
        if name is not None and self._symbols.get(name) is symbol:
            del self._symbols[name]

    def erase(self, symbol: Operation) -> None:
        """Forget a symbol and erase its operation."""
        self.remove(symbol)
        symbol.erase()


class SymbolTableCollection:
    """Symbol tables made on demand and kept, for many look-ups in a program that does not change meanwhile."""

    __slots__ = ("_tables", "_nearest", "possible_users")

    def __init__(self, possible_users: Mapping[Block, Sequence[Operation]] | None = None) -> None:
        self._tables: dict[Operation, SymbolTable] = {}
        self._nearest: dict[Block, Operation | None] = {}  # around the operations of a block
        #: If known, by block: the operations that may use symbols, and all that have regions.
        self.possible_users = possible_users

    def table(self, op: Operation) -> SymbolTable:
        """The table of an operation with the trait SymbolTable."""
        table = self._tables.get(op)
        if table is None:
            table = self._tables[op] = SymbolTable(op)
        return table

    def lookup_symbol_in(
        self, table: Operation, symbol: str | StringAttr | SymbolRefAttr
    ) -> Operation | None:
        """The symbol that a name or a (nested) reference means in a table."""
        if isinstance(symbol, SymbolRefAttr):
            path = _path(symbol)
        else:
            path = (symbol if isinstance(symbol, str) else symbol.value,)
        current: Operation | None = table
        for name in path:
            if current is None:
                return None
            symbols = self._tables.get(current)
            if symbols is None:
                if not is_symbol_table(current):
                    return None
                symbols = self.table(current)
            current = symbols._symbols.get(name)
        return current

    def lookup_path_in(self, table: Operation, reference: SymbolRefAttr) -> list[Operation] | None:
        """All symbols that a nested reference goes through, the outermost first; None if one of them is not there."""
        found: list[Operation] = []
        current = table
        for name in _path(reference):
            symbol = self.table(current).lookup(name) if is_symbol_table(current) else None
            if symbol is None:
                return None
            found.append(symbol)
            current = symbol
        return found

    def lookup_nearest_symbol_from(
        self, op: Operation, symbol: str | StringAttr | SymbolRefAttr
    ) -> Operation | None:
        """The symbol that a name or reference means at an operation: in the nearest symbol table around it."""
        block = op.parent_block
        if block is None or not op.REGISTERED or traits.SymbolTable in op.TRAITS:
            table = nearest_symbol_table(op)
        else:
            try:
                table = self._nearest[block]
            except KeyError:
                table = self._nearest[block] = nearest_symbol_table(op)
        return self.lookup_symbol_in(table, symbol) if table is not None else None


#: The tables of the verification that runs: a program does not change meanwhile, and each use looks for its symbol.
_verified: ContextVar[SymbolTableCollection | None] = ContextVar("verified", default=None)


@contextmanager
def kept_symbol_tables(possible_users: Mapping[Block, Sequence[Operation]]) -> Iterator[None]:
    """Within, the functions that look for symbols keep the tables that they make.

    `possible_users`: by block, the operations that may use symbols, and all that have regions, as far as blocks were
    looked at by then.
    """
    token = _verified.set(SymbolTableCollection(possible_users))
    try:
        yield
    finally:
        _verified.reset(token)


def lookup_symbol_in(
    table: Operation, symbol: str | StringAttr | SymbolRefAttr
) -> Operation | None:
    """The symbol that a name or a (nested) reference means in a table."""
    return (_verified.get() or SymbolTableCollection()).lookup_symbol_in(table, symbol)


def lookup_nearest_symbol_from(
    op: Operation, symbol: str | StringAttr | SymbolRefAttr
) -> Operation | None:
    """The symbol that a name or reference means at an operation: in the nearest symbol table around it."""
    return (_verified.get() or SymbolTableCollection()).lookup_nearest_symbol_from(op, symbol)


def _path(reference: SymbolRefAttr) -> tuple[str, ...]:
    return (reference.root, *reference.nested)


# --- verification -----------------------------------------------------------------------------------------------------------


def verify_symbol_table(op: Operation) -> None:
    """The names of a symbol table are unique, and what refers to symbols refers rightly; raises VerifyError."""
    if len(op.regions) != 1:
        raise op.op_error("Operations with a 'SymbolTable' must have exactly one region")
    if len(op.regions[0]) != 1:
        raise op.op_error("Operations with a 'SymbolTable' must have exactly one block")
    known: dict[str, Operation] = {}
    for name, symbol in _symbols(op):
        first = known.setdefault(name, symbol)
        if first is not symbol:
            error = symbol.error(f"redefinition of symbol named '{name}'")
            error.diagnostics[0].attach_note("see existing symbol definition here", first.location)
            raise error
    verify_symbol_uses(op)


def _verify_uses_of(op: Operation, symbol_tables: SymbolTableCollection) -> None:
    """The symbol uses of an operation itself, then those of its discardable attributes (SymbolUserAttrInterface)."""
    if op.verify_symbol_uses is not None:
        op.verify_symbol_uses(symbol_tables)
    for attribute in op.stored_attributes.values():
        if "SymbolUserAttrInterface" in attribute.INTERFACES:
            from odsgen.runtime.base.interface import as_interface
            from odsgen.runtime.ir.symbol_interfaces import SymbolUserAttrInterface

            user = as_interface(attribute, SymbolUserAttrInterface)
            assert user is not None
            user.verify_symbol_uses(op, symbol_tables)


def verify_symbol_uses(table: Operation) -> None:
    """Let every operation that uses symbols check them (SymbolUserOpInterface); raises VerifyError for the first error."""
    kept = _verified.get()
    collection = SymbolTableCollection() if kept is None else kept
    possible_users = collection.possible_users
    pending = list(table.regions)
    while pending:
        region = pending.pop()
        for block in region.blocks:
            for op in block if possible_users is None else possible_users.get(block, ()):
                _verify_uses_of(op, collection)
                if op.regions and not is_symbol_table(op):
                    pending.extend(op.regions)
