"""The snippets and commands of the README run."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

from odsgen.runtime import print_ir

HERE = Path(__file__).parent
README = HERE.parent / "README.md"
BLOCK = re.compile(r"^```(python|console)\n(.*?)^```", re.MULTILINE | re.DOTALL)
MODULES = {"ods-opt": "ods_opt", "ods-translate": "ods_translate"}
#: Something that can be lowered.
FUNCTION = """func.func @main(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.add %a, %b : tensor<4xf32>
  %1 = stablehlo.tanh %0 : tensor<4xf32>
  return %1 : tensor<4xf32>
}
"""


def test_everything_in_order(installed: dict[str, str], tmp_path: Path) -> None:
    shutil.copy(HERE / "artifacts" / "program.1.17.0.mlirbc", tmp_path / "model.mlirbc")
    shutil.copy(HERE / "artifacts" / "program.mlir", tmp_path / "model.mlir")
    (tmp_path / "function.mlir").write_text(FUNCTION)
    count = 0
    for kind, body in BLOCK.findall(README.read_text("utf-8")):
        commands = [[sys.executable, "-c", body]] if kind == "python" else []
        if kind == "console":
            for line in body.replace("\\\n", "").splitlines():
                tool, _, rest = line.partition(" ")
                if tool in MODULES:
                    module = [sys.executable, "-m", f"odsgen.cli.{MODULES[tool]}"]
                    commands.append(["sh", "-c", f"{shlex.join(module)} {rest}"])
        for command in commands:
            done = subprocess.run(
                command, cwd=tmp_path, env=installed, capture_output=True, check=False
            )
            assert done.returncode == 0, done.stderr.decode()
            count += 1
    assert count == 8
    from odsgen_stablehlo.artifacts import artifact_version, read_artifact

    older = (tmp_path / "older.mlirbc").read_bytes()
    assert str(artifact_version(older)) == "1.0.0"
    assert print_ir(read_artifact(older)) == (tmp_path / "model.mlir").read_text("utf-8")
