"""A generated dialect needs the standard library and odsgen's runtime at run time, nothing else."""

import subprocess
import sys
from pathlib import Path

import pytest

GENERATED = Path(__file__).resolve().parents[2] / "generated" / "odsgen_dialects"

PROGRAM = """
import sys
before = set(sys.modules)
from {module} import *
loaded = {{name.split(".")[0] for name in set(sys.modules) - before}}
foreign = loaded - set(sys.stdlib_module_names) - {{"odsgen", "odsgen_dialects"}}
inner = {{".".join(name.split(".")[:2]) for name in sys.modules if name.startswith("odsgen.")}}
shared = {{'odsgen.checkout', 'odsgen.exports', 'odsgen.hook_kinds', 'odsgen.moved'}}
print(sorted(foreign), sorted(inner - {allowed} - shared))
"""


@pytest.mark.parametrize(
    ("module", "allowed"),
    [
        ("odsgen", set()),
        ("odsgen.runtime", {"odsgen.runtime", "odsgen.bytecode"}),
        ("odsgen_dialects.builtin", {"odsgen.runtime", "odsgen.dialects"}),
        ("odsgen_dialects.func", {"odsgen.runtime", "odsgen.dialects"}),
        ("odsgen_dialects.arith", {"odsgen.runtime", "odsgen.dialects"}),
        ("odsgen_dialects.cf", {"odsgen.runtime", "odsgen.dialects"}),
        ("odsgen.cli.ods_opt", {"odsgen.cli", "odsgen.search_path"}),
    ],
)
def test_loads_only_the_standard_library_and_ourselves(module: str, allowed: set[str]) -> None:
    program = PROGRAM.format(module=module, allowed=allowed or "set()")
    process = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert process.stderr == ""
    assert process.stdout == "[] []\n"


START = """
import sys
before = set(sys.modules)
from odsgen.cli.ods_opt import run
assert run(["program.mlir"]) == 0
print(*sorted(set(sys.modules) - before), file=sys.stderr)
"""

# Each takes milliseconds, and what it brings in is rarely needed: who does need it imports it where it is used.
SLOW = {
    "argparse",
    "dataclasses",
    "email",
    "fractions",
    "importlib.metadata",
    "inspect",
    "logging",
    "pathlib",
    "subprocess",
    "tempfile",
}


def test_a_small_program_loads_little(tmp_path: Path) -> None:
    """Without this, `ods-opt` would take twice as long to start."""
    (tmp_path / "program.mlir").write_text(
        "func.func @f(%x: i32, %y: i32) -> i32 {\n"
        "  %0 = arith.addi %x, %y : i32\n"
        "  return %0 : i32\n"
        "}\n"
    )
    process = subprocess.run(
        [sys.executable, "-c", START], cwd=tmp_path, capture_output=True, text=True
    )
    assert process.returncode == 0, process.stderr
    loaded = set(process.stderr.split())
    assert "odsgen_dialects.arith" in loaded
    assert loaded & SLOW == set()
    assert not [name for name in loaded if name.startswith("odsgen.rewriting")]


def test_hooks_are_imported_when_they_are_called(tmp_path: Path) -> None:
    """The dialects on which `linalg` depends are loaded, their hooks are not, nor are those that simplify."""
    if not (GENERATED / "linalg").is_dir():
        pytest.skip("needs `make dialects`")
    (tmp_path / "program.mlir").write_text(
        "func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {\n"
        "  %0 = linalg.exp ins(%x : tensor<4xf32>) outs(%x : tensor<4xf32>) -> tensor<4xf32>\n"
        "  return %0 : tensor<4xf32>\n"
        "}\n"
    )
    process = subprocess.run(
        [sys.executable, "-c", START], cwd=tmp_path, capture_output=True, text=True
    )
    assert process.returncode == 0, process.stderr
    loaded = set(process.stderr.split())
    assert {"odsgen_dialects.memref", "odsgen_dialects.tensor"} <= loaded
    with_hooks = {name.split(".")[2] for name in loaded if name.startswith("odsgen.dialects.")}
    assert with_hooks == {"affine", "builtin", "func", "linalg", "shared"}
    assert "odsgen.dialects.linalg.forms.named" in loaded
    assert not [name for name in loaded if name.startswith("odsgen.dialects.linalg.canonical")]
