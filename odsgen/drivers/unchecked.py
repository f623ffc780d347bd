"""The parts of a program that nobody checks: operations, types and attributes whose verifier or inference is not written."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator

from odsgen.runtime.base.attribute import Attribute, Type
from odsgen.runtime.builtin.attributes import DictionaryAttr
from odsgen.runtime.diagnostics import Diagnostic, Severity, VerifyError
from odsgen.runtime.ir.operation import Operation
from odsgen.runtime.ir.subelements import walk_subelements
from odsgen.runtime.registry.context import known_checks, loaded_dialect
from odsgen.runtime.registry.hooks import unwritten_checks
from odsgen.runtime.registry.unchecked import checked_names, hooks_by_class


def refuse_unchecked(op: Operation) -> None:
    """Verify a program; raises VerifyError for what is wrong with it, or is not checked."""
    for key in unwritten_checks():  # those that another program asked for
        known_checks.pop(key, None)
    op.verify()
    found = list(_unchecked_parts(op))
    if found:
        raise VerifyError(found)


def _unchecked_parts(root: Operation) -> Iterator[Diagnostic]:
    """An error for each unwritten hook that would check a part of a verified program, at the first such part."""
    told: set[str] = set()
    known: dict[str, dict[str, list[str]]] = {}  # of each package the hooks by the names of classes
    seen: set[Attribute | Type] = set()
    for op in root.walk():
        found = [(f"'{op.name}' op", hook) for hook in _of_operation(op, known)]
        found += _of_attached(op.stored_attributes)
        for symbol in _symbols(op, seen):
            if isinstance(symbol, DictionaryAttr):  # as those of the arguments of a function
                found += _of_attached(name for name, _ in symbol.entries)
            hooks = _of_dialect(type(symbol), symbol.DIALECT_NAME, known)
            found += [(f"'{symbol}'", hook) for hook in hooks.get(type(symbol).__name__, ())]
        for what, hook in found:
            if hook not in told:
                told.add(hook)
                yield _error(op, what, hook)
    for dialect, name in unwritten_checks():
        yield _error(root, f"a constraint of the dialect '{dialect}'", f'@checks("{name}")')


def _error(op: Operation, what: str, hook: str) -> Diagnostic:
    message = f"{what} is not checked: nobody has written {hook} (--unchecked=warn lets it pass)"
    return Diagnostic(Severity.ERROR, op.location, message)


def _of_operation(op: Operation, known: dict[str, dict[str, list[str]]]) -> Iterator[str]:
    hooks = _of_dialect(type(op), op.dialect_name, known)
    for name in checked_names(type(op)) if hooks else ():
        yield from hooks.get(name, ())


def _of_attached(names: Iterable[str]) -> Iterator[tuple[str, str]]:
    """The discardable attributes that a dialect would check by hooks of its own, and those."""
    for name in names:
        prefix, dot, _ = name.partition(".")
        dialect = loaded_dialect(prefix) if dot else None
        if dialect is not None:
            for hook in hooks_by_class(dialect.unchecked).get("", ()):
                yield f"attribute '{name}'", hook


def _of_dialect(
    member: type[Operation | Attribute | Type], name: str, known: dict[str, dict[str, list[str]]]
) -> dict[str, list[str]]:
    """The hooks of the dialect of a class; one that is silent about them keeps them in its package."""
    package = member.__module__.rpartition(".")[0]
    hooks = known.get(package)
    if hooks is None:
        dialect = loaded_dialect(name)
        told = () if dialect is None else dialect.unchecked
        hooks = hooks_by_class(told or getattr(sys.modules.get(package), "UNCHECKED", ()))
        known[package] = hooks
    return hooks


def _symbols(op: Operation, seen: set[Attribute | Type]) -> Iterator[Attribute | Type]:
    """The types and attributes of an operation that were not met before."""
    arguments = (a for region in op.regions for block in region.blocks for a in block.arguments)
    kept = (*op.stored_properties.values(), *op.stored_attributes.values())
    for each in (*op.result_types, *(a.type for a in arguments), *kept):
        if isinstance(each, (Attribute, Type)) and each not in seen:
            for symbol in walk_subelements(each):
                if symbol not in seen:
                    seen.add(symbol)
                    yield symbol
