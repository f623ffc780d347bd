"""`examples/jax`: the command of its README prints what stands there."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.examples.consoles import commands

pytest.importorskip("jax")

CHECKOUT = Path(__file__).resolve().parents[2]
EXAMPLE = CHECKOUT / "examples" / "jax"


def test_the_command_prints_what_the_readme_says() -> None:
    _, (command, expected) = commands(EXAMPLE / "README.md")
    folders = [CHECKOUT, CHECKOUT / "generated", CHECKOUT / "packs" / "odsgen-stablehlo" / "src"]
    path = os.pathsep.join([*map(str, folders), os.environ.get("PYTHONPATH", "")])
    process = subprocess.run(
        [sys.executable, "-W", "ignore", *command.split()[1:]],
        cwd=EXAMPLE,
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONPATH": path},
    )
    assert process.stdout == expected
