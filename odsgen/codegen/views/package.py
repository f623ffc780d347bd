"""The view of a package's `__init__`: what it exports and the `DIALECT`."""

from __future__ import annotations

from dataclasses import dataclass

from odsgen.codegen.docstrings import docstring
from odsgen.codegen.literals import string_literal
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
    hooks_import: str | None
    hooks_module: str | None  # an expression
    arguments: tuple[str, ...]  # of `Dialect(…)`


def package_view(dialect: DialectDef) -> PackageView:
    """Decide what the package of a dialect offers."""
    exports = []
    for module, definitions in (
        ("attributes", [a.name for a in dialect.attributes]),
        ("enums", [e.name for e in dialect.enums]),
        ("ops", [o.class_name for o in dialect.ops]),
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
        hooks_import=hooks_import(dialect) if hooks else None,
        hooks_module=hooks_module_expression(dialect) if hooks else None,
        arguments=tuple(_arguments(dialect, hooks)),
    )


def required_hooks(dialect: DialectDef) -> tuple[str, ...]:
    """Every function that the dialect's hand-written module must define, sorted."""
    hooks = set(dialect.hooks)
    for definition in (*dialect.ops, *dialect.types, *dialect.attributes):
        hooks.update(definition.hooks)
    return tuple(sorted(hooks))


def hooks_import(dialect: DialectDef) -> str:
    """How a type checker sees the hook module."""
    if dialect.hooks_module is None:
        return "from . import hooks"
    package, _, module = dialect.hooks_module.rpartition(".")
    if not package:
        return f"import {module} as hooks"
    return f"from {package} import {module} as hooks"


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
    for declared, argument in (
        (dialect.has_operation_attribute_verifier, "verify_operation_attribute"),
        (dialect.has_region_argument_attribute_verifier, "verify_region_argument_attribute"),
        (dialect.has_region_result_attribute_verifier, "verify_region_result_attribute"),
        (dialect.has_constant_materializer, "materialize_constant"),
        (dialect.has_upgrade, "upgrade"),
        (dialect.has_type_parser, "parse_unknown_type"),
        (dialect.has_attribute_parser, "parse_unknown_attribute"),
    ):
        if declared:
            arguments.append(f"{argument}=hooks.bound({string_literal(DIALECT_HOOKS[argument])})")
    if hooks:
        arguments.append("hooks=hooks")
        listed = "".join(f"{string_literal(hook)}, " for hook in hooks)
        arguments.append(f"required_hooks=({listed})")
    return arguments


#: The hooks of a dialect itself, by the argument of `Dialect` that takes them.
DIALECT_HOOKS = {
    "verify_operation_attribute": "verify_operation_attribute",
    "verify_region_argument_attribute": "verify_region_argument_attribute",
    "verify_region_result_attribute": "verify_region_result_attribute",
    "materialize_constant": "materialize_constant",
    "upgrade": "upgrade",
    "parse_unknown_type": "parse_type",
    "parse_unknown_attribute": "parse_attribute",
}
