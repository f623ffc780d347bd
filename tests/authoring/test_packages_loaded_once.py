"""A package that is both imported and loaded from its folder has one set of classes, in either order."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from odsgen.codegen import generate

SPEC = """
dialect: bits4
types:
  T: {mnemonic: t, parameters: {n: int}, assembly_format: "`<` $n `>`"}
ops:
  o: {arguments: {v: I32}, assembly_format: "$v attr-dict"}
"""
IMPORT = "import bits4, bits4.ops\n"
BY_FOLDER = (
    "from odsgen.runtime import load_dialect_package\nfolder = load_dialect_package('out/bits4')\n"
)
BY_NAME = "from odsgen.runtime import Context\nfolder = Context().dialect('bits4')\n"
CHECK = """
assert folder is bits4.DIALECT
assert folder.operations['bits4.o'] is bits4.OOp is bits4.ops.OOp
assert folder.types['t'] is bits4.T
from odsgen.runtime import load_dialect_package
assert load_dialect_package('out/bits4') is folder
"""


@pytest.mark.parametrize(
    "program", [IMPORT + BY_FOLDER, BY_FOLDER + IMPORT, IMPORT + BY_NAME, BY_NAME + IMPORT]
)
def test_classes_are_there_once(tmp_path: Path, program: str) -> None:
    (tmp_path / "bits4.yaml").write_text(SPEC)
    generate([tmp_path / "bits4.yaml"], tmp_path / "out")
    subprocess.run(
        [sys.executable, "-c", "import sys; sys.path.insert(0, 'out')\n" + program + CHECK],
        cwd=tmp_path,
        check=True,
        env={**os.environ, "ODSGEN_DIALECT_PATH": "out"},
    )
