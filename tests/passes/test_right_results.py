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


def test_loops_are_not_fused_past_a_write_by_a_view() -> None:
    found = after(
        "func.func(affine-loop-fusion)",
        """
func.func @padded(%m: memref<4xf32>, %out: memref<6xf32>, %zero: f32) {
  %a = memref.alloc() : memref<6xf32>
  affine.for %i = 0 to 6 {
    affine.store %zero, %a[%i] : memref<6xf32>
  }
  %v = memref.subview %a[1] [4] [1] : memref<6xf32> to memref<4xf32, strided<[1], offset: 1>>
  memref.copy %m, %v : memref<4xf32> to memref<4xf32, strided<[1], offset: 1>>
  affine.for %i = 0 to 6 {
    %0 = affine.load %a[%i] : memref<6xf32>
    affine.store %0, %out[%i] : memref<6xf32>
  }
  return
}
""",
    )
    assert found.count("affine.for") == 2
    assert found.index("affine.for") < found.index("memref.copy") < found.rindex("affine.for")


def test_loops_are_not_fused_if_one_reads_by_a_view_what_the_other_writes() -> None:
    found = after(
        "func.func(affine-loop-fusion)",
        """
func.func @behind(%m: memref<6xf32>, %out: memref<6xf32>, %c: f32) {
  %a = memref.alloc() : memref<6xf32>
  %b = memref.alloc() : memref<6xf32>
  %v = memref.cast %a : memref<6xf32> to memref<?xf32>
  affine.for %i = 0 to 6 {
    affine.store %c, %a[-%i + 5] : memref<6xf32>
    affine.store %c, %b[%i] : memref<6xf32>
  }
  affine.for %i = 0 to 6 {
    %0 = affine.load %v[%i] : memref<?xf32>
    %1 = affine.load %b[%i] : memref<6xf32>
    %2 = arith.addf %0, %1 : f32
    affine.store %2, %out[%i] : memref<6xf32>
  }
  return
}
""",
    )
    assert found.count("affine.for") == 2


def test_a_sum_that_must_stay_is_not_added_up_once_more() -> None:
    found = after(
        "func.func(affine-loop-fusion)",
        """
func.func @f(%arg0: memref<2x1x3x4xf32>, %arg1: memref<5x4x2xf32>) -> (memref<2x5x3x2xf32>) {
  %cst = arith.constant 0.000000e+00 : f32
  %alloc = memref.alloc() {alignment = 64 : i64} : memref<2x3x5x2xf32>
  %expand_shape = memref.expand_shape %alloc [[0], [1, 2], [3], [4]] output_shape [2, 1, 3, 5, 2] : memref<2x3x5x2xf32> into memref<2x1x3x5x2xf32>
  affine.for %arg2 = 0 to 2 {
    affine.for %arg3 = 0 to 1 {
      affine.for %arg4 = 0 to 3 {
        affine.for %arg5 = 0 to 5 {
          affine.for %arg6 = 0 to 2 {
            affine.store %cst, %expand_shape[%arg2, %arg3, %arg4, %arg5, %arg6] : memref<2x1x3x5x2xf32>
          }
        }
      }
    }
  }
  affine.for %arg2 = 0 to 2 {
    affine.for %arg3 = 0 to 1 {
      affine.for %arg4 = 0 to 3 {
        affine.for %arg5 = 0 to 5 {
          affine.for %arg6 = 0 to 2 {
            affine.for %arg7 = 0 to 4 {
              %0 = affine.load %arg0[%arg2, %arg3, %arg4, %arg7] : memref<2x1x3x4xf32>
              %1 = affine.load %arg1[%arg5, %arg7, %arg6] : memref<5x4x2xf32>
              %2 = affine.load %expand_shape[%arg2, %arg3, %arg4, %arg5, %arg6] : memref<2x1x3x5x2xf32>
              %3 = arith.mulf %0, %1 : f32
              %4 = arith.addf %2, %3 : f32
              affine.store %4, %expand_shape[%arg2, %arg3, %arg4, %arg5, %arg6] : memref<2x1x3x5x2xf32>
            }
          }
        }
      }
    }
  }
  %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<2x5x1x3x2xf32>
  affine.for %arg2 = 0 to 2 {
    affine.for %arg3 = 0 to 5 {
      affine.for %arg4 = 0 to 1 {
        affine.for %arg5 = 0 to 3 {
          affine.for %arg6 = 0 to 2 {
            %0 = affine.load %expand_shape[%arg2, %arg4, %arg5, %arg3, %arg6] : memref<2x1x3x5x2xf32>
            affine.store %0, %alloc_0[%arg2, %arg3, %arg4, %arg5, %arg6] : memref<2x5x1x3x2xf32>
          }
        }
      }
    }
  }
  %collapse_shape = memref.collapse_shape %alloc_0 [[0], [1], [2, 3], [4]] : memref<2x5x1x3x2xf32> into memref<2x5x3x2xf32>
  return %collapse_shape : memref<2x5x3x2xf32>
}
""",
    )
    assert found.count("arith.addf") == 1


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
