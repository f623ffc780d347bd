"""The `__init__` of a package: what it exports and the arguments of its `DIALECT`."""

from __future__ import annotations

from collections.abc import Iterator

from odsgen.codegen.hook_files import HOOKS
from odsgen.codegen.python.expressions import TRUE, Expression, Literal, Name, Sequence, formatted
from odsgen.codegen.views.interfaces import interface_exports, op_traits, trait_exports
from odsgen.ods.model import DialectDef
from odsgen.ods.model.hooks import usual_forms
from odsgen.ods.model.hooks.usual_directives import MODULE as USUAL_DIRECTIVES


def class_modules(dialect: DialectDef) -> dict[str, str]:
    """Class → the module of the package that defines it."""
    return {
        **{e.name: ".enums" for e in dialect.enums},
        **{a.name: ".attributes" for a in dialect.attributes},
        **{t.name: ".types" for t in dialect.types},
        **{o.class_name: ".ops" for o in dialect.ops},
        **{i.name: ".interfaces" for i in dialect.interfaces},
        **{t.name: ".traits" for t in op_traits(dialect)},
    }


def dialect_tables(dialect: DialectDef) -> tuple[str, ...]:
    """The modules that define what the dialect has."""
    return tuple(name for name in ("ops", "types", "attributes") if getattr(dialect, name))


def hook_modules(dialect: DialectDef) -> tuple[Expression, ...]:
    """The modules and packages of hooks, its own first."""
    usual = USUAL_DIRECTIVES if usual_forms(dialect) else None
    return (_submodule(HOOKS), *map(Literal, filter(None, [dialect.hooks_module, usual])))


def _submodule(name: str) -> Expression:
    """The dotted name of a module of the package."""
    return formatted(Name("__package__"), f".{name}")


def exported_names(dialect: DialectDef) -> dict[str, tuple[str, ...]]:
    """Module → the names that it gives to the package, in the order of the dialect."""
    names = {
        "attributes": [a.name for a in dialect.attributes],
        "enums": [e.name for e in dialect.enums],
        "interfaces": interface_exports(dialect),
        "ops": [o.class_name for o in dialect.ops],
        "traits": trait_exports(dialect),
        "types": [t.name for t in dialect.types],
    }
    return {module: tuple(given) for module, given in names.items() if given}


def dialect_settings(dialect: DialectDef) -> Iterator[tuple[str, Expression]]:
    """The other arguments of `DIALECT`."""
    if dialect.version is not None:
        yield "version", Literal(dialect.version)
    for name, is_set in (
        ("allow_unknown_operations", dialect.allow_unknown_operations),
        ("allow_unknown_types", dialect.allow_unknown_types),
        ("extensible", dialect.extensible),
        ("keeps_aliases", dialect.keeps_aliases),
    ):
        if is_set:
            yield name, TRUE
    if dialect.patterns:
        yield "patterns_module", _submodule("patterns")
    if any(op.semantics is not None or op.folds for op in dialect.ops):
        yield "semantics_module", _submodule("semantics")
        folded = (op.class_name for op in dialect.ops if op.folds_by_spec)
        yield "folded_by_semantics", Literal(" ".join(sorted(folded)))
    conversions = [
        Sequence((Name(type.name), Literal(type.converts_to)))
        for type in dialect.types
        if type.converts_to is not None
    ]
    if conversions:
        yield "type_conversions", Sequence(tuple(conversions))
