"""`convert-std`: programs of the early specification become today's, and compute the same, with LLVM too."""

from __future__ import annotations

from pathlib import Path

import pytest

from odsgen.conversion import ConversionError
from odsgen.interpreter import Machine, from_text
from odsgen.interpreter.machine import function_type
from odsgen.passes import PassFailure, PassManager
from odsgen.runtime import Context, parse, print_ir
from tests.interpreting.native import NativeCall, requires_lli, results_of

FOLDER = Path(__file__).parent
PROGRAM = (FOLDER / "running" / "program.mlir").read_text()

CALLS = (
    (NativeCall("evens", ["9"], ["index"], ["i32"]), [5]),
    (NativeCall("product", ["1.5", "2.0"], ["f32", "f32"], ["f32", "f32"]), [0x40C00000, 0]),
    (NativeCall("greatest", ["7", "-9"], ["i32", "i32"], ["i32"]), [1]),
    (NativeCall("greatest", ["-9", "-7"], ["i32", "i32"], ["i32"]), [0xFFFFFFFD]),
)


def _converted(text: str) -> str:
    module = parse(text, Context(allow_unregistered=True, early_syntax=True))
    module.verify()
    PassManager.parse("builtin.module(convert-std)").run(module)
    module.verify()
    return print_ir(module)


def _results(text: str, call: NativeCall, early_syntax: bool) -> list[object]:
    module = parse(text, Context(early_syntax=early_syntax))
    machine = Machine(module)
    function = machine.function(call.function)
    types = function_type(function).inputs
    arguments = [from_text(a, t) for a, t in zip(call.arguments, types, strict=True)]
    return list(machine.call(function, arguments))


@pytest.mark.parametrize(("call", "expected"), CALLS)
def test_both_compute_the_same(call: NativeCall, expected: list[int]) -> None:
    assert _results(PROGRAM, call, early_syntax=True) == expected
    converted = _converted(PROGRAM)
    assert "std." not in converted
    assert _results(converted, call, early_syntax=False) == expected


@requires_lli
def test_llvm_computes_the_same() -> None:
    functions = _converted(PROGRAM).replace("module {\n", "", 1).rstrip().removesuffix("}")
    found = results_of(functions, [call for call, _ in CALLS])
    assert found == [expected for _, expected in CALLS]


@pytest.mark.parametrize("name", ["arithmetic", "functions", "loops"])
def test_all_becomes_that_of_today(name: str) -> None:
    converted = _converted((FOLDER / "programs" / f"{name}.mlir").read_text())
    assert "std." not in converted
    again = parse(converted, Context(allow_unregistered=True))
    again.verify()
    assert print_ir(again) == converted


def test_memory() -> None:
    text = """
        func @f(%t: tensor<?x4xf32>, %v: vector<8xf32>, %u: tensor<4xi8>, %n: index, %to: memref<?x4xf32>) -> tensor<?x4xf32> {
          tensor_store %t, %to : memref<?x4xf32>
          %0 = tensor_load %to : memref<?x4xf32>
          %1 = extract_element %v[%n] : vector<8xf32>
          %2 = extract_element %u[%n] : tensor<4xi8>
          %3 = memref_cast %to : memref<?x4xf32> to memref<?x?xf32>
          %4 = tensor_cast %0 : tensor<?x4xf32> to tensor<*xf32>
          %5 = dim %4, 0 : tensor<*xf32>
          %tag = alloc() : memref<1xi32>
          dma_start %to[%n, %n], %to[%n, %n], %n, %tag[%n] : memref<?x4xf32>, memref<?x4xf32>, memref<1xi32>
          dma_wait %tag[%n], %n : memref<1xi32>
          return %0 : tensor<?x4xf32>
        }
    """
    converted = _converted(text)
    for name in (
        "bufferization.materialize_in_destination",
        "tensor.generate",
        "vector.extract",
        "tensor.extract",
        "memref.cast",
        "tensor.cast",
        "tensor.dim",
        "memref.dma_start",
        "memref.dma_wait",
    ):
        assert name in converted
    assert "std." not in converted


@pytest.mark.parametrize(
    "operation",
    (
        "%0 = alloc_static(16) : memref<4xf32>",
        "%0 = reshape %m : memref<4xf32> () : memref<2x2xf32>",
        "%0 = view memref<2xf32> () %m : memref<4xf32>",
    ),
)
def test_what_has_no_counterpart_is_refused(operation: str) -> None:
    text = f"func @f(%m: memref<4xf32>) {{\n  {operation}\n  return\n}}"
    with pytest.raises((PassFailure, ConversionError), match="failed to legalize operation 'std."):
        _converted(text)
