"""Warnings of traits that name operations of other dialects which nobody can find: they would hold of nothing, in silence."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from odsgen.ods.model import DialectDef, OpDef, TraitUse
from odsgen.places import Place
from odsgen.resources import resource_directory
from odsgen.spec.errors import SpecDiagnostic

#: The traits whose arguments are operations, and what comes of an unknown one.
_CONSEQUENCES = {
    "HasParent": "no operation can be its parent",
    "ParentOneOf": "no operation of that name can be its parent",
    "SingleBlockImplicitTerminator": "its block cannot be ended",
    "SingleBlockImplicitTerminatorImpl": "its block cannot be ended",
}


def unknown_operations(dialect: DialectDef) -> Iterator[SpecDiagnostic]:
    """A warning for each operation that a trait names, of a dialect that is neither imported nor bundled, or not in it.

    Names of imported dialects and of this one are checked when traits are bound.
    """
    seen: set[SpecDiagnostic] = set()  # those of an op class once
    for op in dialect.ops:
        for use in op.traits:
            for warning in _warnings(dialect, op, use):
                if warning not in seen:
                    seen.add(warning)
                    yield warning


def _warnings(dialect: DialectDef, op: OpDef, use: TraitUse) -> Iterator[SpecDiagnostic]:
    consequence = _CONSEQUENCES.get(use.name)
    if consequence is None:
        return
    for name in _names(use.arguments):
        of, dot, mnemonic = name.partition(".")
        if not dot or of == dialect.name or of in dialect.imports:
            continue
        known = bundled_operations(of)
        if mnemonic in (known or _operations_beside(of, use.place)):
            continue
        what = (
            f"the dialect '{of}' is neither imported nor bundled"
            if known is None
            else f"the bundled dialect '{of}' has no operation '{name}'"
        )
        hint = f"write imports: [{of}] if it has a spec" if known is None else None
        yield SpecDiagnostic(
            f"'{use.name}' of '{op.name}' names '{name}', and {what}: {consequence} unless a program loads it",
            use.place,
            hint,
            severity="warning",
            name="unknown-operation",
        )


def _names(arguments: object) -> Iterator[str]:
    if isinstance(arguments, str):
        yield arguments
    elif isinstance(arguments, (list, tuple)):
        for argument in arguments:
            yield from _names(argument)


_OPERATIONS = re.compile(r"^ops:\n((?:[ #][^\n]*\n|\n)*)", re.MULTILINE)
_MNEMONIC = re.compile(r"^  ([\w.]+):", re.MULTILINE)


def _operations_beside(dialect: str, place: Place | None) -> frozenset[str]:
    """The mnemonics in the spec of a dialect that stands beside the one that names it, as those of one import do."""
    if place is None or re.fullmatch(r"\w+", dialect) is None:
        return frozenset()
    return _operations_of(Path(place.file).parent / f"{dialect}.yaml") or frozenset()


@cache
def bundled_operations(dialect: str) -> frozenset[str] | None:
    """The mnemonics in a bundled spec, which is read as far as its keys; None if there is no such dialect."""
    if re.fullmatch(r"\w+", dialect) is None:
        return None
    return _operations_of(resource_directory("dialect_specs") / f"{dialect}.yaml")


@cache
def _operations_of(path: Path) -> frozenset[str] | None:
    """The mnemonics in a spec, which is read as far as its keys; None where there is no readable file."""
    try:
        text = path.read_text("utf-8") if path.is_file() else None
    except (OSError, ValueError):
        return None
    if text is None:
        return None
    found = _OPERATIONS.search(text)
    return frozenset(_MNEMONIC.findall(found[1])) if found else frozenset()
