"""The first `hooks.py` of a package: stubs with types, for the author to fill in."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from odsgen.codegen.docstrings import docstring, escape
from odsgen.codegen.imports import Imports
from odsgen.codegen.rendering import format_source, render
from odsgen.codegen.views.hooks import StubView, stub_views
from odsgen.ods.model import DialectDef


def hooks_scaffold(dialect: DialectDef, locate_dialect: Callable[[str], str]) -> str:
    """The text of the file; it is the author's from then on. ``locate_dialect`` gives the package of an imported dialect."""
    modules = {
        **{e.name: ".enums" for e in dialect.enums},
        **{a.name: ".attributes" for a in dialect.attributes},
        **{t.name: ".types" for t in dialect.types},
        **{o.class_name: ".ops" for o in dialect.ops},
    }

    def locate(name: str) -> tuple[str, str]:
        prefix, dot, class_name = name.rpartition(".")
        if dot and prefix != dialect.name:
            return locate_dialect(prefix), class_name
        return modules[class_name], class_name

    # Asked for twice: all possible stubs are typed first, then only the imports of those that are written are kept.
    needed = stub_views(dialect, Imports((), locate))
    imports = Imports((), locate)
    for stub in needed:
        _import_names(stub, imports)
    return format_source(
        render(
            "hooks.py.j2",
            documentation=docstring(f"The hand-written half of the {dialect.name} dialect"),
            imports=imports.view(),
            stubs=[_escaped(stub) for stub in needed],
        )
    )


def _import_names(stub: StubView, imports: Imports) -> None:
    annotations: Iterable[str] = [stub.returns, *(p.partition(": ")[2] for p in stub.parameters)]
    for annotation in annotations:
        imports.annotation(annotation.partition(" = ")[0])


def _escaped(stub: StubView) -> StubView:
    return StubView(stub.name, stub.parameters, stub.returns, escape(stub.documentation))
