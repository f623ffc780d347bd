"""The driver takes a spec as a dialect, refuses two packages of one name, and hints at `--dialect` for a missing one."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from odsgen.codegen import generate

SPEC = """\
dialect: small
imports: [builtin]
ops:
  o: {arguments: {n: I32Attr}, assembly_format: "$n attr-dict"VERIFIER}
"""


def ods_opt(*arguments: str, cwd: Path, text: str) -> tuple[int, str, str]:
    process = subprocess.run(
        [sys.executable, "-m", "odsgen.cli.ods_opt", *arguments],
        input=text,
        cwd=cwd,
        capture_output=True,
        text=True,
        check=False,
    )
    assert "Traceback" not in process.stderr
    return process.returncode, process.stdout, process.stderr


def test_a_spec_is_a_dialect(tmp_path: Path) -> None:
    (tmp_path / "small.yaml").write_text(SPEC.replace("VERIFIER", ""))
    answer = ods_opt("--dialect", "small.yaml", cwd=tmp_path, text="small.o 3")
    assert answer == (0, "module {\n  small.o 3\n}\n\n", "")
    (tmp_path / "wrong.yaml").write_text("dialect: w\nops:\n  a: {arguments: {n: I23}}\n")
    code, _, errors = ods_opt("--dialect", "wrong.yaml", cwd=tmp_path, text="")
    assert code == 1 and errors.startswith("wrong.yaml:3:22: error: there is no constraint 'I23'\n")


def test_its_hooks_are_those_of_the_package_beside_it(tmp_path: Path) -> None:
    (tmp_path / "small.yaml").write_text(SPEC.replace("VERIFIER", ", verifier: true"))
    code, _, errors = ods_opt("--dialect", "small.yaml", cwd=tmp_path, text="small.o 3")
    assert code == 1 and "@verifies(OOp)" in errors
    generate([tmp_path / "small.yaml"], tmp_path / "out")
    (tmp_path / "out/small/hooks.py").write_text(
        "from .ops import OOp\n\n\ndef verify_o(op: OOp) -> None:\n    raise op.op_error('is odd')\n"
    )
    code, _, errors = ods_opt("--dialect", "small.yaml", cwd=tmp_path, text="small.o 3")
    assert code == 1 and "error: 'small.o' op is odd" in errors


def test_two_of_one_name(tmp_path: Path) -> None:
    (tmp_path / "small.yaml").write_text(SPEC.replace("VERIFIER", ""))
    generate([tmp_path / "small.yaml"], tmp_path / "out")
    code, _, errors = ods_opt(
        "--dialect", "small.yaml", "--dialect", "out/small", cwd=tmp_path, text="small.o 3"
    )
    assert (code, errors) == (
        1,
        "ods-opt: 'small.yaml' and 'out/small' are both the dialect 'small'\n",
    )


def test_a_dialect_that_is_missed(tmp_path: Path) -> None:
    code, _, errors = ods_opt(cwd=tmp_path, text="small.o 3")
    assert code == 1 and "--dialect" in errors
