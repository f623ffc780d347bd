"""References to symbols: which there are in a symbol table, and their replacement (`mlir/lib/IR/SymbolTable.cpp`)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from odsgen.runtime.base.attribute import Attribute, AttrOrType, Type
from odsgen.runtime.builtin.attributes import SymbolRefAttr
from odsgen.runtime.ir.operation import Operation, UnregisteredOperation
from odsgen.runtime.ir.symbol_table import (
    is_symbol_table,
    may_be_unknown_symbol_table,
    symbol_name,
)


class SymbolUse(NamedTuple):
    """A reference to a symbol in an attribute of an operation."""

    user: Operation
    reference: SymbolRefAttr


def _references(symbol: AttrOrType) -> Iterator[SymbolRefAttr]:
    """The symbol references in an attribute; the parts of a nested one do not count by themselves."""
    stack = [symbol]
    seen = set()
    while stack:
        current = stack.pop()
        if isinstance(current, SymbolRefAttr):
            yield current
            continue
        if current in seen:
            continue
        seen.add(current)
        stack.extend(reversed(current.immediate_subelements()))


def _attributes(op: Operation) -> Iterator[Attribute]:
    yield from op.stored_attributes.values()
    yield from op.properties_as_attributes().values()
    if isinstance(op, UnregisteredOperation) and op.properties_attribute is not None:
        yield op.properties_attribute


def _operations_in_scope(table: Operation) -> Iterator[Operation]:
    """The operations inside a symbol table, but not in nested ones, which have names of their own."""
    pending = [table]
    while pending:
        parent = pending.pop()
        for region in parent.regions:
            for block in region.blocks:
                for op in block:
                    yield op
                    if op.regions and not is_symbol_table(op):
                        pending.append(op)


def symbol_uses(symbol: str | Operation, within: Operation) -> list[SymbolUse]:
    """The references to a symbol of the table `within`, from anywhere inside it, that begin with its name.

    Nested symbol tables have names of their own and are not entered; they are themselves looked at.
    """
    name = symbol if isinstance(symbol, str) else symbol_name(symbol)
    return [
        SymbolUse(op, reference)
        for op in _operations_in_scope(within)
        for attribute in _attributes(op)
        for reference in _references(attribute)
        if reference.root == name
    ]


def symbol_references(op: Operation) -> list[SymbolUse] | None:
    """All references to symbols that an operation makes itself and inside, but not in nested symbol tables.

    None where there may be a symbol table of which nothing is known.
    """
    found: list[SymbolUse] = []
    pending = [op]
    while pending:
        current = pending.pop()
        if may_be_unknown_symbol_table(current):
            return None
        for attribute in _attributes(current):
            found.extend(SymbolUse(current, reference) for reference in _references(attribute))
        if current.regions and not is_symbol_table(current):
            pending += [
                inner for region in current.regions for block in region.blocks for inner in block
            ]
    return found


def symbol_has_uses(symbol: str | Operation, within: Operation) -> bool:
    """Whether a symbol of the table `within` is referred to inside it."""
    return bool(symbol_uses(symbol, within))


def replace_all_symbol_uses(old: str, new: str, within: Operation) -> None:
    """Make every reference inside the table `within` that begins with `old` begin with `new`."""
    replace_symbol_uses({old: new}, within)


def replace_symbol_uses(names: Mapping[str, str], within: Operation) -> None:
    """Make every reference inside the table `within` that begins with one of the names begin with the new one."""

    def replaced(symbol: Attribute | Type) -> Attribute | Type:
        if isinstance(symbol, SymbolRefAttr):
            new = names.get(symbol.root)
            return symbol if new is None else SymbolRefAttr.get(new, symbol.nested)
        if not any(reference.root in names for reference in _references(symbol)):
            return symbol
        return symbol.replace_immediate_subelements(replaced)

    users = [
        op
        for op in _operations_in_scope(within)
        if any(
            reference.root in names
            for attribute in _attributes(op)
            for reference in _references(attribute)
        )
    ]
    for user in users:
        for name, attribute in list(user.stored_attributes.items()):
            value = replaced(attribute)
            assert isinstance(value, Attribute)
            user.attributes[name] = value
        for name, value in list(user.stored_properties.items()):
            if isinstance(value, Attribute):
                user.properties[name] = replaced(value)
        if isinstance(user, UnregisteredOperation) and user.properties_attribute is not None:
            held = replaced(user.properties_attribute)
            assert isinstance(held, Attribute)
            user.properties_attribute = held
