"""Messages of `make` on a machine that lacks something."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).resolve().parents[2]

if shutil.which("make") is None:
    pytest.skip("make is not installed", allow_module_level=True)


def setup_errors(folder: Path, python: str) -> str:
    """The standard error of `make setup`, which fails, in a copy that has no environment yet."""
    for name in ("Makefile", "pyproject.toml"):
        shutil.copy(CHECKOUT / name, folder / name)
    process = subprocess.run(
        ["make", "setup", f"PYTHON={python}"], cwd=folder, capture_output=True, text=True
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


def test_ci_runs_what_the_readme_promises() -> None:
    script = (CHECKOUT / ".ci" / "run").read_text()
    for command in ("make test", "ruff check", "black --check", "mypy --strict", "pyright"):
        assert command in script
    assert subprocess.run(["bash", "-n", str(CHECKOUT / ".ci" / "run")]).returncode == 0
