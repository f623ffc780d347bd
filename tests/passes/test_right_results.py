"""Passes that MLIR has wrong, as `docs/howto/passes.md` lists them: what is right here."""

from __future__ import annotations

from odsgen.passes import PassManager
from odsgen.runtime import Context, parse, print_ir


def after(pipeline: str, text: str) -> str:
    module = parse(text, Context(), filename="program.mlir")
    PassManager.parse(f"builtin.module({pipeline})").run(module)
    module.verify()
    return print_ir(module)


def scripted(patterns: str, text: str) -> str:
    script = f"""
module attributes {{transform.with_named_sequence}} {{
  transform.named_sequence @__transform_main(%root: !transform.any_op {{transform.readonly}}) {{
    %f = transform.structured.match ops{{["func.func"]}} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {{
      transform.apply_patterns.{patterns}
    }} : !transform.any_op
    transform.yield
  }}
}}
"""
    return after("transform-interpreter", text + script)


def test_clamp_keeps_between_bounds() -> None:
    found = after(
        "math-expand-ops",
        """
func.func @f(%a: f32, %least: f32, %most: f32) -> f32 {
  %0 = math.clampf %a to [%least, %most] : f32
  return %0 : f32
}
""",
    )
    assert "%0 = arith.maximumf %arg0, %arg1" in found
    assert "%1 = arith.minimumf %0, %arg2" in found


def test_split_write_copies_to_its_indices() -> None:
    found = scripted(
        'vector.split_transfer_full_partial split_transfer_strategy = "linalg-copy"',
        """
func.func @f(%m: memref<?xf32>, %i: index, %v: vector<4xf32>) {
  vector.transfer_write %v, %m[%i] : vector<4xf32>, memref<?xf32>
  return
}
""",
    )
    assert "memref.subview %arg0[%arg1] [" in found
    assert "memref.subview %alloca[0] [" in found


def test_padding_without_tiles_stays() -> None:
    found = scripted(
        "tensor.fold_into_pack_and_unpack",
        """
func.func @f(%s: tensor<60x3xf32>, %d: tensor<8x5x8xf32>, %x: f32) -> tensor<8x5x8xf32> {
  %p = tensor.pad %s low[0, 0] high[4, 2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : f32
  } : tensor<60x3xf32> to tensor<64x5xf32>
  %k = linalg.pack %p inner_dims_pos = [0] inner_tiles = [8] into %d : tensor<64x5xf32> -> tensor<8x5x8xf32>
  return %k : tensor<8x5x8xf32>
}
""",
    )
    assert "tensor.pad" in found


def test_wide_elements_of_a_unified_resource_have_their_own_components() -> None:
    found = after(
        "spirv.module(spirv-unify-aliased-resource)",
        """
spirv.module Logical GLSL450 {
  spirv.GlobalVariable @wide bind(0, 1) {aliased} : !spirv.ptr<!spirv.struct<(!spirv.rtarray<i64, stride=8> [0])>, StorageBuffer>
  spirv.GlobalVariable @vectors bind(0, 1) {aliased} : !spirv.ptr<!spirv.struct<(!spirv.rtarray<vector<4xf32>, stride=16> [0])>, StorageBuffer>
  spirv.func @f(%i: i32) -> i64 "None" {
    %zero = spirv.Constant 0 : i32
    %base = spirv.mlir.addressof @wide : !spirv.ptr<!spirv.struct<(!spirv.rtarray<i64, stride=8> [0])>, StorageBuffer>
    %place = spirv.AccessChain %base[%zero, %i] : !spirv.ptr<!spirv.struct<(!spirv.rtarray<i64, stride=8> [0])>, StorageBuffer>, i32, i32 -> !spirv.ptr<i64, StorageBuffer>
    %value = spirv.Load "StorageBuffer" %place : i64
    spirv.ReturnValue %value : i64
  }
}
""",
    )
    assert "%1 = spirv.SMod %arg0, %cst2_i32 : i32" in found
    assert "%2 = spirv.IMul %1, %cst2_i32_0 : i32" in found


def test_broadcast_to_a_scalable_element_is_all_of_it() -> None:
    found = after(
        "convert-vector-to-llvm",
        """
func.func @f(%a: f32) -> vector<[1]xf32> {
  %0 = vector.broadcast %a : f32 to vector<[1]xf32>
  return %0 : vector<[1]xf32>
}
""",
    )
    assert "llvm.shufflevector" in found


def test_body_of_a_loop_that_exchanges_its_arguments_is_kept() -> None:
    found = after(
        "convert-scf-to-emitc",
        """
func.func private @condition() -> i1
func.func @f(%a: i32, %b: i32) {
  %0:2 = scf.while (%x = %a, %y = %b) : (i32, i32) -> (i32, i32) {
    %c = func.call @condition() : () -> i1
    scf.condition(%c) %x, %y : i32, i32
  } do {
  ^bb0(%x: i32, %y: i32):
    scf.yield %y, %x : i32, i32
  }
  return
}
""",
    )
    first, second = found[found.index(" if %") :].splitlines()[1:3]
    assert "%7 = load %2" in found and "%8 = load %3" in found
    assert "assign %8 : i32 to %2" in first and "assign %7 : i32 to %3" in second


def test_reduction_of_a_dimension_that_is_not_there_stays() -> None:
    found = after(
        "func.func(lower-vector-multi-reduction)",
        """
func.func @f(%a: vector<2xf32>, %b: vector<2xf32>) -> vector<2xf32> {
  %0 = vector.multi_reduction <mul>, %a, %b [1] : vector<2xf32> to vector<2xf32>
  return %0 : vector<2xf32>
}
""",
    )
    assert "vector.multi_reduction <mul>, %arg0, %arg1 [1]" in found
