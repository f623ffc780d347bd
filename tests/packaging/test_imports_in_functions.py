"""Imports of hooks stand at the head of a module, once it imports the dialect there anyway."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = ("odsgen/dialects", "odsgen/vendors")

#: How many functions, and blocks for type checkers, still import what the head could: it may only become smaller.
MOST = 13


def dialects_of(statement: ast.ImportFrom) -> set[str]:
    """The packages of dialects from which a statement imports."""
    if statement.module == "odsgen_dialects":
        return {f"odsgen_dialects.{alias.name}" for alias in statement.names}
    module = statement.module or ""
    return {module} if module.startswith("odsgen_dialects.") else set()


def late_imports(path: Path) -> Iterator[str]:
    """The imports in functions from dialects that the head imports."""
    tree = ast.parse(path.read_text("utf-8"))
    heads = [s for s in tree.body if isinstance(s, ast.ImportFrom)]
    known = set().union(*map(dialects_of, heads))
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.col_offset and node not in heads:
            found = dialects_of(node)
            if found and found <= known:
                yield f"{path.relative_to(ROOT)}:{node.lineno}: {ast.unparse(node)}"


def test_functions_import_only_what_the_head_cannot() -> None:
    late = [
        found
        for folder in FOLDERS
        for path in sorted((ROOT / folder).rglob("*.py"))
        for found in late_imports(path)
    ]
    assert len(late) <= MOST, "\n".join(late)
