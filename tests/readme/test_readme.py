"""The README is true: its files are written, its commands and snippets are run, their output is what it shows.

A block that follows `<!-- file: NAME -->` is a file. In a `console` block, lines after `$ ` are commands and the rest is
what they print; `…` stands for lines that are left out. A `python` block runs, and what it prints is the `text` block
after it. Blocks of other kinds are not looked at.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

CHECKOUT = Path(__file__).resolve().parents[2]
README = CHECKOUT / "README.md"

BLOCK = re.compile(
    r"(?:<!-- file: (?P<file>\S+) -->\n)?```(?P<kind>\w+)\n(?P<body>.*?)^```$", re.S | re.M
)

# Set-up that a fresh clone does and this test stands on already.
SKIPPED_COMMANDS = ("git ", "cd ", "make ", "pip ", "python3 -m venv", ". ")


@dataclass(frozen=True)
class Block:
    file: str | None
    kind: str
    body: str
    line: int


def blocks() -> list[Block]:
    text = README.read_text(encoding="utf-8")
    return [
        Block(m["file"], m["kind"], m["body"], text.count("\n", 0, m.start("body")))
        for m in BLOCK.finditer(text)
    ]


def run(command: list[str] | str, folder: Path) -> str:
    """Run a command with the commands of this environment; return all that it prints."""
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    process = subprocess.run(
        command,
        shell=isinstance(command, str),
        cwd=folder,
        env={**os.environ, "PATH": path, "COLUMNS": "200"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=300,
    )
    assert "Traceback" not in process.stdout, process.stdout
    return process.stdout


def assert_prints(shown: str, printed: str, where: str) -> None:
    """Lines and their order agree, up to the blank ones; `…` is any number of lines."""
    pieces = [re.escape(piece.strip("\n")) for piece in shown.strip("\n").split("…")]
    pattern = r".*?".join(pieces)
    assert re.fullmatch(
        pattern, printed.strip("\n"), re.S
    ), f"{where} shows\n{shown}\nbut prints\n{printed}"


def run_console(block: Block, folder: Path) -> None:
    """Run the commands of a block and compare what each prints."""
    for piece in re.split(r"^\$ ", block.body, flags=re.M)[1:]:
        command, _, shown = piece.partition("\n")
        if not command.startswith(SKIPPED_COMMANDS):
            assert_prints(shown, run(command, folder), f"README.md:{block.line}: $ {command}")


def test_everything_in_order(tmp_path: Path) -> None:
    found = blocks()
    for block, following in zip(found, [*found[1:], None], strict=True):
        if block.file is not None:
            path = tmp_path / block.file
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(block.body, encoding="utf-8")
        elif block.kind == "console":
            run_console(block, tmp_path)
        elif block.kind == "python":
            printed = run([sys.executable, "-c", block.body], tmp_path)
            shown = following.body if following is not None and following.kind == "text" else ""
            assert_prints(shown, printed, f"README.md:{block.line}")


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
