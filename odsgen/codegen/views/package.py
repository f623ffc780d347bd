"""The view of a package's `__init__`: what it exports and the `DIALECT`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from odsgen.codegen.docstrings import docstring
from odsgen.codegen.hook_modules import HookModules, HookModuleView, UsedHooksView
from odsgen.codegen.hook_sources import HOOKS, OPTIONAL_NAMES
from odsgen.codegen.python.expressions import TRUE, Expression, Literal, Name, Sequence, formatted
from odsgen.codegen.views.interfaces import interface_exports, trait_exports
from odsgen.ods.model import DialectDef
from odsgen.ods.model.hooks import dialect_hooks

#: A module of hooks, with each of them and how it is called; empty for what is no function.
HookPackageEntry = tuple[Expression, tuple[tuple[str, str], ...]]


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
    #: The module of all hooks; none where they are in several modules.
    hook_modules: tuple[UsedHooksView, ...]
    #: What each module of several defines that is asked for by name.
    hook_package: tuple[HookPackageEntry, ...]
    #: The modules and packages whose hooks name their classes, the package's own first.
    bound_modules: tuple[Expression, ...]
    required_hooks: tuple[str, ...]  # those that are missed when the dialect is loaded
    unchecked: tuple[str, ...]  # hooks that would check programs and that nobody has written


def package_view(dialect: DialectDef, hook_modules: HookModules) -> PackageView:
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
    required = hook_modules.required()
    hook_package: tuple[HookPackageEntry, ...] = ()
    if hook_modules.is_package:
        hook_package = _hook_package(dialect, hook_modules)
        required = tuple(hook for hook in required if not hook_modules.is_found(hook))
    asked = (*required, *sorted(filter(hook_modules.is_written, OPTIONAL_NAMES)))
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
        hook_modules=(
            _module_of_all(dialect, hook_modules, asked[0])
            if asked and not hook_modules.is_package
            else ()
        ),
        hook_package=hook_package,
        bound_modules=(_submodule(HOOKS), *map(Literal, filter(None, [dialect.hooks_module]))),
        required_hooks=required,
        unchecked=dialect.unchecked_hooks,
    )


def _asked_by_name(dialect: DialectDef) -> set[str]:
    return {hook.function for hook in dialect_hooks(dialect) if hook.kind.is_asked_by_name}


def _module_of_all(
    dialect: DialectDef, hook_modules: HookModules, first: str
) -> tuple[UsedHooksView, ...]:
    """The one module of all hooks; the other files of the package say how they call those that the dialect does not ask for."""
    asked = _asked_by_name(dialect)
    return hook_modules.used(asked) or (UsedHooksView(hook_modules.module_of(first), ()),)


def _hook_package(dialect: DialectDef, hook_modules: HookModules) -> tuple[HookPackageEntry, ...]:
    """The modules of hooks with those that the dialect itself asks for, and those that nobody has written."""
    asked = _asked_by_name(dialect)
    asked.update(hook for hook in hook_modules.required() if not hook_modules.is_found(hook))
    asked.update(name for name in OPTIONAL_NAMES if hook_modules.is_written(name))
    found: dict[HookModuleView, list[str]] = {}
    for hook in sorted(asked):
        found.setdefault(hook_modules.module_of(hook), []).append(hook)
    modules = sorted(found, key=lambda module: (module.package, module.module))
    return tuple(
        (module.name, tuple((hook, hook_modules.contract_of(hook)) for hook in found[module]))
        for module in modules
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
