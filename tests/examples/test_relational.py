"""The relational example: its README is true, its programs say what is expected of them.

mypy and pyright on it: `tests/authoring/test_types_of_user_code.py`.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from odsgen.ods import load_dialect
from tests.readme.steps import CHECKOUT, run_steps

EXAMPLE = CHECKOUT / "examples" / "relational"
BIN = Path(sys.executable).parent


def written_files() -> list[Path]:
    """The files of the example without those that `odsgen generate` writes."""
    return [
        *EXAMPLE.glob("*.*"),
        *(EXAMPLE / "queries").glob("*.mlir"),
        *(EXAMPLE / "rel" / "hooks").glob("*.py"),
    ]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for path in written_files():
        target = tmp_path / path.relative_to(EXAMPLE)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, target)
    return tmp_path


def output(folder: Path, program: str, *arguments: str) -> str:
    process = subprocess.run(
        [str(BIN / program), *arguments], cwd=folder, capture_output=True, text=True, timeout=300
    )
    assert process.returncode == 0, process.stdout + process.stderr
    return process.stdout


def test_readme(folder: Path) -> None:
    run_steps(folder, BIN, EXAMPLE / "README.md")
    assert (folder / "checked.mlir").exists()


def test_what_the_example_has() -> None:
    dialect = load_dialect(EXAMPLE / "rel.yaml")
    assert (len(dialect.ops), len(dialect.types), len(dialect.attributes)) == (24, 4, 4)
    assert (len(dialect.enums), len(dialect.interfaces), len(dialect.patterns)) == (5, 1, 3)


def test_programs(folder: Path) -> None:
    """Text, generic form and canonical program, each read again; and what the queries give."""
    output(folder, "odsgen", "generate", "rel.yaml", "-o", ".")
    for name in ("shop", "people"):
        expected = (Path(__file__).parent / f"{name}.canonical.mlir").read_text(encoding="utf-8")
        source = f"queries/{name}.mlir"
        canonical = output(folder, "ods-opt", "--dialect", "rel", "--canonicalize", source)
        assert canonical.strip() == expected.strip()
        plain = output(folder, "ods-opt", "--dialect", "rel", source)
        generic = output(folder, "ods-opt", "--dialect", "rel", "--mlir-print-op-generic", source)
        (folder / "generic.mlir").write_text(generic, encoding="utf-8")
        (folder / "canonical.mlir").write_text(canonical, encoding="utf-8")
        assert output(folder, "ods-opt", "--dialect", "rel", "generic.mlir") == plain
        assert output(folder, "ods-opt", "--dialect", "rel", "canonical.mlir") == canonical
    rows = output(folder, "python", "run.py", "queries/people.mlir", "extremes").splitlines()[2:]
    assert [row.split() for row in rows] == [["12", "2", "70.0", "1"], ["15", "9", "99.0", "1"]]
