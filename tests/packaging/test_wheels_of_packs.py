"""The wheel of each pack works where nothing but odsgen is installed: `ods-opt` knows its dialects."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.bundled import CHECKOUT

PROGRAMS = {
    "circt": "hardware.mlir",
    "stablehlo": "forms.mlir",
    "triton": "layouts.mlir",
}


def _run(*command: str, **variables: str) -> str:
    kept = {k: v for k, v in os.environ.items() if not k.startswith("ODSGEN")}
    found = subprocess.run(
        command, capture_output=True, text=True, timeout=300, env={**kept, **variables}
    )
    assert found.returncode == 0, found.stdout + found.stderr
    return found.stdout


def test_every_pack_has_a_program() -> None:
    assert {path.name for path in (CHECKOUT / "packs").iterdir() if path.is_dir()} == {
        f"odsgen-{name}" for name in PROGRAMS
    }


@pytest.mark.parametrize("name", PROGRAMS)
def test_ods_opt_knows_the_dialects_of_the_wheel(name: str, tmp_path: Path) -> None:
    python, pack = sys.executable, CHECKOUT / "packs" / f"odsgen-{name}"
    program = pack / "tests" / "programs" / PROGRAMS[name]
    build = ("-m", "build", "--wheel", "--no-isolation", "--outdir", str(tmp_path), str(pack))
    _run(python, *build)
    [wheel] = tmp_path.glob("*.whl")
    target = tmp_path / "installed"
    options = ("--quiet", "--no-index", "--no-deps", "--target", str(target))
    _run(python, "-m", "pip", "install", *options, str(wheel))
    ods_opt = ("-c", "from odsgen.cli.ods_opt import main; main()", str(program))
    printed = _run(python, "-W", "ignore", *ods_opt, PYTHONPATH=str(target))
    assert printed.rstrip() == program.read_text("utf-8").rstrip()
