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
from odsgen.ods.model.semantics import Folding


@dataclass(frozen=True, slots=True)
class PackageView:
    """The modules whose names a package gives, and the arguments of its `DIALECT`: tables and settings."""

    documentation: str
    exports: tuple[str, ...]  # modules
    dialect: str
    tables: tuple[str, ...]  # the modules that define what the dialect has
    dependencies: tuple[str, ...]
    settings: tuple[tuple[str, Expression], ...]
    hook_modules: tuple[Expression, ...]  # the modules and packages of hooks, its own first
    #: What hooks there have to be, by their decorators; those of a kind between blanks.
    declared_hooks: tuple[tuple[str, str], ...]
    directives: tuple[tuple[str, str], ...]  # what each gives when it is parsed
    unchecked: tuple[str, ...]  # hooks that would check programs and that nobody has written


def package_view(dialect: DialectDef, hook_slots: HookSlots) -> PackageView:
    """Decide what the package of a dialect offers."""
    return PackageView(
        documentation=docstring(
            dialect.summary or f"The {dialect.name} dialect", dialect.description
        ),
        exports=tuple(exported_names(dialect)),
        dialect=dialect.name,
        tables=tuple(name for name in ("ops", "types", "attributes") if getattr(dialect, name)),
        dependencies=tuple(dialect.dependencies),
        settings=tuple(_settings(dialect)),
        hook_modules=(_submodule(HOOKS), *map(Literal, filter(None, [dialect.hooks_module]))),
        declared_hooks=tuple(hook_slots.declared().items()),
        directives=tuple(hook_slots.directives().items()),
        unchecked=dialect.unchecked_hooks,
    )


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
    if any(op.semantics is not None for op in dialect.ops):
        yield "semantics_module", _submodule("semantics")
        folded = (
            op.class_name
            for op in dialect.ops
            if op.semantics is not None and op.semantics.folding is not Folding.NEVER
        )
        yield "folded_by_semantics", Literal(" ".join(sorted(folded)))
    conversions = [
        Sequence((Name(type.name), Literal(type.converts_to)))
        for type in dialect.types
        if type.converts_to is not None
    ]
    if conversions:
        yield "type_conversions", Sequence(tuple(conversions))
