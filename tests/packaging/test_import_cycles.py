"""No modules wait for each other while they are imported, from whatever side threads begin.

Python locks a module before the packages around it, so each module waits for these, and for what it imports. Where that went in
a circle, two threads would hold what the other one needs: one of them gets a module that is half made, or an error.
"""

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


def waits_for(name: str, known: dict[str, Path]) -> set[str]:
    """The modules for which one waits when it is imported first: the package around it, and those that it imports."""
    path = known[name]
    head = _DEFINITION.split(path.read_text("utf-8"), 1)[0]
    package = name if path.name == "__init__.py" else name.rpartition(".")[0]
    found = {
        text
        for statement in _at_import(ast.parse(head).body)
        for text in _names(statement, package)
    }
    return (found | {name.rpartition(".")[0]}) & known.keys() - {name}


def circle(known: dict[str, Path]) -> list[str]:
    """Modules of which each waits for the next one; empty if there are none."""
    sorter = TopologicalSorter({name: waits_for(name, known) for name in known})
    try:
        sorter.prepare()
    except CycleError as error:
        return list(reversed(error.args[1]))
    return []


def test_no_modules_wait_for_each_other() -> None:
    known = {
        name: path
        for name, path in modules().items()
        # The package of a dialect is imported as a whole: nobody begins with a module of it.
        if not (name.startswith("odsgen_dialects.") and path.name != "__init__.py")
    }
    assert circle(known) == []


def test_no_modules_of_dialects_import_each_other() -> None:
    known = modules()
    found = {name: waits_for(name, known) - {name.rpartition(".")[0]} for name in known}
    TopologicalSorter(found).prepare()


def test_a_package_that_imports_its_module_is_told(tmp_path: Path) -> None:
    (tmp_path / "__init__.py").write_text("from odsgen.inner import name\n")
    (tmp_path / "inner.py").write_text("name = 1\n")
    known = {"odsgen": tmp_path / "__init__.py", "odsgen.inner": tmp_path / "inner.py"}
    assert circle(known) == ["odsgen", "odsgen.inner", "odsgen"]
