// affine-super-vectorize{virtual-vector-size=4,8}
module {
  func.func @f(%arg0: memref<?xf32>, %arg1: memref<?x?xf32>, %arg2: memref<?x?x?xf32>, %arg3: memref<?x?xf32>, %arg4: memref<?xf32>, %arg5: memref<?xf32>, %arg6: memref<?x?xf32>, %arg7: memref<?x?x?xf32>, %arg8: f32, %arg9: index, %arg10: index) {
    affine.for %arg11 = 0 to 16 {
      affine.for %arg12 = 0 to 64 {
        %0 = affine.load %arg2[%arg11, %arg12, %arg10] : memref<?x?x?xf32>
      }
    }
    return
  }
}
// -----
module {
  func.func @f(%arg0: memref<20xf32>, %arg1: memref<20x20xf32>, %arg2: memref<20x20x16xf32>, %arg3: memref<20x20xf32>, %arg4: memref<20xf32>, %arg5: memref<20xf32>, %arg6: memref<20x20xf32>, %arg7: memref<20x20x16xf32>, %arg8: f32, %arg9: index, %arg10: index) {
    affine.for %arg11 = 0 to %arg9 {
      %0 = arith.mulf %arg8, %arg8 : f32
      %1 = affine.load %arg3[3, %arg11] : memref<20x20xf32>
      affine.for %arg12 = 0 to 20 {
        %cst = arith.constant 3.000000e+00 : f32
        %cst_0 = arith.constant 3.000000e+00 : f32
        affine.for %arg13 = 0 to %arg9 {
          %2 = arith.maximumf %cst, %cst : f32
          affine.store %cst_0, %arg7[%arg11, %arg12, %arg13] : memref<20x20x16xf32>
        }
      }
    }
    return
  }
}
// -----
module {
  func.func @f(%arg0: memref<24xf32>, %arg1: memref<24x64xf32>, %arg2: memref<24x64x20xf32>, %arg3: memref<64x24xf32>, %arg4: memref<64xf32>, %arg5: memref<24xf32>, %arg6: memref<24x64xf32>, %arg7: memref<24x64x20xf32>, %arg8: f32, %arg9: index, %arg10: index) {
    affine.for %arg11 = 0 to 24 {
      %cst = arith.constant 2.000000e+00 : f32
      affine.for %arg12 = 0 to 64 {
        %0 = arith.mulf %arg8, %arg8 : f32
        affine.store %cst, %arg6[%arg11, %arg12] : memref<24x64xf32>
      }
    }
    return
  }
}
// -----
#map = affine_map<(d0) -> (d0 * 2, 16)>
module {
  func.func @f(%arg0: memref<16xf32>, %arg1: memref<16x16xf32>, %arg2: memref<16x16x32xf32>, %arg3: memref<16x16xf32>, %arg4: memref<16xf32>, %arg5: memref<16xf32>, %arg6: memref<16x16xf32>, %arg7: memref<16x16x32xf32>, %arg8: f32, %arg9: index, %arg10: index) {
    affine.for %arg11 = 0 to 16 {
      %0 = arith.subf %arg8, %arg8 : f32
      %1 = affine.load %arg1[%arg11, %arg10] : memref<16x16xf32>
      %2 = arith.maximumf %1, %arg8 : f32
      affine.for %arg12 = 0 to 16 {
        %3 = arith.subf %arg8, %1 : f32
        affine.for %arg13 = 0 to %arg9 {
          %4 = arith.addf %3, %1 : f32
          affine.store %1, %arg7[%arg11, %arg12, %arg13] : memref<16x16x32xf32>
        }
      }
      affine.for %arg12 = 0 to min #map(%arg9) {
        %cst = arith.constant 3.000000e+00 : f32
        %3 = affine.load %arg1[%arg10, %arg12] : memref<16x16xf32>
        affine.for %arg13 = 0 to 32 {
          %4 = affine.load %arg0[%arg11] : memref<16xf32>
          affine.store %4, %arg7[%arg11, %arg12, %arg13] : memref<16x16x32xf32>
        }
      }
    }
    return
  }
}
// -----
module {
  func.func @f(%arg0: memref<20xf32>, %arg1: memref<20x32xf32>, %arg2: memref<20x32x16xf32>, %arg3: memref<32x20xf32>, %arg4: memref<32xf32>, %arg5: memref<20xf32>, %arg6: memref<20x32xf32>, %arg7: memref<20x32x16xf32>, %arg8: f32, %arg9: index, %arg10: index) {
    affine.for %arg11 = 0 to 20 {
      %0 = arith.addf %arg8, %arg8 : f32
      %1 = arith.subf %arg8, %0 : f32
      %2 = arith.subf %0, %0 : f32
      affine.for %arg12 = 0 to 32 {
        %3 = affine.load %arg4[%arg10] : memref<32xf32>
        %cst = arith.constant 3.000000e+00 : f32
        affine.store %1, %arg6[%arg11, %arg12] : memref<20x32xf32>
      }
      affine.for %arg12 = 0 to 32 {
        %3 = affine.load %arg4[%arg12] : memref<32xf32>
        affine.store %0, %arg6[%arg11, %arg12] : memref<20x32xf32>
      }
    }
    return
  }
}
// -----
module {
  func.func @f(%arg0: memref<16xf32>, %arg1: memref<16x20xf32>, %arg2: memref<16x20x16xf32>, %arg3: memref<20x16xf32>, %arg4: memref<20xf32>, %arg5: memref<16xf32>, %arg6: memref<16x20xf32>, %arg7: memref<16x20x16xf32>, %arg8: f32, %arg9: index, %arg10: index) {
    affine.for %arg11 = 0 to %arg9 {
      %0 = arith.mulf %arg8, %arg8 : f32
      affine.for %arg12 = 0 to 20 {
        %1 = arith.mulf %arg8, %0 : f32
      }
    }
    return
  }
}
