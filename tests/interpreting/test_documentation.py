"""The blocks of `docs/howto/interpreting.md`: the commands print what is shown, the Python runs."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from odsgen.cli.ods_run import run
from odsgen.codegen import load_in_memory

PAGE = Path(__file__).resolve().parents[2] / "docs" / "howto" / "interpreting.md"
BLOCKS = re.findall(r"^```(\w+(?: \w+)?)\n(.*?)^```$", PAGE.read_text(), re.M | re.S)


def _commands() -> list[tuple[str, str]]:
    """Each command with what it prints."""
    found = []
    for kind, text in BLOCKS:
        if kind == "console":
            for part in re.split(r"^\$ ", text, flags=re.M)[1:]:
                command, _, output = part.partition("\n")
                found.append((command, output))
    return found


@pytest.mark.parametrize(("command", "output"), _commands())
def test_command(
    command: str,
    output: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfdbinary: pytest.CaptureFixture[bytes],
) -> None:
    (tmp_path / "power.mlir").write_text(next(text for kind, text in BLOCKS if kind == "mlir"))
    monkeypatch.chdir(tmp_path)
    tool, *arguments = command.split()
    assert tool == "ods-run"
    code = run(arguments)
    printed, complaints = capfdbinary.readouterr()
    assert (printed + complaints).decode() == output
    assert code == int("error:" in output)


def test_python(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    spec = next(text for kind, text in BLOCKS if kind == "yaml")
    hooks = tmp_path / "hooks.py"
    hooks.write_text(next(text for kind, text in BLOCKS if kind == "python hooks"))
    bits = load_in_memory(spec, hooks)
    (tmp_path / "repeat.mlir").write_text([text for kind, text in BLOCKS if kind == "mlir"][1])
    monkeypatch.chdir(tmp_path)
    first, second = (text for kind, text in BLOCKS if kind == "python")
    exec(first, {})
    exec(second, {"bits": bits})
