"""Programs that MLIR 22 canonicalizes to others than they were, or to none that are valid: ours stay right."""

from __future__ import annotations

import pytest

from odsgen.passes import PassManager
from odsgen.runtime import Context, DiagnosticError, parse, print_ir

ORDER_OF_ELEMENTS = """
func.func @f(%a: vector<2x1xf32>) -> vector<2x2x2xf32> {
  %0 = vector.broadcast %a : vector<2x1xf32> to vector<2x4xf32>
  %1 = vector.shape_cast %0 : vector<2x4xf32> to vector<2x2x2xf32>
  return %1 : vector<2x2x2xf32>
}
"""

STEPS_OF_SCALABLE_VECTOR = """
func.func @f() -> vector<[4]xi1> {
  %step = vector.step : vector<[4]xindex>
  %four = arith.constant dense<4> : vector<[4]xindex>
  %0 = arith.cmpi ult, %step, %four : vector<[4]xindex>
  return %0 : vector<[4]xi1>
}
"""

PART_OF_INSERTED_SLICE = """
func.func @f(%a: vector<4x4xf32>, %b: vector<2x2xf32>) -> vector<1x4xf32> {
  %0 = vector.insert_strided_slice %b, %a {offsets = [1, 1], strides = [1, 1]} : vector<2x2xf32> into vector<4x4xf32>
  %1 = vector.extract_strided_slice %0 {offsets = [1], sizes = [1], strides = [1]} : vector<4x4xf32> to vector<1x4xf32>
  return %1 : vector<1x4xf32>
}
"""

TWO_SLICES_INTO_ONE_OUTPUT = """
func.func @f(%t: tensor<10xf32>, %s: tensor<1xf32>) -> tensor<10xf32> {
  %0 = scf.forall (%i) in (1) shared_outs(%o = %t) -> (tensor<10xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i] [1] [1] : tensor<1xf32> into tensor<10xf32>
      tensor.parallel_insert_slice %s into %o[4] [1] [1] : tensor<1xf32> into tensor<10xf32>
    }
  }
  return %0 : tensor<10xf32>
}
"""

SLICE_THAT_BEGINS_BEFORE_THE_LAST = """
func.func @f(%x: vector<4xf32>, %a: vector<2xf32>, %b: vector<2xf32>) -> vector<2xf32> {
  %0 = vector.insert_strided_slice %a, %x {offsets = [0], strides = [1]} : vector<2xf32> into vector<4xf32>
  %1 = vector.insert_strided_slice %b, %0 {offsets = [1], strides = [1]} : vector<2xf32> into vector<4xf32>
  %2 = vector.extract_strided_slice %1 {offsets = [0], sizes = [2], strides = [1]} : vector<4xf32> to vector<2xf32>
  return %2 : vector<2xf32>
}
"""

YIELDED_FROM_BEFORE = """
func.func @f(%m: memref<i1>, %a: i32, %d: i32) -> i32 {
  %0 = scf.while (%x = %a) : (i32) -> i32 {
    %c = memref.load %m[] : memref<i1>
    %n = arith.addi %x, %d : i32
    %k = scf.if %c -> i32 {
      memref.store %c, %m[] : memref<i1>
      scf.yield %n : i32
    } else {
      scf.yield %d : i32
    }
    scf.condition(%c) %k : i32
  } do {
  ^bb0(%y: i32):
    scf.yield %y : i32
  }
  return %0 : i32
}
"""

SCALE_IN_ANOTHER_PLACE = """
func.func @f(%a: vector<32xf4E2M1FN>, %c: vector<4xf32>, %x: vector<16xf8E8M0FNU>, %z: vector<4xf8E8M0FNU>) -> vector<4xf32> {
  %0 = vector.extract %x[5] : f8E8M0FNU from vector<16xf8E8M0FNU>
  %s = vector.insert %0, %z [1] : f8E8M0FNU into vector<4xf8E8M0FNU>
  %1 = amdgpu.scaled_mfma 16x16x128 (%s[2] * %a) * (%z[3] * %a) + %c
    : vector<4xf8E8M0FNU>, vector<32xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<32xf4E2M1FN>, vector<4xf32>
  return %1 : vector<4xf32>
}
"""


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        (ORDER_OF_ELEMENTS, "vector.shape_cast"),
        (STEPS_OF_SCALABLE_VECTOR, "arith.cmpi ult"),
        (PART_OF_INSERTED_SLICE, "vector.insert_strided_slice"),
        (TWO_SLICES_INTO_ONE_OUTPUT, "into %arg3[4]"),
        (SLICE_THAT_BEGINS_BEFORE_THE_LAST, "vector.insert_strided_slice %arg2"),
        (YIELDED_FROM_BEFORE, "return %arg2"),
        (SCALE_IN_ANOTHER_PLACE, "(%1[2] * %arg0)"),
    ],
    ids=[
        "order_of_elements",
        "steps",
        "part_of_inserted",
        "two_slices",
        "begins_before",
        "yielded",
        "scale",
    ],
)
def test_stays_right(text, kept):
    module = parse(text, Context(), filename="program.mlir")
    PassManager.parse("builtin.module(canonicalize)").run(module)
    module.verify()
    assert kept in print_ir(module)


@pytest.mark.parametrize("kind", ["maxui", "minsi", "and", "xor"])
@pytest.mark.parametrize(
    ("source", "dimensions", "start"),
    [("vector<1xf32>", "[0]", "f32"), ("vector<1xf32>", "[]", "vector<1xf32>")],
)
def test_floats_are_not_combined_by_their_bits(kind, source, dimensions, start):
    """mlir-opt refuses the first for what it makes, as here; the second it folds to the source alone."""
    value = "0.5" if start == "f32" else "dense<0.5>"
    text = f"""
    func.func @f() -> {start} {{
      %c = arith.constant dense<-2.0> : {source}
      %s = arith.constant {value} : {start}
      %0 = vector.multi_reduction <{kind}>, %c, %s {dimensions} : {source} to {start}
      return %0 : {start}
    }}
    """
    module = parse(text, Context(), filename="program.mlir")
    with pytest.raises(DiagnosticError, match="op operand #0 must be signless-integer-like"):
        PassManager.parse("builtin.module(canonicalize)").run(module)
