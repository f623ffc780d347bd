"""No modules import each other in a circle: threads that import them from two sides would see one half made."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

CHECKOUT = Path(__file__).resolve().parents[2]
ROOTS = {
    "odsgen": CHECKOUT / "odsgen",
    "odsgen_dialects": CHECKOUT / "generated" / "odsgen_dialects",
}
#: Where the imports of a module end, as ruff (E402) sees to.
_DEFINITION = re.compile(r"^(?:@\w|class \w+[(:]|(?:async )?def \w+[(\[])", re.MULTILINE)


def modules() -> dict[str, Path]:
    """The files of all modules, by name."""
    found = {}
    for root, folder in ROOTS.items():
        for path in folder.rglob("*.py"):
            parts = [root, *path.relative_to(folder).with_suffix("").parts]
            found[".".join(parts).removesuffix(".__init__")] = path
    return found


def _at_import(statements: list[ast.stmt]) -> Iterator[ast.Import | ast.ImportFrom]:
    """The imports that are done while a module is imported."""
    for statement in statements:
        if isinstance(statement, (ast.Import, ast.ImportFrom)):
            yield statement
        elif isinstance(statement, ast.If):
            if "TYPE_CHECKING" not in ast.dump(statement.test):
                yield from _at_import(statement.body)
            yield from _at_import(statement.orelse)
        elif isinstance(statement, ast.Try):
            for part in (statement.body, *(handler.body for handler in statement.handlers)):
                yield from _at_import(part)
        elif isinstance(statement, (ast.ClassDef, ast.With, ast.For)):
            yield from _at_import(statement.body)


def _names(statement: ast.Import | ast.ImportFrom, package: str) -> Iterator[str]:
    if isinstance(statement, ast.Import):
        yield from (alias.name for alias in statement.names)
        return
    base = statement.module or ""
    if statement.level:
        above = package.split(".")[: len(package.split(".")) - statement.level + 1]
        base = ".".join([*above, *filter(None, [statement.module])])
    yield base
    yield from (f"{base}.{alias.name}" for alias in statement.names)


def imported(name: str, known: dict[str, Path]) -> set[str]:
    """What a module imports, with the packages around that; those around itself have begun before."""
    path = known[name]
    head = _DEFINITION.split(path.read_text("utf-8"), 1)[0]
    package = name if path.name == "__init__.py" else name.rpartition(".")[0]
    found = {
        ".".join(parts[:length])
        for statement in _at_import(ast.parse(head).body)
        for text in _names(statement, package)
        for parts in [text.split(".")]
        for length in range(1, len(parts) + 1)
    }
    return {
        other
        for other in found & known.keys()
        if other != name and not name.startswith(f"{other}.")
    }


def test_no_modules_import_each_other() -> None:
    known = modules()
    sorter = TopologicalSorter({name: imported(name, known) for name in known})
    try:
        sorter.prepare()
    except CycleError as error:
        raise AssertionError(" imports ".join(reversed(error.args[1]))) from None
