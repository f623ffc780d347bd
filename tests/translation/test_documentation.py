"""The blocks of `docs/howto/translating.md`: the command prints what is shown, the Python runs."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from odsgen.cli.ods_translate import run

PAGE = Path(__file__).resolve().parents[2] / "docs" / "howto" / "translating.md"
BLOCKS: list[tuple[str, str]] = re.findall(r"^```(\w+)\n(.*?)^```$", PAGE.read_text(), re.M | re.S)


def block(kind: str) -> str:
    return next(text for found, text in BLOCKS if found == kind)


def test_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    (tmp_path / "weighted.mlir").write_text(block("mlir"))
    monkeypatch.chdir(tmp_path)
    command, _, output = block("console").removeprefix("$ ").partition("\n")
    tool, *arguments = command.split()
    assert tool == "ods-translate"
    assert run(arguments) == 0
    printed, complaints = capfdbinary.readouterr()
    assert (printed + complaints).decode() == output


def test_python() -> None:
    exec(block("python"), {})
