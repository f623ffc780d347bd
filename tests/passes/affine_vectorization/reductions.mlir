// affine-super-vectorize{virtual-vector-size=8 vectorize-reductions=true}
module {
  func.func @f(%arg0: memref<24xf32>, %arg1: memref<24x32xf32>, %arg2: memref<24x32x64xf32>, %arg3: memref<32x24xf32>, %arg4: memref<32xf32>, %arg5: memref<24xf32>, %arg6: memref<24x32xf32>, %arg7: memref<24x32x64xf32>, %arg8: f32, %arg9: index, %arg10: index) {
    %cst = arith.constant 2.000000e+00 : f32
    %0:2 = affine.for %arg11 = 0 to 50 iter_args(%arg12 = %arg8, %arg13 = %arg8) -> (f32, f32) {
      %1 = arith.maximumf %arg8, %arg8 : f32
      %2 = affine.load %arg1[%arg11, %arg10 + 1] : memref<24x32xf32>
      %3 = affine.load %arg4[3] : memref<32xf32>
      %4 = arith.minimumf %2, %arg12 : f32
      %5 = arith.addf %arg13, %2 : f32
      affine.yield %4, %5 : f32, f32
    }
    affine.store %0#0, %arg5[2] : memref<24xf32>
    return
  }
}
// -----
#map = affine_map<(d0) -> (d0, 40)>
module {
  func.func @f(%arg0: memref<16xf32>, %arg1: memref<16x64xf32>, %arg2: memref<16x64x32xf32>, %arg3: memref<64x16xf32>, %arg4: memref<64xf32>, %arg5: memref<16xf32>, %arg6: memref<16x64xf32>, %arg7: memref<16x64x32xf32>, %arg8: f32, %arg9: index, %arg10: index) {
    %cst = arith.constant 0x7F800000 : f32
    %0 = affine.for %arg11 = 3 to min #map(%arg9) iter_args(%arg12 = %cst) -> (f32) {
      %1 = arith.maximumf %arg8, %arg8 : f32
      %2 = affine.load %arg1[%arg11, 3] : memref<16x64xf32>
      %3 = arith.subf %1, %arg8 : f32
      %4 = arith.minimumf %arg12, %arg8 : f32
      affine.yield %4 : f32
    }
    affine.store %0, %arg5[2] : memref<16xf32>
    return
  }
}
// -----
module {
  func.func @f(%arg0: memref<20xf32>, %arg1: memref<20x32xf32>, %arg2: memref<20x32x24xf32>, %arg3: memref<32x20xf32>, %arg4: memref<32xf32>, %arg5: memref<20xf32>, %arg6: memref<20x32xf32>, %arg7: memref<20x32x24xf32>, %arg8: f32, %arg9: index, %arg10: index) {
    %cst = arith.constant 0xFF800000 : f32
    %0:2 = affine.for %arg11 = 0 to 20 iter_args(%arg12 = %cst, %arg13 = %arg8) -> (f32, f32) {
      %1 = arith.maximumf %arg8, %arg12 : f32
      %2 = arith.addf %arg13, %arg8 : f32
      affine.yield %1, %2 : f32, f32
    }
    affine.store %0#0, %arg5[2] : memref<20xf32>
    return
  }
}
// -----
module {
  func.func @f(%arg0: memref<?xf32>, %arg1: memref<?x?xf32>, %arg2: memref<?x?x?xf32>, %arg3: memref<?x?xf32>, %arg4: memref<?xf32>, %arg5: memref<?xf32>, %arg6: memref<?x?xf32>, %arg7: memref<?x?x?xf32>, %arg8: f32, %arg9: index, %arg10: index) {
    %cst = arith.constant 1.000000e+00 : f32
    %0 = affine.for %arg11 = 0 to 64 iter_args(%arg12 = %arg8) -> (f32) {
      %1 = arith.addf %arg8, %arg8 : f32
      %2 = affine.load %arg0[3] : memref<?xf32>
      %3 = arith.mulf %1, %arg12 : f32
      affine.yield %3 : f32
    }
    affine.store %0, %arg5[2] : memref<?xf32>
    return
  }
}
// -----
module {
  func.func @f(%arg0: memref<32xf32>, %arg1: memref<32x32xf32>, %arg2: memref<32x32x32xf32>, %arg3: memref<32x32xf32>, %arg4: memref<32xf32>, %arg5: memref<32xf32>, %arg6: memref<32x32xf32>, %arg7: memref<32x32x32xf32>, %arg8: f32, %arg9: index, %arg10: index) {
    %cst = arith.constant 0x7F800000 : f32
    %0:2 = affine.for %arg11 = 0 to 50 iter_args(%arg12 = %arg8, %arg13 = %arg8) -> (f32, f32) {
      %1 = affine.load %arg3[3, %arg11] : memref<32x32xf32>
      %2 = arith.minimumf %arg12, %1 : f32
      %3 = arith.addf %arg13, %1 : f32
      affine.yield %2, %3 : f32, f32
    }
    affine.store %0#0, %arg5[2] : memref<32xf32>
    return
  }
}
// -----
module {
  func.func @f(%arg0: memref<16xf32>, %arg1: memref<16x24xf32>, %arg2: memref<16x24x16xf32>, %arg3: memref<24x16xf32>, %arg4: memref<24xf32>, %arg5: memref<16xf32>, %arg6: memref<16x24xf32>, %arg7: memref<16x24x16xf32>, %arg8: f32, %arg9: index, %arg10: index) {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = affine.for %arg11 = 3 to 16 iter_args(%arg12 = %arg8) -> (f32) {
      %1 = arith.addf %arg12, %arg8 : f32
      affine.yield %1 : f32
    }
    affine.store %0, %arg5[2] : memref<16xf32>
    return
  }
}
