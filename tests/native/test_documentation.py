"""The blocks of `docs/howto/running-natively.md`, from top to bottom."""

from __future__ import annotations

import contextlib
import io
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.readme.steps import assert_prints, blocks

PAGE = Path(__file__).resolve().parents[2] / "docs" / "howto" / "running-natively.md"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with the files of the page, and the tools by their names."""
    for block in blocks(PAGE):
        if block.file is not None:
            (tmp_path / block.file).write_text(block.body)
    for name, module in (("ods-opt", "ods_opt"), ("ods-run", "ods_run")):
        script = tmp_path / "bin" / name
        script.parent.mkdir(exist_ok=True)
        script.write_text(f'#!/bin/sh\nexec {sys.executable} -m odsgen.cli.{module} "$@"\n')
        script.chmod(0o755)
    return tmp_path


def test_commands_print_what_is_shown(folder: Path) -> None:
    environment = {**os.environ, "PATH": f"{folder / 'bin'}{os.pathsep}{os.environ['PATH']}"}
    count = 0
    for block in blocks(PAGE):
        for part in (
            re.split(r"^\$ ", block.body, flags=re.M)[1:] if block.kind == "console" else ()
        ):
            command, _, shown = part.partition("\n")
            process = subprocess.run(
                command,
                shell=True,
                cwd=folder,
                env=environment,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
            )
            assert_prints(shown, process.stdout, command)
            count += 1
    assert count == 3


def test_python_prints_what_is_shown(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(folder)
    names: dict[str, Any] = {}
    found = blocks(PAGE)
    for block, following in zip(found, [*found[1:], None], strict=True):
        if block.kind != "python":
            continue
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            exec(block.body, names)
        assert following is not None
        assert following.kind == "text"
        assert printed.getvalue() == following.body
