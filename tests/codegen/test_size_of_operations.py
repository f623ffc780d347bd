"""Generated operations stay short enough to step through."""

from __future__ import annotations

import re

import pytest

from tests.bundled import all_packages


@pytest.mark.parametrize(
    ("dialect", "most"), [("arith", 47), ("func", 91), ("vector", 106), ("memref", 95)]
)
def test_lines_for_each_operation(dialect: str, most: int) -> None:
    text = (all_packages() / dialect / "ops.py").read_text(encoding="utf-8")
    operations = len(re.findall("^    OPERATION_NAME = ", text, re.MULTILINE))
    without_imports = text[text.index("\nclass ") :]
    assert without_imports.count("\n") <= most * operations


@pytest.mark.parametrize("dialect", ["arith", "func", "vector", "memref"])
def test_builders_leave_errors_to_the_runtime(dialect: str) -> None:
    text = (all_packages() / dialect / "ops.py").read_text(encoding="utf-8")
    assert "locals()" not in text
    assert "except (" not in text
