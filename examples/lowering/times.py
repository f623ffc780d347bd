"""The computations of sized.mlir by the interpreter, natively, and by NumPy: the same results, and a table of times.

`python examples/lowering/times.py 24` takes matrices of 24 times 24.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np

from odsgen.interpreter import Machine, from_python, to_python
from odsgen.native import compile
from odsgen.passes import PassManager
from odsgen.runtime import Context, MemRefType, Operation, f64, i64, parse

PROGRAM = Path(__file__).with_name("sized.mlir").read_text(encoding="utf-8")


def seconds(work: Callable[[], object]) -> float:
    """The shortest of three times."""
    times = []
    for _ in range(3):
        start = perf_counter()
        work()
        times.append(perf_counter() - start)
    return min(times)


def numpy_product(left: Any, right: Any, product: Any) -> None:
    product += left @ right


def numpy_sums(table: Any, sums: Any) -> None:
    rows, columns = table.shape
    table[...] = (3 * np.arange(rows)[:, None] + np.arange(columns)) % 5
    sums[...] = table[:, ::2].sum(axis=1)


def interpreted(module: Operation, name: str, arrays: list[Any]) -> tuple[float, list[Any]]:
    """The time of the interpreter, and the arrays after it."""
    machine = Machine(module)
    function = machine.function(name)
    types = [
        MemRefType.get(array.shape, f64 if array.dtype.kind == "f" else i64) for array in arrays
    ]
    start = perf_counter()
    values = [from_python(array.tolist(), type) for array, type in zip(arrays, types, strict=True)]
    machine.call(function, values)
    time = perf_counter() - start
    return time, [to_python(value, type) for value, type in zip(values, types, strict=True)]


def row(name: str, arrays: list[Any], numpy_function: Callable[..., None]) -> str:
    """A row of the table; raises AssertionError where the three disagree."""
    module = parse(PROGRAM, Context())
    PassManager.parse("builtin.module(convert-linalg-to-loops)").run(module)
    time, expected = interpreted(module, name, arrays)
    native = compile(PROGRAM, name)
    ours, theirs = [a.copy() for a in arrays], [a.copy() for a in arrays]
    native(*ours)
    numpy_function(*theirs)
    for mine, other, wanted in zip(ours, theirs, expected, strict=True):
        np.testing.assert_allclose(mine, wanted)
        np.testing.assert_allclose(other, wanted)
    times = [time, seconds(lambda: native(*ours)), seconds(lambda: numpy_function(*theirs))]
    return f"{name:<10}" + "".join(f"{1e3 * each:>14.3f} ms" for each in times)


def main(size: int) -> None:
    """Print the table."""
    print(f"{'':<10}{'interpreter':>17}{'native':>17}{'NumPy':>17}")
    generator = np.random.default_rng(0)
    matrices = [generator.random((size, size)) for _ in range(2)]
    print(row("product", [*matrices, np.zeros((size, size))], numpy_product))
    table = np.zeros((size, size), np.int64)
    print(row("sums", [table, np.zeros(size, np.int64)], numpy_sums))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 24)
