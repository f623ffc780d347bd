"""docs/howto/batch.md: its Python runs and prints what the page says, and its options are those of the command."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from odsgen.cli.ods_batch import run

PAGE = Path(__file__).parents[2] / "docs" / "howto" / "batch.md"


def test_examples_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    blocks = re.findall(r"^```(\w+)[^\n]*\n(.*?)^```$", PAGE.read_text("utf-8"), flags=re.S | re.M)
    kinds = [kind for kind, _ in blocks]
    assert kinds[1:3] == ["python", "text"]
    exec(compile(blocks[1][1], str(PAGE), "exec"), {})
    assert capsys.readouterr().out == blocks[2][1]


def test_options_are_those_of_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--help"]) == 0
    known = set(re.findall(r"^  (--[\w-]+)", capsys.readouterr().out, flags=re.M))
    text = re.sub(r"^\$ dask .*$", "", PAGE.read_text("utf-8"), flags=re.M)
    named = set(re.findall(r"(?<![\w-])--[a-z][\w-]*", text))
    assert named - known == set()
