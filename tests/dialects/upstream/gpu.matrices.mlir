module {
  gpu.binary @binary <#gpu.select_object<1 : i64>> [#gpu.object<#nvvm.target, "one">, #gpu.object<#nvvm.target, "two">]
  gpu.module @kernels [#nvvm.target] {
    gpu.func @attributions() workgroup(%arg0 : memref<4xf32, #gpu.address_space<workgroup>> {llvm.align = 8 : i64}) private(%arg1 : memref<f32, #gpu.address_space<private>>) {
      gpu.return
    }
  }
  func.func @matrices(%arg0: memref<32x32xf16>, %arg1: index, %arg2: index, %arg3: f32) {
    %0 = gpu.subgroup_mma_load_matrix %arg0[%arg1, %arg1] {leadDimension = 32 : index} : memref<32x32xf16> -> !gpu.mma_matrix<16x16xf16, "AOp">
    %1 = gpu.subgroup_mma_load_matrix %arg0[%arg1, %arg1] {leadDimension = 32 : index} : memref<32x32xf16> -> !gpu.mma_matrix<16x16xf16, "BOp">
    %cst = arith.constant 0.000000e+00 : f16
    %2 = gpu.subgroup_mma_constant_matrix %cst : !gpu.mma_matrix<16x16xf16, "COp">
    %3 = gpu.subgroup_mma_compute %0, %1, %2 : !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf16, "COp">
    %4 = gpu.subgroup_mma_elementwise  addf %3, %3 : (!gpu.mma_matrix<16x16xf16, "COp">, !gpu.mma_matrix<16x16xf16, "COp">) -> !gpu.mma_matrix<16x16xf16, "COp">
    gpu.subgroup_mma_store_matrix %4, %arg0[%arg1, %arg1] {leadDimension = 32 : index} : !gpu.mma_matrix<16x16xf16, "COp">, memref<32x32xf16>
    %5 = gpu.all_reduce  add %arg3 uniform {
    } : (f32) -> f32
    %6 = gpu.all_reduce  %arg3 {
    ^bb0(%arg4: f32, %arg5: f32):
      %9 = arith.mulf %arg4, %arg5 : f32
      gpu.yield %9 : f32
    } : (f32) -> f32
    %7 = gpu.subgroup_reduce  add %arg3 uniform cluster(size = 4, stride = 2) : (f32) -> f32
    %cst_0 = arith.constant dense<0.000000e+00> : vector<1xf32>
    %8 = gpu.warp_execute_on_lane_0(%arg2)[32] args(%cst_0 : vector<1xf32>) -> (vector<1xf32>) {
    ^bb0(%arg4: vector<32xf32>):
      gpu.yield %arg4 : vector<32xf32>
    }
    gpu.warp_execute_on_lane_0(%arg2)[32] {
    }
    return
  }
}
