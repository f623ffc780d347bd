"""The README is true."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from tests.readme.steps import assert_prints, blocks, run_command, run_steps


def test_everything_in_order(tmp_path: Path) -> None:
    run_steps(tmp_path, Path(sys.executable).parent)
    for block in blocks():
        if block.kind == "python" and block.file is None:
            (tmp_path / f"at_line_{block.line}.py").write_text(block.body)
    programs = sorted(path.name for path in tmp_path.glob("at_line_*.py"))
    checked = run_command(
        [sys.executable, "-m", "mypy", "--strict", *programs],
        tmp_path,
        {**os.environ, "MYPYPATH": "dialects"},
    )
    assert "Success" in checked, checked


def test_shows_what_the_tool_is_for() -> None:
    found = blocks()
    commands = [line for b in found if b.kind == "console" for line in b.body.splitlines()]
    assert {b.kind for b in found} >= {"yaml", "console", "python", "mlir"}
    for command in ("make demo", "make test"):
        assert f"$ {command}" in commands
    assert any(line.startswith("$ odsgen generate") for line in commands)
    assert any(line.startswith("$ ods-opt") for line in commands)


def test_comparison_itself() -> None:
    assert_prints("a\n…\nd\n", "a\nb\nc\nd\n", "")
    for shown in ("a\n", "a\n…\nb\n", "b\nc\nd\n"):
        try:
            assert_prints(shown, "a\nb\nc\nd\n", "")
        except AssertionError:
            continue
        raise RuntimeError(f"{shown!r} was taken for what is printed")
