"""The first `hooks.py` of a package: stubs with types, for the author to fill in."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from odsgen.codegen.docstrings import docstring
from odsgen.codegen.imports import Imports
from odsgen.codegen.rendering import render
from odsgen.codegen.views.hooks import stub_views
from odsgen.ods.model import DialectDef
from odsgen.ods.model.hooks import Hook, asked_hooks
from odsgen.ods.model.op_classes import base_class_names


def hooks_scaffold(
    dialect: DialectDef,
    locate_dialect: Callable[[str], str],
    hooks: Iterable[Hook] | None = None,
) -> str:
    """The text of the file, of all hooks or of some; it is the author's from then on.

    ``locate_dialect`` gives the package of an imported dialect.
    """
    modules = {
        **{e.name: ".enums" for e in dialect.enums},
        **{a.name: ".attributes" for a in dialect.attributes},
        **{t.name: ".types" for t in dialect.types},
        **{o.class_name: ".ops" for o in dialect.ops},
        **dict.fromkeys(base_class_names(dialect).values(), ".ops"),
    }

    def locate(name: str) -> tuple[str, str]:
        prefix, dot, class_name = name.rpartition(".")
        if dot and prefix != dialect.name:
            return locate_dialect(prefix), class_name
        return modules[class_name], class_name

    imports = Imports((), locate)
    stubs = stub_views(asked_hooks(dialect) if hooks is None else hooks, imports)
    return render(
        "hooks.py.j2",
        documentation=docstring(f"The hand-written half of the {dialect.name} dialect"),
        imports=imports.view(),
        stubs=stubs,
    )
