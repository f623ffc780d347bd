module {
  func.func @access(%arg0: !spirv.ptr<f32, Function>, %arg1: !spirv.ptr<f32, Input>) {
    spirv.CopyMemory  "Function" %arg0,  "Input" %arg1 ["Aligned", 4],  ["Aligned", 4] : f32
    spirv.CopyMemory  "Function" %arg0,  "Input" %arg1 ["Volatile"],  ["Aligned", 8] : f32
    %0 = spirv.Load "Input" %arg1 ["Volatile|Aligned", 4] {a = 1 : i32} : f32
    spirv.Store "Function" %arg0, %0 ["Aligned", 4] : f32
    spirv.Store "Function" %arg0, %0 : f32
    return
  }
  func.func @composites(%arg0: !spirv.array<4 x !spirv.array<4 x f32>>, %arg1: f32, %arg2: i32) -> !spirv.array<4 x !spirv.array<4 x f32>> {
    %0 = spirv.CompositeExtract %arg0[1 : i32, 3 : i32] : !spirv.array<4 x !spirv.array<4 x f32>>
    %1 = spirv.CompositeInsert %0, %arg0[0 : i32, 2 : i32] : f32 into !spirv.array<4 x !spirv.array<4 x f32>>
    %2 = spirv.IAddCarry %arg2, %arg2 : !spirv.struct<(i32, i32)>
    %3 = spirv.GL.FClamp %arg1, %arg1, %arg1 : f32
    return %1 : !spirv.array<4 x !spirv.array<4 x f32>>
  }
  func.func @image(%arg0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>>, %arg1: vector<2xf32>, %arg2: f32) {
    %0 = spirv.ImageSampleExplicitLod %arg0, %arg1 ["Lod"], %arg2 : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>>, vector<2xf32>, f32 -> vector<4xf32>
    return
  }
  func.func private @types(!spirv.struct<a, (!spirv.ptr<!spirv.struct<a>, StorageBuffer> [0], i32 [8, NonReadable, Location=1]), Block>, !spirv.rtarray<f32, stride=4>, !spirv.matrix<3 x vector<2xf32>>, !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, !spirv.arm.tensor<*xi32>)
  spirv.func @switch(%arg0: i32) -> i32 "None" {
    spirv.Switch %arg0 : i32, [
      default: ^bb1(%arg0 : i32),
      0: ^bb1(%arg0 : i32),
      1: ^bb2
    ]
  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb0
    spirv.ReturnValue %0 : i32
  ^bb2:  // pred: ^bb0
    spirv.ReturnValue %arg0 : i32
  }
  spirv.module Logical GLSL450 {
    spirv.SpecConstant @a = 1 : i32
    spirv.SpecConstant @b spec_id(5) = 1 : i32
    spirv.SpecConstantComposite @c (@a, @b) : !spirv.array<2 x i32>
    spirv.EXT.SpecConstantCompositeReplicate @d (@a) : !spirv.array<2 x i32>
    spirv.GlobalVariable @v : !spirv.ptr<f32, Private>
    spirv.func @f() "None" {
      %0 = spirv.mlir.referenceof @a : i32
      %1 = spirv.SpecConstantOperation wraps "spirv.IAdd"(%0, %0) : (i32, i32) -> i32
      %v_addr = spirv.mlir.addressof @v : !spirv.ptr<f32, Private>
      spirv.Return
    }
  }
  func.func private @targets() attributes {a = #spirv.target_env<#spirv.vce<v1.0, [Shader, Float16], [SPV_KHR_16bit_storage]>, AMD:DiscreteGPU, #spirv.resource_limits<>>, b = #spirv.interface_var_abi<(0, 1), Uniform>}
}

