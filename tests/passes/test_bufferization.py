"""Refusals of one-shot bufferization, and where it differs from MLIR on purpose."""

from __future__ import annotations

import pytest

from odsgen.dialects.bufferization.one_shot.shuffling import shuffled
from odsgen.passes import PassFailure, PassManager
from odsgen.runtime import Context, parse, print_ir
from tests.oracle import OracleError, mlir_opt, requires_oracle

SWAP = """\
func.func @swap(%t: tensor<?xf32>, %u: tensor<?xf32>, %n: index) -> (tensor<?xf32>, tensor<?xf32>) {
  %0:2 = scf.for %i = %n to %n step %n iter_args(%a = %t, %b = %u) -> (tensor<?xf32>, tensor<?xf32>) {
    scf.yield %b, %a : tensor<?xf32>, tensor<?xf32>
  }
  return %0#0, %0#1 : tensor<?xf32>, tensor<?xf32>
}
"""
SUM = """\
func.func @sum(%t: tensor<?xf32>) -> tensor<?xf32> {
  %0 = arith.addf %t, %t : tensor<?xf32>
  return %0 : tensor<?xf32>
}
"""
SELECT = """\
func.func @select(%t: tensor<4xf32>, %c: tensor<4xi1>) -> tensor<4xf32> {
  %0 = arith.select %c, %t, %t : tensor<4xi1>, tensor<4xf32>
  return %0 : tensor<4xf32>
}
"""
UNRESTRICTED = """\
func.func @f(%m: memref<4xf32>) -> tensor<4xf32> {
  %0 = bufferization.to_tensor %m : memref<4xf32> to tensor<4xf32>
  return %0 : tensor<4xf32>
}
"""
EMPTY = """\
func.func @empty() -> tensor<4xf32> {
  %0 = tensor.empty() : tensor<4xf32>
  return %0 : tensor<4xf32>
}
"""
CONFLICT = """\
func.func @f(%t: tensor<4xf32>, %m: memref<4xf32>, %i: index, %f: f32) -> f32 {
  %0 = bufferization.to_tensor %m restrict : memref<4xf32> to tensor<4xf32>
  bufferization.materialize_in_destination %t in writable %m : (tensor<4xf32>, memref<4xf32>) -> ()
  %1 = bufferization.materialize_in_destination %t in %0 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %2 = tensor.extract %0[%i] : tensor<4xf32>
  return %2 : f32
}
"""
SPARSE = """\
#vector = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
func.func @f(%t: tensor<64xf32, #vector>) -> index {
  %0 = sparse_tensor.number_of_entries %t : tensor<64xf32, #vector>
  return %0 : index
}
"""
REFUSED = [
    ("bufferize-function-boundaries", SWAP),
    ("bufferize-function-boundaries", SUM),
    ("", SELECT),
    ("", UNRESTRICTED),
    ("", SPARSE),
    ("must-infer-memory-space", EMPTY),
    ("bufferize-function-boundaries", CONFLICT),
    ("must-infer-memory-space use-encoding-for-memory-space", EMPTY),
    ("unknown-type-conversion=infer-layout-map", EMPTY),
    ("copy-before-write test-analysis-only", EMPTY),
    ("print-conflicts", EMPTY),
    ("dump-alias-sets", EMPTY),
    ("no-analysis-func-filter=f", EMPTY),
]


def bufferized(text: str, options: str) -> str:
    module = parse(text, Context(), filename="<stdin>")
    PassManager.parse(f"builtin.module(one-shot-bufferize{{{options}}})").run(module)
    return print_ir(module)


def refusal_of_mlir_opt(text: str, options: str) -> str:
    """The first error of mlir-opt."""
    with pytest.raises(OracleError) as refused:
        mlir_opt(text, f"--one-shot-bufferize={options}")
    lines = str(refused.value).splitlines()
    return next(line for line in lines if "error: " in line).split("error: ")[1]


@requires_oracle
@pytest.mark.parametrize(("options", "text"), REFUSED)
def test_refused_as_by_mlir_opt(options: str, text: str) -> None:
    with pytest.raises(PassFailure) as failure:
        bufferized(text, options)
    found = failure.value.diagnostics[0].message
    assert found == refusal_of_mlir_opt(text, options)


def test_what_a_case_of_a_switch_yields_is_not_overwritten() -> None:
    text = """\
func.func @f(%u: tensor<?xf32>, %v: tensor<?xf32>, %c: index, %f: f32) -> (tensor<?xf32>, f32) {
  %0 = scf.index_switch %c -> tensor<?xf32>
  case 1 {
    scf.yield %u : tensor<?xf32>
  }
  default {
    scf.yield %v : tensor<?xf32>
  }
  %1 = tensor.insert %f into %0[%c] : tensor<?xf32>
  %2 = tensor.extract %u[%c] : tensor<?xf32>
  return %1, %2 : tensor<?xf32>, f32
}
"""
    found = bufferized(text, "bufferize-function-boundaries")
    assert "memref.store %arg3, %alloc[%arg2]" in found


def test_a_function_boundary_needs_a_memory_space() -> None:
    with pytest.raises(PassFailure, match="could not infer memory space"):
        bufferized(EMPTY, "bufferize-function-boundaries must-infer-memory-space")


def test_conflicts_are_annotated() -> None:
    text = """\
func.func @f(%t: tensor<?xf32>, %i: index, %f: f32) -> (tensor<?xf32>, f32) {
  %0 = tensor.insert %f into %t[%i] : tensor<?xf32>
  %1 = tensor.extract %t[%i] : tensor<?xf32>
  return %0, %1 : tensor<?xf32>, f32
}
"""
    found = bufferized(text, "bufferize-function-boundaries test-analysis-only print-conflicts")
    for note in ('"C_0[CONFL-WRITE: 1]"', '"C_0[READ: 0]"', '"C_0[DEF: bbArg 0]"'):
        assert note in found


def test_the_shuffled_order_is_that_of_a_mersenne_twister() -> None:
    assert shuffled(range(5), 23) == shuffled(range(5), 23)
    assert sorted(shuffled(range(50), 7)) == list(range(50))
