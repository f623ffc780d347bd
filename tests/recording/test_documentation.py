"""The commands of docs/howto/recording.md print what is shown, one after another."""

from __future__ import annotations

import os
import re
import shlex
import sys
from pathlib import Path

import pytest

from odsgen.cli import ods_opt, ods_replay

_PAGE = (Path(__file__).resolve().parents[2] / "docs/howto/recording.md").read_text("utf-8")
_FILE = re.compile(r"^<!-- file: (\S+) -->\n```\w+\n(.*?)^```$", re.M | re.S)
_CONSOLE = re.compile(r"^```console\n\$ (ods-\w+) (.*?)\n(.*?)^```$", re.M | re.S)
_PYTHON = re.compile(r"(?<!-->\n)^```python\n(.*?)^```$", re.M | re.S)
_TOOLS = {"ods-opt": ods_opt.run, "ods-replay": ods_replay.run}


def test_commands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    for name, text in _FILE.findall(_PAGE):
        (tmp_path / name).write_text(text, encoding="utf-8")
        (tmp_path / name).chmod(0o755)
    monkeypatch.chdir(tmp_path)
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    monkeypatch.setenv("PATH", path)
    exec((tmp_path / "compiler.py").read_text("utf-8"), {})
    for tool, arguments, output in _CONSOLE.findall(_PAGE):
        assert _TOOLS[tool](shlex.split(arguments)) == 0
        assert capfd.readouterr().out == output
    assert (tmp_path / "run.html").read_text("utf-8").startswith("<!doctype html>")


def test_example() -> None:
    [code] = _PYTHON.findall(_PAGE)
    exec(code, {})


def test_every_command_is_told() -> None:
    from odsgen.recording import Recording
    from odsgen.recording.replay import Replay
    from tests.recording.recorded import read, recorded

    recording: Recording = read(recorded("", "builtin.module(cse)")[2])
    for line in Replay(recording).run("help").splitlines()[:-1]:
        assert f"`{line.partition(':')[0].split()[0]}" in _PAGE
