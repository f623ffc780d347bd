"""A matrix product and a stencil: native, beside mlir-opt with mlir-runner, NumPy, and the interpreter.

All figures are of one run: the tools take turns, and the best of the rounds counts. The interpreter computes a smaller
problem, whose time is scaled.
"""

from __future__ import annotations

import argparse
import subprocess
from collections.abc import Callable
from pathlib import Path
from shutil import which
from time import perf_counter
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from odsgen.interpreter import Machine, from_python
from odsgen.native import compile
from odsgen.passes import PassManager
from odsgen.runtime import Context, MemRefType, Operation, f32, parse

MATMUL = """
func.func @compute(%a: memref<{n}x{n}xf32>, %b: memref<{n}x{n}xf32>, %c: memref<{n}x{n}xf32>) {{
  linalg.matmul ins(%a, %b : memref<{n}x{n}xf32>, memref<{n}x{n}xf32>) outs(%c : memref<{n}x{n}xf32>)
  return
}}
"""

STENCIL = """
func.func @compute(%a: memref<{n}x{n}xf32>, %b: memref<{n}x{n}xf32>, %c: memref<{n}x{n}xf32>) {{
  %fifth = arith.constant 0.2 : f32
  affine.for %i = 1 to {last} {{
    affine.for %j = 1 to {last} {{
      %0 = affine.load %a[%i, %j] : memref<{n}x{n}xf32>
      %1 = affine.load %a[%i - 1, %j] : memref<{n}x{n}xf32>
      %2 = affine.load %a[%i + 1, %j] : memref<{n}x{n}xf32>
      %3 = affine.load %a[%i, %j - 1] : memref<{n}x{n}xf32>
      %4 = affine.load %a[%i, %j + 1] : memref<{n}x{n}xf32>
      %5 = arith.addf %0, %1 : f32
      %6 = arith.addf %5, %2 : f32
      %7 = arith.addf %6, %3 : f32
      %8 = arith.addf %7, %4 : f32
      %9 = arith.mulf %8, %fifth : f32
      affine.store %9, %c[%i, %j] : memref<{n}x{n}xf32>
    }}
  }}
  return
}}
"""

# What mlir-runner runs: as many rounds, the best of them printed.
MAIN = """
func.func private @rtclock() -> f64
func.func private @printF64(f64)
func.func @main() {{
  %a = memref.alloc() : memref<{n}x{n}xf32>
  %b = memref.alloc() : memref<{n}x{n}xf32>
  %c = memref.alloc() : memref<{n}x{n}xf32>
  %one = arith.constant 1.0 : f32
  linalg.fill ins(%one : f32) outs(%a : memref<{n}x{n}xf32>)
  linalg.fill ins(%one : f32) outs(%b : memref<{n}x{n}xf32>)
  linalg.fill ins(%one : f32) outs(%c : memref<{n}x{n}xf32>)
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %rounds = arith.constant {rounds} : index
  %long = arith.constant 1.0e9 : f64
  %best = scf.for %i = %c0 to %rounds step %c1 iter_args(%least = %long) -> (f64) {{
    %t0 = func.call @rtclock() : () -> f64
    func.call @compute(%a, %b, %c) : (memref<{n}x{n}xf32>, memref<{n}x{n}xf32>, memref<{n}x{n}xf32>) -> ()
    %t1 = func.call @rtclock() : () -> f64
    %t = arith.subf %t1, %t0 : f64
    %new = arith.minimumf %t, %least : f64
    scf.yield %new : f64
  }}
  call @printF64(%best) : (f64) -> ()
  return
}}
"""
PASSES = (
    "convert-linalg-to-loops,lower-affine,convert-scf-to-cf,finalize-memref-to-llvm,convert-arith-to-llvm,"
    "convert-cf-to-llvm,convert-func-to-llvm,reconcile-unrealized-casts"
)

Array = NDArray[np.float32]


class Problem(NamedTuple):
    """A computation with the size of its arrays, and the one that is small enough for the interpreter."""

    name: str
    program: str
    numpy: Callable[[Array, Array, Array], object]
    size: int
    small: int
    power: int
    """By which power of the size the work grows."""

    def text(self, size: int) -> str:
        return self.program.format(n=size, last=size - 1)


def stencil_of_numpy(a: Array, b: Array, c: Array) -> None:
    c[1:-1, 1:-1] = 0.2 * (a[1:-1, 1:-1] + a[:-2, 1:-1] + a[2:, 1:-1] + a[1:-1, :-2] + a[1:-1, 2:])


