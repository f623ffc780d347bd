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
from odsgen.installation import command_for_project, python_command


def init(*arguments: str) -> Result:
    return CliRunner().invoke(cli, ["init", *arguments])


def test_project(tmp_path: Path) -> None:
    result = init("high_tides", "-o", str(tmp_path))
    assert result.exit_code == 0, result.output
    project = tmp_path / "high_tides"
    steps = f"cd {project} && {command_for_project()} && {python_command()} -m pytest"
    assert f"next: {steps}\n" in result.output
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


def test_hooks_of_an_operation_that_was_replaced(tmp_path: Path) -> None:
    """The hooks of the sample still import its class: their file and line are told, by `--check` and in programs."""
    assert init("tides", "-o", str(tmp_path)).exit_code == 0
    project = tmp_path / "tides"
    spec, hooks = project / "tides.yaml", project / "src" / "tides" / "hooks.py"
    spec.write_text(spec.read_text().replace("repeat", "rise"))
    lines = hooks.read_text().splitlines()
    (line,) = (number for number, text in enumerate(lines, 1) if "import RepeatOp" in text)
    generate = ["generate", str(spec), "-o", str(project / "src")]
    assert CliRunner().invoke(cli, generate).exit_code == 0
    shown = CliRunner().invoke(cli, [*generate, "--check"])
    assert shown.exit_code == 1
    missing = "there is no 'RepeatOp' in ops.py, which odsgen generated from tides.yaml"
    assert f"{hooks}:{line}: cannot import these hooks: {missing}" in shown.output
    program = project / "program.mlir"
    program.write_text("func.func @f(%x: i8) {\n  %0 = tides.rise %x, 3 : i8 to i24\n  return\n}\n")
    for dialect in (project / "src" / "tides", spec):
        process = subprocess.run(
            [sys.executable, "-m", "odsgen.cli.ods_opt", "--dialect", str(dialect), str(program)],
            capture_output=True,
            text=True,
            check=False,
        )
        assert process.returncode == 1
        assert process.stderr == (
            f"ods-opt: {hooks}:{line}: cannot import these hooks: there is no 'RepeatOp' in ops.py, which odsgen generated "
            "from tides.yaml and which defines RiseOp; change what the hooks import, or the spec, and run `odsgen generate`\n"
        )


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
