"""Modules say what they are in words of the field: a docstring begins with a noun or a verb."""

import ast
from pathlib import Path

CHECKOUT = Path(__file__).resolve().parents[2]
FOLDERS = ("odsgen", "tests", "benchmarks", "tools")


def test_module_docstrings_begin_with_a_noun_or_a_verb() -> None:
    wrong = []
    for folder in FOLDERS:
        for path in sorted((CHECKOUT / folder).rglob("*.py")):
            text = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or ""
            if text.split(" ")[0] == "What":
                wrong.append(f"{path.relative_to(CHECKOUT)}: {text.splitlines()[0]}")
    assert wrong == []
