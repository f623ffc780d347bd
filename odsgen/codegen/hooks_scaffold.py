"""The first `hooks.py` of a package: stubs with types, for the author to fill in."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from itertools import chain

from odsgen.codegen.docstrings import docstring
from odsgen.codegen.imports import Imports, ImportView
from odsgen.codegen.package_names import bundled_package
from odsgen.codegen.rendering import render
from odsgen.codegen.views.hooks import stub_views
from odsgen.codegen.views.package import class_modules
from odsgen.ods.model import DialectDef
from odsgen.ods.model.hooks import Hook, asked_hooks
from odsgen.ods.model.op_classes import base_class_names


@dataclass(frozen=True, slots=True)
class KnownNames:
    """The names that a module imports: when it runs, and for type checkers, too."""

    running: frozenset[str]
    all: frozenset[str]


def hooks_scaffold(
    dialect: DialectDef, locate_dialect: Callable[[str], str], hooks: Iterable[Hook] | None = None
) -> str:
    """The text of the file, of all hooks or of some; it is the author's from then on.

    ``locate_dialect`` gives the package of an imported dialect.
    """
    imports = _imports(dialect, locate_dialect)
    stubs = stub_views(asked_hooks(dialect) if hooks is None else hooks, imports)
    return render(
        "hooks.py.j2",
        documentation=docstring(f"The hand-written half of the {dialect.name} dialect"),
        imports=imports.view(),
        stubs=stubs,
    )


def stubs_for(
    dialect: DialectDef,
    locate_dialect: Callable[[str], str],
    hooks: Iterable[Hook],
    known: KnownNames,
    level: int,
) -> str:
    """Stubs to append to a module that imports the names ``known``, ``level`` folders inside the package."""
    imports = _imports(dialect, locate_dialect)
    stubs = stub_views(hooks, imports)
    view = imports.view()
    return render(
        "hook_stubs.j2",
        imports=_lacking(chain(*view.running), known.running | {"TYPE_CHECKING"}, level),
        checking_imports=_lacking(chain(*view.checking), known.all, level),
        needs_type_checking="TYPE_CHECKING" not in known.all,
        quoted="annotations" not in known.all,
        stubs=stubs,
    )


def _lacking(
    statements: Iterable[ImportView], known: frozenset[str], level: int
) -> list[ImportView]:
    """The imports of what is not known, from ``level`` folders inside the package."""
    lacking = [
        replace(
            statement,
            module=(
                "." * level + statement.module if statement.module[0] == "." else statement.module
            ),
            names=tuple(n for n in statement.names if (n.alias or n.name) not in known),
        )
        for statement in statements
    ]
    return [statement for statement in lacking if statement.names]


def _imports(dialect: DialectDef, locate_dialect: Callable[[str], str]) -> Imports:
    bases = dict.fromkeys(base_class_names(dialect).values(), ".ops")
    traits = dict.fromkeys((trait.name for trait in dialect.traits), ".traits")
    modules = {**class_modules(dialect), **traits, **bases}

    def locate(name: str) -> tuple[str, str]:
        prefix, dot, class_name = name.rpartition(".")
        if dot and prefix == dialect.name and dialect.is_extension and class_name not in modules:
            return bundled_package(prefix), class_name
        if dot and prefix != dialect.name:
            return locate_dialect(prefix), class_name
        return modules[class_name], class_name

    return Imports((), locate)
