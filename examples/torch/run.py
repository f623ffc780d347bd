"""From a module of PyTorch to native code: fused, bufferized, lowered by odsgen, compiled, and checked against NumPy.

`python examples/torch/run.py` takes mlp.mlir, the program as torch-mlir lowers such a module to linalg on tensors; another
program of that form may be named: `python examples/torch/run.py other.mlir`.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import numpy as np

from odsgen.native import compile
from odsgen.passes import PassManager
from odsgen.runtime import Context, Operation, parse

PROGRAM = Path(__file__).with_name("mlp.mlir")
FUSE = "builtin.module(func.func(linalg-fuse-elementwise-ops),canonicalize,cse)"
TO_BUFFERS = (
    "builtin.module("
    "one-shot-bufferize{bufferize-function-boundaries=true function-boundary-type-conversion=identity-layout-map},"
    "canonicalize)"
)


def loops(module: Operation) -> int:
    """How many operations of linalg are left: each becomes a nest of loops."""
    return sum(op.name.startswith("linalg.") and bool(op.regions) for op in module.walk())


def mlp(x: Any, w1: Any, b1: Any, w2: Any, b2: Any) -> Any:
    """The same by NumPy."""
    return np.maximum(x @ w1 + b1, 0) @ w2 + b2


def main(path: Path) -> None:
    """Print what becomes of the program, and whether its numbers are NumPy's."""
    module = parse(path.read_text(encoding="utf-8"), Context(), filename=path.name)
    module.verify()
    before = loops(module)
    PassManager.parse(FUSE).run(module)
    print(f"nests of loops: {before}, then {loops(module)}")
    PassManager.parse(TO_BUFFERS).run(module)
    native = compile(module, "mlp")

    generator = np.random.default_rng(0)
    shapes = [(4, 16), (16, 32), (32,), (32, 8), (8,)]
    arguments = [generator.standard_normal(shape, np.float32) for shape in shapes]
    is_same = np.allclose(native(*arguments), mlp(*arguments), rtol=1e-4, atol=1e-5)
    print("the numbers of NumPy" if is_same else "other numbers")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else PROGRAM)
