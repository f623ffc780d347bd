"""Runs a README: writes its files, runs its commands and snippets, and compares what they print with what it shows.

A block that follows `<!-- file: NAME -->` is a file. In a `console` block, lines after `$ ` are commands and the rest is
what they print; `…` stands for lines that are left out. A `python` block runs, and what it prints is the `text` block
after it. Blocks of other kinds are not looked at.
"""

from __future__ import annotations

import os
import re
import subprocess
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


def blocks(readme: Path = README) -> list[Block]:
    text = readme.read_text(encoding="utf-8")
    return [
        Block(m["file"], m["kind"], m["body"], text.count("\n", 0, m.start("body")))
        for m in BLOCK.finditer(text)
    ]


def run_command(command: list[str] | str, folder: Path, environment: dict[str, str]) -> str:
    """Run a command; return all that it prints."""
    process = subprocess.run(
        command,
        shell=isinstance(command, str),
        cwd=folder,
        env=environment,
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


def _run_console(block: Block, folder: Path, environment: dict[str, str], readme: Path) -> None:
    """Run the commands of a block and compare what each prints."""
    for piece in re.split(r"^\$ ", block.body, flags=re.M)[1:]:
        command, _, shown = piece.partition("\n")
        if not command.startswith(SKIPPED_COMMANDS):
            printed = run_command(command, folder, environment)
            assert_prints(shown, printed, f"{readme.name}:{block.line}: $ {command}")


def _is_installed_for(block: Block, environment: dict[str, str]) -> bool:
    """Whether what a block runs natively with is installed in an environment."""
    if "odsgen.native" not in block.body:
        return True
    asked = subprocess.run(
        ["python", "-c", "import llvmlite, numpy"], env=environment, capture_output=True
    )
    return asked.returncode == 0


def run_steps(folder: Path, bin_folder: Path, readme: Path = README) -> None:
    """Run everything in order in a folder, with the commands of an environment."""
    commands = f"{bin_folder}{os.pathsep}{os.environ['PATH']}"
    environment = {**os.environ, "PATH": commands, "COLUMNS": "200"}
    found = blocks(readme)
    for block, following in zip(found, [*found[1:], None], strict=True):
        if block.file is not None:
            path = folder / block.file
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(block.body, encoding="utf-8")
        elif block.kind == "console":
            _run_console(block, folder, environment, readme)
        elif block.kind == "python" and _is_installed_for(block, environment):
            printed = run_command(["python", "-c", block.body], folder, environment)
            shown = following.body if following is not None and following.kind == "text" else ""
            assert_prints(shown, printed, f"{readme.name}:{block.line}")
