"""The interfaces of a generated class: its base classes, and the table `INTERFACES`."""

from __future__ import annotations

from collections.abc import Iterable

from odsgen.codegen.context import FileContext
from odsgen.codegen.python.expressions import NONE, Expression, Literal, Name, mapping
from odsgen.ods.library.interfaces import INTERFACES
from odsgen.ods.library.runtime_interfaces import RUNTIME_INTERFACES
from odsgen.ods.model import InterfaceUse

_BASES_OF_MLIR = {
    row.mlir_name: tuple(INTERFACES[base].mlir_name for base in row.bases)
    for row in INTERFACES.values()
}


def all_interfaces(uses: Iterable[InterfaceUse], context: FileContext) -> list[str]:
    """The names of interfaces with those that they include, sorted."""
    return sorted(_with_bases([use.name for use in uses], context))


def interface_table(names: Iterable[str]) -> Expression | None:
    """`{"A": None}`: the class implements the interfaces itself; None for no interface."""
    entries = [(Literal(name), NONE) for name in names]
    return mapping(entries) if entries else None


def interface_bases(names: Iterable[str], context: FileContext) -> list[Name]:
    """The runtime's classes of interfaces that a class extends, without those that others include."""
    names = [name for name in names if name in RUNTIME_INTERFACES]
    included = _with_bases([b for name in names for b in _bases_of(name, context)], context)
    return [
        context.imports.name(RUNTIME_INTERFACES[name], name)
        for name in names
        if name not in included
    ]


def extended_interfaces(names: Iterable[str], context: FileContext) -> set[str]:
    """The names of the interfaces that a class extends, with those that they include."""
    return _with_bases([name for name in names if name in RUNTIME_INTERFACES], context)


def _with_bases(names: Iterable[str], context: FileContext) -> set[str]:
    """The interfaces and those that they include."""
    found: set[str] = set()
    pending = list(names)
    while pending:
        name = pending.pop()
        if name not in found:
            found.add(name)
            pending += _bases_of(name, context)
    return found


def _bases_of(name: str, context: FileContext) -> tuple[str, ...]:
    declared = context.interfaces.get(name)
    if declared is not None and declared.dialect:
        return declared.bases
    return _BASES_OF_MLIR.get(name, ())
