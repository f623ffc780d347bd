"""The view of a package's `__init__`: what it exports and the `DIALECT`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from odsgen.codegen.docstrings import docstring
from odsgen.codegen.hook_files import HOOKS
from odsgen.codegen.hook_slots import HookSlots
from odsgen.codegen.python.expressions import TRUE, Expression, Literal, Name, Sequence, formatted
from odsgen.codegen.views.interfaces import interface_exports, trait_exports
from odsgen.ods.model import DialectDef


@dataclass(frozen=True, slots=True)
class ExportView:
    """Names that a submodule gives to the package."""

    module: str
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PackageView:
    """The exports of a package and the arguments of its `DIALECT`: tables of classes and names, and settings."""

    documentation: str
    exports: tuple[ExportView, ...]
    all_names: tuple[str, ...]  # sorted
    dialect: str
    tables: tuple[tuple[str, tuple[Expression, ...]], ...]
    settings: tuple[tuple[str, Expression], ...]
    hook_modules: tuple[Expression, ...]  # the modules and packages of hooks, its own first
    #: What hooks there have to be, by their decorators.
    declared_hooks: tuple[tuple[str, tuple[str, ...]], ...]
    directives: tuple[tuple[str, str], ...]  # what each gives when it is parsed
    unchecked: tuple[str, ...]  # hooks that would check programs and that nobody has written


def package_view(dialect: DialectDef, hook_slots: HookSlots) -> PackageView:
    """Decide what the package of a dialect offers."""
    exports = []
    for module, definitions in (
        ("attributes", [a.name for a in dialect.attributes]),
        ("enums", [e.name for e in dialect.enums]),
        ("interfaces", interface_exports(dialect)),
        ("ops", [o.class_name for o in dialect.ops]),
        ("traits", trait_exports(dialect)),
        ("types", [t.name for t in dialect.types]),
    ):
        if definitions:
            exports.append(ExportView(f".{module}", tuple(definitions)))
    names = ["DIALECT", *(name for export in exports for name in export.names)]
    return PackageView(
        documentation=docstring(
            dialect.summary or f"The {dialect.name} dialect", dialect.description
        ),
        exports=tuple(exports),
        all_names=tuple(sorted(names)),
        dialect=dialect.name,
        tables=tuple(_tables(dialect)),
        settings=tuple(_settings(dialect)),
        hook_modules=(_submodule(HOOKS), *map(Literal, filter(None, [dialect.hooks_module]))),
        declared_hooks=tuple(hook_slots.declared().items()),
        directives=tuple(hook_slots.directives().items()),
        unchecked=dialect.unchecked_hooks,
    )


def _submodule(name: str) -> Expression:
    """The dotted name of a module of the package."""
    return formatted(Name("__package__"), f".{name}")


def _tables(dialect: DialectDef) -> Iterator[tuple[str, tuple[Expression, ...]]]:
    """The classes of a dialect, and the dialects that it needs."""
    for name, classes in (
        ("operations", [op.class_name for op in dialect.ops]),
        ("types", [t.name for t in dialect.types]),
        ("attributes", [a.name for a in dialect.attributes]),
    ):
        if classes:
            yield name, tuple(map(Name, classes))
    if dialect.dependencies:
        yield "dependencies", tuple(map(Literal, dialect.dependencies))


def _settings(dialect: DialectDef) -> Iterator[tuple[str, Expression]]:
    if dialect.version is not None:
        yield "version", Literal(dialect.version)
    for name, is_set in (
        ("allow_unknown_operations", dialect.allow_unknown_operations),
        ("allow_unknown_types", dialect.allow_unknown_types),
        ("extensible", dialect.extensible),
    ):
        if is_set:
            yield name, TRUE
    if dialect.patterns:
        yield "patterns_module", _submodule("patterns")
    conversions = [
        Sequence((Name(type.name), Literal(type.converts_to)))
        for type in dialect.types
        if type.converts_to is not None
    ]
    if conversions:
        yield "type_conversions", Sequence(tuple(conversions))