def matmul_of_numpy(a: Array, b: Array, c: Array) -> None:
    c += a @ b


PROBLEMS = (
    Problem("matrix product, 512³, f32", MATMUL, matmul_of_numpy, 512, 16, 3),
    Problem("five-point stencil, 2048², f32", STENCIL, stencil_of_numpy, 2048, 40, 2),
)


def best(work: Callable[[], object], rounds: int) -> float:
    """The shortest of several rounds."""
    times = []
    for _ in range(rounds):
        start = perf_counter()
        work()
        times.append(perf_counter() - start)
    return min(times)


def interpreted(problem: Problem) -> float:
    """The seconds that the interpreter takes for a small problem, scaled to the large one."""
    size = problem.small
    module = parse(problem.text(size), Context())
    PassManager.parse("builtin.module(convert-linalg-to-loops)").run(module)
    machine = Machine(module)
    function = machine.function("compute")
    type = MemRefType.get((size, size), f32)
    arguments = [from_python([[1.0] * size] * size, type) for _ in range(3)]
    seconds = best(lambda: machine.call(function, arguments), 3)
    return seconds * (problem.size / size) ** problem.power


def of_mlir_runner(problem: Problem, tools: Path, rounds: int) -> float | None:
    """The seconds that the same takes by mlir-opt and mlir-runner; None where they are not there."""
    folder = tools.parent
    library = next(folder.glob("lib/libmlir_c_runner_utils.so*"), None)
    if not (tools / "mlir-runner").exists() or library is None:
        return None
    # Inlined, a computation that nobody looks at would be none.
    alone = problem.text(problem.size).replace(
        ") {", ') attributes {passthrough = ["noinline"]} {', 1
    )
    text = alone + MAIN.format(n=problem.size, rounds=rounds)
    lowered = subprocess.run(
        [tools / "mlir-opt", f"--pass-pipeline=builtin.module({PASSES})"],
        input=text,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    options = ["-O3", "-e", "main", "-entry-point-result=void", f"-shared-libs={library}"]
    process = subprocess.run(
        [tools / "mlir-runner", *options], input=lowered, capture_output=True, text=True, check=True
    )
    return float(process.stdout)


def measured(problem: Problem, tools: Path, rounds: int) -> dict[str, float]:
    """The seconds of each tool."""
    a, b = (np.ones((problem.size, problem.size), np.float32) for _ in range(2))
    c, d = np.ones_like(a), np.ones_like(a)
    start = perf_counter()
    module: Operation = parse(problem.text(problem.size), Context())
    function = compile(module, "compute", opt_level=3)
    found = {"compiling": perf_counter() - start}
    function(a, b, c)
    problem.numpy(a, b, d)
    np.testing.assert_allclose(c, d, rtol=1e-4)
    seconds: dict[str, list[float]] = {"native": [], "NumPy": [], "mlir-runner": []}
    for _ in range(3):
        seconds["native"].append(best(lambda: function(a, b, c), rounds))
        seconds["NumPy"].append(best(lambda: problem.numpy(a, b, d), rounds))
        runner = of_mlir_runner(problem, tools, rounds)
        if runner is not None:
            seconds["mlir-runner"].append(runner)
    found |= {name: min(times) for name, times in seconds.items() if times}
    found["interpreter"] = interpreted(problem)
    return found


def main() -> None:
    """Print a table for docs/explanation/performance.md."""
    parser = argparse.ArgumentParser(description=__doc__)
    default = Path(which("mlir-opt") or "/usr/lib/llvm-22/bin/mlir-opt").parent
    parser.add_argument("--tools", type=Path, default=default, help="the folder of mlir-opt")
    parser.add_argument("--rounds", type=int, default=7, help="rounds, of which the best counts")
    options = parser.parse_args()
    print("| computation | compiling | native | mlir-opt, mlir-runner | NumPy | interpreter |")
    print("| --- | --- | --- | --- | --- | --- |")
    for problem in PROBLEMS:
        times: dict[str, Any] = measured(problem, options.tools, options.rounds)
        native = times["native"]
        cells = [f"{times['compiling'] * 1e3:.0f} ms", f"{native * 1e3:.2f} ms"]
        for name in ("mlir-runner", "NumPy"):
            known = times.get(name)
            text = "–" if known is None else f"{known * 1e3:.2f} ms ({known / native:.3g})"
            cells.append(text)
        cells.append(f"{times['interpreter']:.0f} s ({times['interpreter'] / native:,.0f})")
        print(f"| {problem.name} | {' | '.join(cells)} |")


if __name__ == "__main__":
    main()
