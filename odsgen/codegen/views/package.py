"""The view of a package's `__init__`: what it exports and the `DIALECT`."""

from __future__ import annotations

from dataclasses import dataclass

from odsgen.codegen.docstrings import docstring
from odsgen.codegen.literals import string_literal
from odsgen.codegen.views.interfaces import interface_exports, trait_exports
from odsgen.ods.hooks import required_hooks
from odsgen.ods.model import DialectDef


@dataclass(frozen=True, slots=True)
class ExportView:
    """Names that a submodule gives to the package."""

    module: str
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PackageView:
    documentation: str
    exports: tuple[ExportView, ...]
    all_names: tuple[str, ...]  # literals, sorted
    arguments: tuple[str, ...]  # of `Dialect(…)`


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
    hooks = required_hooks(dialect)
    return PackageView(
        documentation=docstring(
            dialect.summary or f"The {dialect.name} dialect", dialect.description
        ),
        exports=tuple(exports),
        all_names=tuple(map(string_literal, sorted(names))),
        arguments=tuple(_arguments(dialect, hooks)),
    )


def hooks_import(dialect: DialectDef) -> tuple[str, str]:
    """Package and name of the hand-written module."""
    if dialect.hooks_module is None:
        return ".", "hooks"
    package, _, module = dialect.hooks_module.rpartition(".")
    return (package, module) if package else (".", module)


def hooks_module_expression(dialect: DialectDef) -> str:
    """The dotted name of the hook module."""
    if dialect.hooks_module is None:
        return 'f"{__package__}.hooks"'
    return string_literal(dialect.hooks_module)


def _arguments(dialect: DialectDef, hooks: tuple[str, ...]) -> list[str]:
    arguments = [string_literal(dialect.name)]

    def add(name: str, classes: list[str]) -> None:
        if classes:
            arguments.append(f"{name}=({''.join(f'{c}, ' for c in classes)})")

    add("operations", [op.class_name for op in dialect.ops])
    add("types", [t.name for t in dialect.types])
    add("attributes", [a.name for a in dialect.attributes])
    dependencies = [string_literal(name) for name in dialect.dependencies]
    add("dependencies", dependencies)
    if dialect.version is not None:
        arguments.append(f"version={dialect.version}")
    if dialect.allow_unknown_operations:
        arguments.append("allow_unknown_operations=True")
    if dialect.allow_unknown_types:
        arguments.append("allow_unknown_types=True")
    if dialect.extensible:
        arguments.append("extensible=True")
    if dialect.patterns:
        arguments.append('patterns_module=f"{__package__}.patterns"')
    if hooks:
        arguments.append("hooks=hooks")
        listed = "".join(f"{string_literal(hook)}, " for hook in hooks)
        arguments.append(f"required_hooks=({listed})")
    return arguments
