"""The commands of docs/howto/importing.md, one after the other, as a user types them."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

GUIDE = Path(__file__).parent / "guide"
TEXT = (Path(__file__).resolve().parents[2] / "docs" / "howto" / "importing.md").read_text(
    encoding="utf-8"
)
SUM = (
    "func.func @f(%arg0: index) -> index {\n  %0 = index.add %arg0, %arg0\n  return %0 : index\n}\n"
)


def console(section: str) -> list[list[str]]:
    """The commands of each console block of a section."""
    body = TEXT.partition(f"# {section}\n")[2].partition("\n## ")[0]
    return [
        block.splitlines() for block in re.findall(r"^```console\n(.*?)^```$", body, re.M | re.S)
    ]


def run(command: str, folder: Path) -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join((str(Path(sys.executable).parent), os.environ.get("PATH", "")))
    environment = {**os.environ, "PATH": path}
    return subprocess.run(
        command, shell=True, cwd=folder, env=environment, capture_output=True, text=True
    )


def run_all(commands: list[str], folder: Path) -> str:
    """Run the commands, which must all succeed, and return the output of the last."""
    printed = ""
    for command in commands:
        process = run(command, folder)
        assert process.returncode == 0, f"{command}\n{process.stdout}{process.stderr}"
        printed = process.stdout
    return printed


def test_files_and_folders_of_mlir(headers: Path, tblgen: Path, tmp_path: Path) -> None:
    (tmp_path / "mlir").symlink_to(headers / "mlir")
    (tmp_path / "program.mlir").write_text(SUM)
    file, folder = console("Importing TableGen")
    assert "index.add %arg0, %arg0" in run_all(file, tmp_path)
    run_all(folder, tmp_path)
    assert "dialect: shape" in (tmp_path / "specs" / "shape.yaml").read_text()


def test_from_tablegen_to_a_printed_program(headers: Path, tblgen: Path, tmp_path: Path) -> None:
    (tmp_path / "circt" / "include" / "Comb").mkdir(parents=True)
    shutil.copy(GUIDE / "Comb.td", tmp_path / "circt" / "include" / "Comb" / "Comb.td")
    program = (GUIDE / "program.mlir").read_text()
    (tmp_path / "program.mlir").write_text(program)
    package, hooks, again = console("From CIRCT's TableGen to a printed program")
    assert run_all(package, tmp_path).strip() == program.strip()
    listed = run_all(hooks, tmp_path)
    assert "def verify_extract(op: ExtractOp) -> None: ..." in listed
    assert "@form(RotateOp) def parse(parser: Parser" in listed
    assert "@form(ConcatOp)" in listed
    (written,) = re.findall(
        r"^```text\n(from odsgen.hooks import verifies.*?)^```$", TEXT, re.M | re.S
    )
    (tmp_path / "dialects" / "comb" / "hooks.py").write_text(written)
    assert run_all(again, tmp_path).strip() == program.strip()
    # The hook is called from now on.
    (tmp_path / "program.mlir").write_text(program.replace("from 7 :", "from 8 :"))
    refused = run(again[-1], tmp_path)
    assert refused.returncode == 1
    assert "'comb.extract' op from bit too large for input" in refused.stderr
