module {
  spirv.module @m Logical GLSL450 requires #spirv.vce<v1.0, [Shader], []> attributes {foo} {
    spirv.GlobalVariable @a bind(1, 0) : !spirv.ptr<f32, Input>
    spirv.GlobalVariable @b built_in("GlobalInvocationId") {restrict} : !spirv.ptr<vector<3xi32>, Input>
    spirv.GlobalVariable @d : !spirv.ptr<f32, Input>
    spirv.func @f(%arg0: i32 {spirv.decoration = #spirv.decoration<Aliased>}) -> i32 "None" attributes {x} {
      %cst0_i32 = spirv.Constant 0 : i32
      %true = spirv.Constant true
      %cst_vec_3xi32 = spirv.Constant dense<[2, -3, 4]> : vector<3xi32>
      %cst = spirv.Constant dense<[2, -3, 4]> : tensor<3xi32> : !spirv.array<3 x i32>
      %cst_f32 = spirv.Constant 1.000000e+00 : f32
      spirv.mlir.selection {
        spirv.BranchConditional %true, ^bb1, ^bb2
      ^bb1:  // pred: ^bb0
        spirv.Branch ^bb2
      ^bb2:  // 2 preds: ^bb0, ^bb1
        spirv.mlir.merge
      }
      spirv.mlir.loop control(Unroll) {
        spirv.Branch ^bb1
      ^bb1:  // 2 preds: ^bb0, ^bb3
        spirv.BranchConditional %true, ^bb2, ^bb4
      ^bb2:  // pred: ^bb1
        spirv.Branch ^bb3
      ^bb3:  // pred: ^bb2
        spirv.Branch ^bb1
      ^bb4:  // pred: ^bb1
        spirv.mlir.merge
      }
      spirv.ReturnValue %arg0 : i32
    }
    spirv.func @g(!spirv.ptr<i32, Function>) "Inline|Pure" attributes {linkage_attributes = #spirv.linkage_attributes<linkage_name = "g", linkage_type = <Import>>}
    spirv.EntryPoint "GLCompute" @f, @a, @b
    spirv.ExecutionMode @f "LocalSize", 1, 1, 1
  }
}
