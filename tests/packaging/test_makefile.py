"""Messages of `make` on a machine that lacks something."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).resolve().parents[2]

#: Of a `make` that no other one calls: an inner one says which folder it enters.
OUTERMOST = {k: v for k, v in os.environ.items() if not k.startswith(("MAKE", "MFLAGS"))}

if shutil.which("make") is None:
    pytest.skip("make is not installed", allow_module_level=True)


def setup_errors(folder: Path, python: str) -> str:
    """The standard error of `make setup`, which fails, in a copy that has no environment yet."""
    for name in ("Makefile", "pyproject.toml"):
        shutil.copy(CHECKOUT / name, folder / name)
    process = subprocess.run(
        ["make", "setup", f"PYTHON={python}"],
        cwd=folder,
        capture_output=True,
        text=True,
        env=OUTERMOST,
    )
    assert process.returncode != 0
    assert not (folder / ".venv").exists()
    return process.stderr


def fake_python(folder: Path, condition: str) -> str:
    """An interpreter that is this one, except where a program contains `condition`: there it fails."""
    path = folder / "python-fake"
    path.write_text(
        "#!/bin/sh\n"
        f'case "$*" in *"{condition}"*) exit 1 ;; esac\n'
        f'exec "{sys.executable}" "$@"\n'
    )
    path.chmod(0o755)
    return str(path)


def test_no_python(tmp_path: Path) -> None:
    assert "no 'python-missing' on this machine" in setup_errors(tmp_path, "python-missing")


def test_old_python(tmp_path: Path) -> None:
    errors = setup_errors(tmp_path, fake_python(tmp_path, "version_info"))
    assert "odsgen needs Python 3.11 or newer" in errors


def test_debian_without_venv(tmp_path: Path) -> None:
    errors = setup_errors(tmp_path, fake_python(tmp_path, "ensurepip"))
    assert "apt-get install python3-venv" in errors


def plan(folder: Path, *goals: str) -> str:
    """The commands that `make` would run in a copy without environments, or with those that the folder has."""
    for name in ("Makefile", "pyproject.toml"):
        if not (folder / name).exists():
            shutil.copy(CHECKOUT / name, folder / name)
    command = ["make", "--dry-run", *goals]
    process = subprocess.run(command, cwd=folder, capture_output=True, text=True, env=OUTERMOST)
    assert process.returncode == 0, process.stderr
    return process.stdout


@pytest.mark.parametrize("goal", ["demo", "generate", "dialects", "check-generated"])
def test_goals_of_the_generator_install_nothing_else(tmp_path: Path, goal: str) -> None:
    commands = plan(tmp_path, goal)
    assert "-e '.[bundled]'" in commands
    assert ".[dev]" not in commands and ".venv/" not in commands


@pytest.mark.parametrize("goals", [("test",), ("demo", "test"), ("lint",)])
def test_other_goals_have_one_environment_and_say_what_it_takes(
    tmp_path: Path, goals: tuple[str, ...]
) -> None:
    commands = plan(tmp_path, *goals)
    assert ".venv-generator" not in commands
    install = commands.index("-e '.[dev]'")
    assert "550 MB" in commands[:install]


def test_an_environment_that_is_there_serves_the_generator(tmp_path: Path) -> None:
    assert ".venv-generator/bin/python examples" in plan(tmp_path, "demo")
    (tmp_path / ".venv").mkdir()
    (tmp_path / ".venv" / ".odsgen-installed").touch()
    assert plan(tmp_path, "demo").splitlines() == [".venv/bin/python examples/demo/demo.py"]


def test_ci_runs_what_the_readme_promises() -> None:
    script = (CHECKOUT / ".ci" / "run").read_text()
    for command in ("make test", "ruff check", "black --check", "mypy --strict", "pyright"):
        assert command in script
    assert subprocess.run(["bash", "-n", str(CHECKOUT / ".ci" / "run")]).returncode == 0
