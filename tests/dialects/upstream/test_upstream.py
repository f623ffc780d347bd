"""The dialects of MLIR whose specs are imported.

`<dialect>.mlir` is what mlir-opt and ods-opt both print for it, `<dialect>.invalid.mlir` what both refuse with the
diagnostics that it expects, `<dialect>.dies.mlir` what ods-opt refuses and mlir-opt dies of.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.bundled import all_packages
from tests.oracle import mlir_opt_path, requires_oracle

HERE = Path(__file__).parent
VALID = sorted(p for p in HERE.glob("*.mlir") if not {".invalid", ".dies"} & set(p.suffixes))
INVALID = sorted(HERE.glob("*.invalid.mlir"))
DIES = sorted(HERE.glob("*.dies.mlir"))
_TIMEOUT_SECONDS = 120


def _run(*arguments: str, module: str = "odsgen.cli.ods_opt") -> subprocess.CompletedProcess[str]:
    program = f"import sys; from {module} import main; sys.exit(main())"
    return subprocess.run(
        [sys.executable, "-c", program, *arguments],
        env={**os.environ, "ODSGEN_DIALECT_PATH": ""},
        capture_output=True,
        encoding="utf-8",
        timeout=_TIMEOUT_SECONDS,
        check=False,
    )


@pytest.fixture(scope="module", autouse=True)
def _packages() -> None:
    all_packages()


def _opt(*arguments: str) -> str:
    process = _run(*arguments)
    assert process.returncode == 0, process.stderr
    return process.stdout.strip()


def _text(path: Path) -> str:
    return path.read_text(encoding="utf-8").strip()


@pytest.mark.parametrize("path", VALID, ids=lambda path: path.stem)
def test_round_trip(path: Path, tmp_path: Path) -> None:
    assert _opt(str(path)) == _text(path)
    generic = tmp_path / "generic.mlir"
    generic.write_text(_opt("-mlir-print-op-generic", str(path)), encoding="utf-8")
    assert _opt(str(generic)) == _text(path)


@requires_oracle
@pytest.mark.parametrize("path", VALID, ids=lambda path: path.stem)
def test_text_is_that_of_mlir_opt(path: Path) -> None:
    command = [str(mlir_opt_path()), str(path)]
    process = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
    assert process.stdout.strip() == _text(path), process.stderr


@pytest.mark.parametrize("path", [*INVALID, *DIES], ids=lambda path: path.stem)
def test_refused(path: Path) -> None:
    _opt("-split-input-file", "-verify-diagnostics", str(path))


@requires_oracle
@pytest.mark.parametrize("path", INVALID, ids=lambda path: path.stem)
def test_refused_by_mlir_opt(path: Path) -> None:
    command = [str(mlir_opt_path()), "-split-input-file", "-verify-diagnostics", str(path)]
    process = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
    assert process.returncode == 0, process.stderr


IN_A_CIRCLE = """
"x.g"() ({
  %0 = "affine.apply"(%0) <{map = affine_map<()[s0] -> (s0)>}> : (index) -> index
  "affine.if"(%0) <{condition = affine_set<(d0) : (d0 == 0)>}> ({affine.yield}, {}) : (index) -> ()
}) : () -> ()
// -----
"x.g"() ({
  %c0 = arith.constant 0 : index
  %0 = "memref.cast"(%0) : (memref<?xf32>) -> memref<?xf32>
  %1 = "memref.dim"(%0, %c0) : (memref<?xf32>, index) -> index
  "affine.if"(%1) <{condition = affine_set<()[s0] : (s0 == 0)>}> ({affine.yield}, {}) : (index) -> ()
}) : () -> ()
"""


def test_what_is_made_from_itself_is_no_identifier_of_a_map(tmp_path: Path) -> None:
    """mlir-opt overflows its stack."""
    file = tmp_path / "circle.mlir"
    file.write_text(IN_A_CIRCLE, encoding="utf-8")
    process = _run("-allow-unregistered-dialect", "-split-input-file", str(file))
    assert process.returncode == 1
    assert "operand cannot be used as a dimension id" in process.stderr
    assert "operand cannot be used as a symbol" in process.stderr
    assert "Traceback" not in process.stderr


def test_identifiers_of_a_map_may_be_made_in_a_long_chain(tmp_path: Path) -> None:
    links = "".join(
        f"  %{i + 1} = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%{i}, %{i})\n"
        for i in range(2000)
    )
    file = tmp_path / "chain.mlir"
    file.write_text(
        f"func.func @f() {{\n affine.for %0 = 0 to 9 {{\n{links}}}\n return\n}}\n", encoding="utf-8"
    )
    assert _opt(str(file)).count("affine.apply") == 2000


USED_BEFORE = """
func.func @f(%c: i1) {
  %0 = scf.while (%a = %later) : (i32) -> i32 {
    %later = arith.constant 1 : i32
    scf.condition(%c) %a : i32
  } do {
  ^bb0(%b: i32):
    scf.yield %b : i32
  }
  return
}
"""


def test_value_defined_in_a_region_that_is_read_after_its_use(tmp_path: Path) -> None:
    file = tmp_path / "used_before.mlir"
    file.write_text(USED_BEFORE, encoding="utf-8")
    process = _run(str(file))
    assert process.returncode == 1
    assert "operand #0 does not dominate this use" in process.stderr
    assert "Traceback" not in process.stderr


def test_segment_sizes_that_nobody_set(tmp_path: Path) -> None:
    file = tmp_path / "alloc_tensor.mlir"
    file.write_text('%0 = "bufferization.alloc_tensor"() : () -> tensor<5xf32>\n', encoding="utf-8")
    expected = "module {\n  %0 = bufferization.alloc_tensor() : tensor<5xf32>\n}"
    assert _opt(str(file)) == expected
    found = mlir_opt_path()
    if found is not None:
        command = [found, str(file)]
        process = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
        assert process.stdout.strip() == expected


def test_nothing_but_diagnostics_comes_of_mutated_programs() -> None:
    """A short run of `make hostile` over the programs that once ended in something else."""
    arguments = ["--count", "2000", "--seed", "1", "--jobs", "1"]
    process = _run(*arguments, module="tests.hostile.campaign")
    assert process.returncode == 0, process.stdout + process.stderr
    assert " refused" in process.stdout and " accepted" in process.stdout
