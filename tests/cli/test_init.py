"""`odsgen init`: a project that passes its own tests at once."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from odsgen.cli.commands import cli


def init(*arguments: str) -> Result:
    return CliRunner().invoke(cli, ["init", *arguments])


def test_project(tmp_path: Path) -> None:
    result = init("high_tides", "-o", str(tmp_path))
    assert result.exit_code == 0, result.output
    project = tmp_path / "high_tides"
    assert f"next: cd {project} && python -m pip install -e '.[dev]' && pytest" in result.output
    written = tomllib.loads((project / "pyproject.toml").read_text("utf-8"))
    assert written["project"]["entry-points"]["odsgen.dialects"] == {"high_tides": "high_tides"}
    assert written["project"]["name"] == "high-tides-dialect"
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"],
        cwd=project,
        env={**os.environ, "PYTHONPATH": "src"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    assert "4 passed" in done.stdout


def test_example_of_the_spec_is_a_program(tmp_path: Path) -> None:
    assert init("tides", "-o", str(tmp_path)).exit_code == 0
    spec = str(tmp_path / "tides" / "tides.yaml")
    result = CliRunner().invoke(cli, ["docs", spec, "-o", str(tmp_path / "pages")])
    assert result.exit_code == 0, result.output


def test_what_is_there_stays(tmp_path: Path) -> None:
    (tmp_path / "tides").mkdir()
    (tmp_path / "tides" / "mine").write_text("mine")
    result = init("tides", "-o", str(tmp_path))
    assert result.exit_code == 1
    assert "is there already; nothing was written" in result.output
    assert os.listdir(tmp_path / "tides") == ["mine"]


@pytest.mark.parametrize(
    "name, message",
    [
        ("3x", "'3x' cannot be the name of a dialect"),
        ("../x", "'../x' cannot be the name of a dialect"),
        ("a\nops: b", "cannot be the name of a dialect"),
        ("arith", "there is a dialect 'arith' already; take a name that is yours"),
    ],
)
def test_refused(name: str, message: str, tmp_path: Path) -> None:
    result = init(name, "-o", str(tmp_path))
    assert result.exit_code == 1
    assert message in result.output
    assert not os.listdir(tmp_path)
