"""Docstrings describe code in words of the field: each begins with a noun or a verb."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).resolve().parents[2]
FOLDERS = ("odsgen", "tests", "benchmarks", "tools")

_Documented = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


def riddles(path: Path) -> Iterator[str]:
    """The docstrings of a file that begin with "What", each with its place."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        text = ast.get_docstring(node) if isinstance(node, _Documented) else None
        if text and text.split()[0] == "What":
            where = f"{path.relative_to(CHECKOUT)}:{getattr(node, 'lineno', 1)}"
            yield f"{where}: {text.splitlines()[0]}"


@pytest.mark.parametrize("folder", FOLDERS)
def test_docstrings_begin_with_a_noun_or_a_verb(folder: str) -> None:
    paths = sorted((CHECKOUT / folder).rglob("*.py"))
    found = [riddle for path in paths for riddle in riddles(path)]
    if found:
        advice = 'begin with "What"; name what is returned, or say with a verb what is done'
        pytest.fail("\n".join([f"{len(found)} docstrings {advice}:", *found]), pytrace=False)
