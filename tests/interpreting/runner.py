"""Programs run natively, to compare with: lowered by `mlir-opt`, run by `mlir-runner` with its libraries."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from tests.oracle import mlir_opt, mlir_opt_path

_BUFFERIZATION = (
    "one-shot-bufferize{bufferize-function-boundaries allow-return-allocs-from-loops "
    "unknown-type-conversion=identity-layout-map "
    "function-boundary-type-conversion=identity-layout-map}"
)
#: Passes that leave no tensors, nor loops on them.
_WITHOUT_TENSORS = f"{_BUFFERIZATION}, func.func(scf-forall-to-for)"
#: Passes in this order bring programs of all dialects that are run here to `llvm`.
PIPELINE = f"""
    func.func(linalg-generalize-named-ops),
    {_BUFFERIZATION},
    func.func(scf-forall-to-for, convert-linalg-to-loops),
    func.func(lower-vector-mask, lower-vector-multi-reduction),
    convert-vector-to-scf{{full-unroll}},
    func.func(affine-expand-index-ops),
    lower-affine,
    expand-realloc,
    func.func(memref-expand, arith-expand),
    convert-scf-to-cf,
    expand-strided-metadata,
    lower-affine,
    convert-complex-to-standard,
    convert-math-to-llvm,
    convert-math-to-libm,
    convert-vector-to-llvm,
    finalize-memref-to-llvm,
    convert-complex-to-llvm,
    convert-arith-to-llvm,
    convert-ub-to-llvm,
    convert-func-to-llvm,
    convert-cf-to-llvm,
    convert-index-to-llvm,
    reconcile-unrealized-casts
"""


def _runner_path() -> Path | None:
    found = shutil.which("mlir-runner-22") or shutil.which("mlir-runner")
    candidate = Path(found) if found else Path(mlir_opt_path() or "").with_name("mlir-runner")
    return candidate if candidate.is_file() else None


def _libraries(runner: Path) -> list[Path]:
    folder = runner.resolve().parents[1] / "lib"
    names = ("libmlir_runner_utils.so", "libmlir_c_runner_utils.so")
    return [folder / name for name in names]


RUNNER = _runner_path()

requires_runner = pytest.mark.skipif(
    RUNNER is None or not all(path.exists() for path in _libraries(RUNNER)),
    reason="mlir-opt, mlir-runner and its libraries (LLVM 22) are not installed",
)


def lowered(program: str) -> str:
    """The program in `llvm`."""
    passes = " ".join(PIPELINE.split())
    return mlir_opt(program, f"--pass-pipeline=builtin.module({passes})")


def bufferized(program: str) -> str:
    """The program with buffers for its tensors."""
    return mlir_opt(program, f"--pass-pipeline=builtin.module({_WITHOUT_TENSORS})")


def native_output(program: str) -> str:
    """The text that a program prints."""
    return output_of_lowered(lowered(program))


def output_of_lowered(program: str, entry: str = "main") -> str:
    """The text that a function of a program in `llvm` prints."""
    assert RUNNER is not None
    libraries = ",".join(map(str, _libraries(RUNNER)))
    process = subprocess.run(
        [RUNNER, "-", "-e", entry, "-entry-point-result=void", f"--shared-libs={libraries}"],
        input=program,
        capture_output=True,
        encoding="utf-8",
        errors="surrogateescape",
        timeout=120,
    )
    assert process.returncode == 0, process.stderr
    return process.stdout
