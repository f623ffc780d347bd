// affine-super-vectorize{virtual-vector-size=2,4,8}
#map = affine_map<(d0) -> (d0 * 2, 32)>
module {
  func.func @f(%arg0: memref<?xf32>, %arg1: memref<?x?xf32>, %arg2: memref<?x?x?xf32>, %arg3: memref<?x?xf32>, %arg4: memref<?xf32>, %arg5: memref<?xf32>, %arg6: memref<?x?xf32>, %arg7: memref<?x?x?xf32>, %arg8: f32, %arg9: index, %arg10: index) {
    affine.for %arg11 = 0 to 64 {
      %0 = arith.subf %arg8, %arg8 : f32
      affine.for %arg12 = 0 to 32 {
        affine.for %arg13 = 0 to %arg9 {
          %1 = arith.addf %arg8, %0 : f32
          affine.store %arg8, %arg7[%arg11, %arg12, %arg13] : memref<?x?x?xf32>
        }
      }
      affine.for %arg12 = 0 to min #map(%arg9) {
        %1 = arith.mulf %0, %0 : f32
        %2 = arith.mulf %arg8, %0 : f32
        affine.for %arg13 = 0 to min #map(%arg9) {
          %3 = arith.maximumf %0, %arg8 : f32
          affine.store %3, %arg7[%arg11, %arg12, %arg13] : memref<?x?x?xf32>
        }
      }
    }
    return
  }
}
// -----
#map = affine_map<(d0) -> (d0 * 2, 20)>
module {
  func.func @f(%arg0: memref<?xf32>, %arg1: memref<?x?xf32>, %arg2: memref<?x?x?xf32>, %arg3: memref<?x?xf32>, %arg4: memref<?xf32>, %arg5: memref<?xf32>, %arg6: memref<?x?xf32>, %arg7: memref<?x?x?xf32>, %arg8: f32, %arg9: index, %arg10: index) {
    affine.for %arg11 = 0 to 24 {
      %cst = arith.constant 2.000000e+00 : f32
      %cst_0 = arith.constant 2.000000e+00 : f32
      affine.for %arg12 = 0 to min #map(%arg9) {
        %0 = arith.maximumf %cst, %cst : f32
        affine.for %arg13 = 0 to %arg9 {
          %1 = affine.load %arg4[3] : memref<?xf32>
          affine.store %arg8, %arg7[%arg11, %arg12, %arg13] : memref<?x?x?xf32>
        }
      }
    }
    return
  }
}
// -----
#map = affine_map<(d0) -> (d0 * 2, 32)>
module {
  func.func @f(%arg0: memref<24xf32>, %arg1: memref<24x64xf32>, %arg2: memref<24x64x32xf32>, %arg3: memref<64x24xf32>, %arg4: memref<64xf32>, %arg5: memref<24xf32>, %arg6: memref<24x64xf32>, %arg7: memref<24x64x32xf32>, %arg8: f32, %arg9: index, %arg10: index) {
    affine.for %arg11 = 0 to %arg9 {
      %0 = arith.mulf %arg8, %arg8 : f32
      affine.for %arg12 = 0 to 64 {
        %1 = arith.addf %arg8, %0 : f32
        %2 = arith.maximumf %0, %arg8 : f32
        affine.for %arg13 = 0 to %arg9 {
          affine.store %1, %arg7[%arg11, %arg12, %arg13] : memref<24x64x32xf32>
        }
      }
      affine.for %arg12 = 0 to %arg9 {
        %cst = arith.constant 5.000000e+00 : f32
        affine.for %arg13 = 0 to min #map(%arg9) {
          %1 = affine.load %arg1[%arg10, %arg10 + 1] : memref<24x64xf32>
          affine.store %arg8, %arg7[%arg11, %arg12, %arg13] : memref<24x64x32xf32>
        }
        affine.for %arg13 = 0 to min #map(%arg9) {
          %1 = arith.mulf %cst, %arg8 : f32
        }
      }
    }
    return
  }
}
// -----
module {
  func.func @f(%arg0: memref<20xf32>, %arg1: memref<20x32xf32>, %arg2: memref<20x32x24xf32>, %arg3: memref<32x20xf32>, %arg4: memref<32xf32>, %arg5: memref<20xf32>, %arg6: memref<20x32xf32>, %arg7: memref<20x32x24xf32>, %arg8: f32, %arg9: index, %arg10: index) {
    affine.for %arg11 = 0 to %arg9 {
      %cst = arith.constant 1.000000e+00 : f32
      affine.for %arg12 = 0 to 32 {
        affine.for %arg13 = 0 to 24 {
          %0 = affine.load %arg2[%arg11, %arg12, %arg13] : memref<20x32x24xf32>
        }
        affine.for %arg13 = 0 to 24 {
          %cst_0 = arith.constant 1.000000e+00 : f32
          affine.store %cst_0, %arg7[%arg11, %arg12, %arg13] : memref<20x32x24xf32>
        }
      }
    }
    return
  }
}
// -----
module {
  func.func @f(%arg0: memref<32xf32>, %arg1: memref<32x20xf32>, %arg2: memref<32x20x16xf32>, %arg3: memref<20x32xf32>, %arg4: memref<20xf32>, %arg5: memref<32xf32>, %arg6: memref<32x20xf32>, %arg7: memref<32x20x16xf32>, %arg8: f32, %arg9: index, %arg10: index) {
    affine.for %arg11 = 0 to 32 {
      affine.for %arg12 = 0 to 20 {
        %0 = arith.mulf %arg8, %arg8 : f32
        affine.for %arg13 = 0 to 16 {
        }
        affine.for %arg13 = 0 to %arg9 {
          %1 = affine.load %arg0[%arg10] : memref<32xf32>
          affine.store %arg8, %arg7[%arg11, %arg12, %arg13] : memref<32x20x16xf32>
        }
      }
    }
    return
  }
}
// -----
module {
  func.func @f(%arg0: memref<16xf32>, %arg1: memref<16x64xf32>, %arg2: memref<16x64x24xf32>, %arg3: memref<64x16xf32>, %arg4: memref<64xf32>, %arg5: memref<16xf32>, %arg6: memref<16x64xf32>, %arg7: memref<16x64x24xf32>, %arg8: f32, %arg9: index, %arg10: index) {
    affine.for %arg11 = 0 to 16 {
      %0 = arith.maximumf %arg8, %arg8 : f32
      %cst = arith.constant 5.000000e+00 : f32
      affine.for %arg12 = 0 to 64 {
        %cst_0 = arith.constant 2.000000e+00 : f32
        affine.for %arg13 = 0 to %arg9 {
          %1 = affine.load %arg4[%arg10 + 1] : memref<64xf32>
        }
      }
    }
    return
  }
}
