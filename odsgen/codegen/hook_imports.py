"""Whether hooks import what their package has: after an operation is gone or renamed, its class is imported in vain.

Like the hooks themselves, the modules are read, not run.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from pathlib import Path

from odsgen.codegen.hook_sources import HOOKS_FILE, hooks_path
from odsgen.ods import SpecDiagnostic
from odsgen.places import Place, SpecSource


def import_problems(directory: Path, files: Mapping[str, str]) -> tuple[SpecDiagnostic, ...]:
    """The names that the hooks in a package import from its generated ``files`` (name → text) and that are not there."""
    hooks = hooks_path(directory)
    if hooks is None:
        return ()
    paths = [hooks] if hooks.name == HOOKS_FILE else sorted(hooks.parent.rglob("*.py"))
    return tuple(problem for path in paths for problem in _problems_of(path, directory, files))


def _problems_of(path: Path, directory: Path, files: Mapping[str, str]) -> Iterator[SpecDiagnostic]:
    """The problems of one module of hooks."""
    text = path.read_text(encoding="utf-8")
    source = SpecSource(text, str(path))
    depth = len(path.relative_to(directory).parts)
    for node in ast.walk(ast.parse(text)):
        # As many dots as there are folders up to the package: `.ops` in `hooks.py`, `..ops` in `hooks/folds.py`.
        if not isinstance(node, ast.ImportFrom) or node.level != depth or node.module is None:
            continue
        file = f"{node.module}.py"
        if file not in files:
            continue
        there = _bound_in(files[file])
        for alias in node.names:
            if alias.name == "*" or alias.name in there:
                continue
            place = Place(str(path), alias.lineno, alias.col_offset + 1, source)
            near = get_close_matches(alias.name, there, n=1)
            advice = f"did you mean '{near[0]}'? Else delete" if near else "delete"
            yield SpecDiagnostic(
                f"there is no '{alias.name}' in {file}, which is generated from this spec",
                place,
                f"{advice} the import and what uses it, or define it in the spec",
            )


def _bound_in(text: str) -> frozenset[str]:
    """The names that a generated module defines or imports."""
    names = set()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, (ast.ClassDef, ast.FunctionDef)):
            names.add(node.name)
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            names.add(node.id)
        elif isinstance(node, (ast.Import, ast.ImportFrom)):
            names.update((alias.asname or alias.name).partition(".")[0] for alias in node.names)
    return frozenset(names)
