"""The commands of `docs/howto/proving.md` print what is shown, but for the values of counter-examples."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from click.testing import CliRunner

from odsgen.cli.commands import cli

pytest.importorskip("z3")

PAGE = Path(__file__).resolve().parents[2] / "docs" / "howto" / "proving.md"
TEXT = PAGE.read_text(encoding="utf-8")
_FILE = re.compile(r"^<!-- file: (\S+) -->\n```\w+\n(.*?)^```$", re.M | re.S)
_CONSOLE = re.compile(r"^```console\n\$ odsgen (.*?)\n(.*?)^```$", re.M | re.S)
#: Another version of Z3 may find other values.
_VALUE = re.compile(r"(= |returns )-?\d+")


@pytest.mark.parametrize(("command", "output"), _CONSOLE.findall(TEXT))
def test_command(
    command: str, output: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, text in _FILE.findall(TEXT):
        (tmp_path / name).write_text(text, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    result = CliRunner().invoke(cli, command.split())
    assert _VALUE.sub(r"\1", result.output) == _VALUE.sub(r"\1", output)
    assert result.exit_code == int("refuted" in output)


def test_options_are_those_of_the_command() -> None:
    told = set(re.findall(r"`(--[a-z-]+)", TEXT)) - {"--refuse-refuted"}
    described = CliRunner().invoke(cli, ["prove", "--help"]).output
    assert told <= set(re.findall(r"--[a-z-]+", described))
