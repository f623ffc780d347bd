"""`examples/torch`: the command of its README prints what stands there."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.examples.consoles import commands

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "torch"


def test_the_command_prints_what_the_readme_says() -> None:
    pytest.importorskip("llvmlite")
    pytest.importorskip("numpy")
    [(command, expected)] = commands(EXAMPLE / "README.md")
    assert command.startswith("python ")
    process = subprocess.run(
        [sys.executable, *command.split()[1:]],
        cwd=EXAMPLE,
        capture_output=True,
        text=True,
        check=True,
    )
    assert process.stdout == expected
