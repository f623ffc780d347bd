"""The wheel of the pack works where nothing but odsgen is installed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from odsgen.runtime import Context

PACK = Path(__file__).resolve().parents[1]
PROGRAM = Path(__file__).with_name("programs") / "hardware.mlir"


def _run(*command: str, **variables: str) -> str:
    kept = {k: v for k, v in os.environ.items() if not k.startswith("ODSGEN")}
    found = subprocess.run(
        command, capture_output=True, text=True, timeout=300, env={**kept, **variables}
    )
    assert found.returncode == 0, found.stdout + found.stderr
    return found.stdout


def test_ods_opt_knows_the_dialects_of_the_wheel(tmp_path: Path, context: Context) -> None:
    python = sys.executable
    build = ("-m", "build", "--wheel", "--no-isolation", "--outdir", str(tmp_path), str(PACK))
    _run(python, *build)
    [wheel] = tmp_path.glob("*.whl")
    target = tmp_path / "installed"
    options = ("--quiet", "--no-index", "--no-deps", "--target", str(target))
    _run(python, "-m", "pip", "install", *options, str(wheel))
    ods_opt = ("-c", "from odsgen.cli.ods_opt import main; main()", str(PROGRAM))
    printed = _run(python, "-W", "ignore", *ods_opt, PYTHONPATH=str(target))
    assert printed.rstrip() == PROGRAM.read_text("utf-8").rstrip()
