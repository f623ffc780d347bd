"""The view of a package's `__init__`: what it exports and the `DIALECT`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from odsgen.codegen.docstrings import docstring
from odsgen.codegen.python.expressions import TRUE, Expression, Literal, Name, formatted
from odsgen.codegen.views.interfaces import interface_exports, trait_exports
from odsgen.ods.model import DialectDef
from odsgen.ods.model.hooks import required_hooks


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
    required_hooks: tuple[str, ...]


def package_view(dialect: DialectDef) -> PackageView:
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
        required_hooks=required_hooks(dialect),
    )


def hooks_import(dialect: DialectDef) -> tuple[str, str]:
    """Package and name of the hand-written module."""
    if dialect.hooks_module is None:
        return ".", "hooks"
    package, _, module = dialect.hooks_module.rpartition(".")
    return (package, module) if package else (".", module)


def hooks_module(dialect: DialectDef) -> Expression:
    """The dotted name of the hook module."""
    if dialect.hooks_module is None:
        return _submodule("hooks")
    return Literal(dialect.hooks_module)


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
