"""The names that packages give: the same for type checkers, for `import *` and when the program runs."""

from __future__ import annotations

import ast
import itertools
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

ODSGEN = Path(__file__).resolve().parents[2] / "odsgen"
PACKAGES = [
    ".".join(["odsgen", *path.relative_to(ODSGEN).with_suffix("").parts]).removesuffix(".__init__")
    for path in sorted(ODSGEN.rglob("*.py"))
    if "__getattr__ = exporter(\n    __name__" in path.read_text("utf-8")
]


def for_checkers(package: ModuleType) -> dict[str, str]:
    """The names that a package gives type checkers, in its stub, with their modules."""
    assert package.__file__ is not None
    tree = ast.parse(Path(package.__file__).with_suffix(".pyi").read_text("utf-8"))
    return {
        alias.name: statement.module or ""
        for statement in tree.body
        if isinstance(statement, ast.ImportFrom)
        for alias in statement.names
        if alias.asname == alias.name
    }


@pytest.mark.parametrize("name", PACKAGES)
def test_names_are_the_same_for_checkers(name: str) -> None:
    package = import_module(name)
    found = for_checkers(package)
    assert sorted(found) == sorted(package.__all__)
    for exported, module in found.items():
        assert getattr(package, exported) is getattr(import_module(module), exported), exported
    with pytest.raises(AttributeError, match=f"module '{name}' has no attribute 'no_such_name'"):
        getattr(package, "no_such_name")  # noqa: B009


@pytest.mark.parametrize(
    ("package", "name"),
    (("odsgen.codegen", "generate"), ("odsgen.rewriting", "dialect_patterns")),
)
@pytest.mark.parametrize("first", ("module", "name"))
def test_a_name_that_a_module_has_too_is_not_the_module(
    package: str, name: str, first: str
) -> None:
    imports = [f"import {package}.{name}", f"from {package} import {name}"]
    if first == "name":
        imports.reverse()
    program = "\n".join([*imports, f"from {package} import {name}", f"print({name}.__name__)"])
    run = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert run.stdout == f"{name}\n"


def test_packages_of_the_runtime_import_nothing_of_theirs() -> None:
    program = "import sys, odsgen.runtime; print(sorted(n for n in sys.modules if n.startswith('odsgen.runtime')))"
    run = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert run.stdout == "['odsgen.runtime']\n"


def test_decorators_of_hooks_are_the_same_for_checkers() -> None:
    import odsgen.hooks
    from odsgen.hook_kinds import KINDS

    tree = ast.parse((ODSGEN / "hooks" / "__init__.pyi").read_text("utf-8"))
    documented: set[str] = set()
    for definition, text in itertools.pairwise([*tree.body, ast.Pass()]):
        if isinstance(definition, ast.FunctionDef) and ast.get_docstring(definition):
            documented.add(definition.name)
        if isinstance(definition, ast.AnnAssign) and isinstance(text, ast.Expr):
            documented.add(ast.unparse(definition.target))
    assert documented == {*KINDS, "pattern"}
    assert all(callable(getattr(odsgen.hooks, name)) for name in documented)
