"""`docs/howto/toy.md`: its Python runs from top to bottom, its commands print what is shown, its excerpts are of the spec."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tests.interpreting.native import requires_lli
from tests.oracle import mlir_opt_path

CHECKOUT = Path(__file__).resolve().parents[2]
PAGE = CHECKOUT / "docs" / "howto" / "toy.md"


requires_llvmlite = pytest.mark.skipif(
    find_spec("llvmlite") is None, reason="the extra 'native' is not installed"
)


class Block(NamedTuple):
    file: str | None
    kind: str
    text: str


BLOCKS = [
    Block(*match.groups())
    for match in re.finditer(
        r"(?:<!-- file: (\S+) -->\n)?^```(\w+(?: \w+)?)\n(.*?)^```$", PAGE.read_text(), re.M | re.S
    )
]


def _commands(kind: str) -> list[tuple[str, str]]:
    found = []
    for block in BLOCKS:
        if block.kind == kind:
            for part in re.split(r"^\$ ", block.text, flags=re.M)[1:]:
                command, _, output = part.partition("\n")
                found.append((command, output))
    return found


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the files of the page, and the tools by their plain names."""
    folder = tmp_path_factory.mktemp("toy")
    for block in BLOCKS:
        if block.file is not None:
            (folder / block.file).write_text(block.text)
    tools = folder / "bin"
    tools.mkdir()
    commands = {
        "ods-opt": f"{sys.executable} -m odsgen.cli.ods_opt",
        "ods-run": f"{sys.executable} -m odsgen.cli.ods_run",
        "mlir-opt": mlir_opt_path(),
        "mlir-translate": shutil.which("mlir-translate-22") or shutil.which("mlir-translate"),
        "lli": shutil.which("lli-22") or shutil.which("lli"),
    }
    for name, command in commands.items():
        if command is not None:
            script = tools / name
            script.write_text(f'#!/bin/sh\nexec {command} "$@"\n')
            script.chmod(0o755)
    return folder


def _run(command: str, folder: Path) -> str:
    process = subprocess.run(
        command,
        shell=True,
        cwd=folder,
        env={**os.environ, "PATH": f"{folder / 'bin'}{os.pathsep}{os.environ['PATH']}"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=120,
    )
    return process.stdout


@pytest.mark.parametrize(("command", "output"), _commands("console"))
def test_command(command: str, output: str, folder: Path) -> None:
    assert _run(command, folder) == output


@requires_lli
@pytest.mark.parametrize(("command", "output"), _commands("console llvm"))
def test_program_runs_with_llvm(command: str, output: str, folder: Path) -> None:
    assert _run(command, folder) == output


@requires_llvmlite
@pytest.mark.parametrize(("command", "output"), _commands("console native"))
def test_program_runs_natively(command: str, output: str, folder: Path) -> None:
    assert _run(command, folder) == output


def test_python(capfd: pytest.CaptureFixture[str]) -> None:
    names: dict[str, Any] = {}
    for number, block in enumerate(BLOCKS):
        if block.kind not in ("python", "python native"):
            continue
        if block.kind == "python native" and find_spec("llvmlite") is None:
            continue
        exec(block.text, names)
        following = BLOCKS[number + 1]
        assert capfd.readouterr().out == (following.text if following.kind == "text" else "")


def test_excerpts_are_of_the_spec() -> None:
    spec = (CHECKOUT / "dialect_specs" / "toy.yaml").read_text()
    excerpts = [block.text for block in BLOCKS if block.kind == "yaml excerpt"]
    assert excerpts
    assert [text for text in excerpts if text not in spec] == []
