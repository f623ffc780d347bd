"""Programs run by LLVM, to compare with: lowered by `mlir-opt`, translated, and run by `lli`."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Sequence
from typing import NamedTuple

import pytest

from tests.oracle import mlir_opt, mlir_opt_path

_PIPELINE = (
    "--expand-strided-metadata",
    "--lower-affine",
    "--convert-scf-to-cf",
    "--arith-expand",
    "--convert-math-to-llvm",
    "--convert-index-to-llvm",
    "--finalize-memref-to-llvm",
    "--convert-arith-to-llvm",
    "--convert-cf-to-llvm",
    "--convert-func-to-llvm",
    "--reconcile-unrealized-casts",
)

_TRANSLATE = shutil.which("mlir-translate-22") or shutil.which("mlir-translate")
_LLI = shutil.which("lli-22") or shutil.which("lli")

requires_lli = pytest.mark.skipif(
    None in (mlir_opt_path(), _TRANSLATE, _LLI),
    reason="mlir-opt, mlir-translate and lli (LLVM 22) are not installed",
)


class NativeCall(NamedTuple):
    """A call of a function: constants as arith.constant writes them, and the types of the results."""

    function: str
    arguments: Sequence[str]
    argument_types: Sequence[str]
    result_types: Sequence[str]


def results_of(functions: str, calls: Sequence[NativeCall]) -> list[list[int]]:
    """The bits of the results of each call; a result has at most 64."""
    output = run(functions + _main(calls))
    numbers = iter(output.split())
    return [[int(next(numbers), 16) for _ in call.result_types] for call in calls]


def run(program: str) -> str:
    """The output of a program with a function `main`."""
    lowered = mlir_opt(program, *_PIPELINE)
    return run_lowered(lowered)


def run_lowered(program: str) -> str:
    """The output of a program of the dialect `llvm`."""
    assert _TRANSLATE is not None and _LLI is not None
    translated = _output([_TRANSLATE, "--mlir-to-llvmir"], program)
    return _output([_LLI, "-"], translated)


def _output(command: list[str], text: str) -> str:
    process = subprocess.run(command, input=text, capture_output=True, text=True, timeout=120)
    assert process.returncode == 0, process.stderr
    return process.stdout


def _main(calls: Sequence[NativeCall]) -> str:
    lines = [
        'llvm.mlir.global internal constant @number("%lx\\0A\\00")',
        "llvm.func @printf(!llvm.ptr, ...) -> i32",
        "func.func @main() -> i32 {",
        "  %format = llvm.mlir.addressof @number : !llvm.ptr",
        "  %zero = arith.constant 0 : i32",
    ]
    for number, call in enumerate(calls):
        names = [f"%a{number}_{place}" for place in range(len(call.arguments))]
        for name, value, type in zip(names, call.arguments, call.argument_types, strict=True):
            written = value if type == "i1" else f"{value} : {type}"
            lines.append(f"  {name} = arith.constant {written}")
        types = f"({', '.join(call.argument_types)}) -> ({', '.join(call.result_types)})"
        count = len(call.result_types)
        lines.append(f"  %r{number}:{count} = call @{call.function}({', '.join(names)}) : {types}")
        for place, type in enumerate(call.result_types):
            lines += _printing(f"%r{number}#{place}", type, f"{number}_{place}")
    return "\n".join([*lines, "  return %zero : i32", "}"]) + "\n"


def _printing(value: str, type: str, name: str) -> list[str]:
    """Prints the bits of a value."""
    lines = []
    if type[0] in "fb":
        width = {"f16": 16, "bf16": 16, "f32": 32, "f64": 64}[type]
        lines.append(f"  %b{name} = arith.bitcast {value} : {type} to i{width}")
        value, type = f"%b{name}", f"i{width}"
    if type == "index":
        lines.append(f"  %w{name} = arith.index_cast {value} : index to i64")
        value = f"%w{name}"
    elif type != "i64":
        lines.append(f"  %w{name} = arith.extui {value} : {type} to i64")
        value = f"%w{name}"
    lines.append(
        f"  %p{name} = llvm.call @printf(%format, {value}) vararg(!llvm.func<i32 (ptr, ...)>)"
        " : (!llvm.ptr, i64) -> i32"
    )
    return lines
