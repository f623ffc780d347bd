// affine-super-vectorize{virtual-vector-size=4,8 test-fastest-varying=0,1}
module {
  func.func @f(%arg0: memref<20xf32>, %arg1: memref<20x24xf32>, %arg2: memref<20x24x64xf32>, %arg3: memref<24x20xf32>, %arg4: memref<24xf32>, %arg5: memref<20xf32>, %arg6: memref<20x24xf32>, %arg7: memref<20x24x64xf32>, %arg8: f32, %arg9: index, %arg10: index) {
    affine.for %arg11 = 0 to 20 {
      %0 = arith.addf %arg8, %arg8 : f32
      %1 = affine.load %arg1[%arg11, 3] : memref<20x24xf32>
      affine.for %arg12 = 0 to 24 {
        %2 = arith.subf %1, %arg8 : f32
        %3 = arith.mulf %0, %0 : f32
        affine.for %arg13 = 0 to 64 {
          %4 = affine.load %arg1[%arg11, %arg12] : memref<20x24xf32>
          %cst = arith.constant 4.000000e+00 : f32
        }
      }
    }
    return
  }
}
// -----
module {
  func.func @f(%arg0: memref<20xf32>, %arg1: memref<20x32xf32>, %arg2: memref<20x32x16xf32>, %arg3: memref<32x20xf32>, %arg4: memref<32xf32>, %arg5: memref<20xf32>, %arg6: memref<20x32xf32>, %arg7: memref<20x32x16xf32>, %arg8: f32, %arg9: index, %arg10: index) {
    affine.for %arg11 = 0 to %arg9 {
      %cst = arith.constant 4.000000e+00 : f32
      affine.for %arg12 = 0 to 32 {
        %0 = arith.maximumf %arg8, %cst : f32
      }
    }
    return
  }
}
// -----
module {
  func.func @f(%arg0: memref<64xf32>, %arg1: memref<64x16xf32>, %arg2: memref<64x16x16xf32>, %arg3: memref<16x64xf32>, %arg4: memref<16xf32>, %arg5: memref<64xf32>, %arg6: memref<64x16xf32>, %arg7: memref<64x16x16xf32>, %arg8: f32, %arg9: index, %arg10: index) {
    affine.for %arg11 = 0 to %arg9 {
      %0 = affine.load %arg0[%arg11] : memref<64xf32>
      affine.for %arg12 = 0 to %arg9 {
        %1 = arith.subf %arg8, %arg8 : f32
        affine.for %arg13 = 0 to 16 {
          %2 = affine.load %arg4[%arg10] : memref<16xf32>
          %3 = affine.load %arg4[%arg10 + 1] : memref<16xf32>
        }
      }
    }
    return
  }
}
// -----
module {
  func.func @f(%arg0: memref<?xf32>, %arg1: memref<?x?xf32>, %arg2: memref<?x?x?xf32>, %arg3: memref<?x?xf32>, %arg4: memref<?xf32>, %arg5: memref<?xf32>, %arg6: memref<?x?xf32>, %arg7: memref<?x?x?xf32>, %arg8: f32, %arg9: index, %arg10: index) {
    affine.for %arg11 = 0 to 64 {
      affine.for %arg12 = 0 to %arg9 {
        %0 = arith.subf %arg8, %arg8 : f32
        affine.for %arg13 = 0 to %arg9 {
          %1 = affine.load %arg0[%arg11] : memref<?xf32>
        }
      }
    }
    return
  }
}
// -----
module {
  func.func @f(%arg0: memref<20xf32>, %arg1: memref<20x64xf32>, %arg2: memref<20x64x16xf32>, %arg3: memref<64x20xf32>, %arg4: memref<64xf32>, %arg5: memref<20xf32>, %arg6: memref<20x64xf32>, %arg7: memref<20x64x16xf32>, %arg8: f32, %arg9: index, %arg10: index) {
    affine.for %arg11 = 0 to %arg9 {
      %0 = arith.subf %arg8, %arg8 : f32
      %1 = affine.load %arg2[%arg11, %arg10, 3] : memref<20x64x16xf32>
      affine.for %arg12 = 0 to 64 {
        affine.for %arg13 = 0 to 16 {
          %2 = affine.load %arg3[%arg10, %arg10] : memref<64x20xf32>
          %3 = arith.mulf %arg8, %arg8 : f32
        }
      }
    }
    return
  }
}
// -----
module {
  func.func @f(%arg0: memref<24xf32>, %arg1: memref<24x64xf32>, %arg2: memref<24x64x16xf32>, %arg3: memref<64x24xf32>, %arg4: memref<64xf32>, %arg5: memref<24xf32>, %arg6: memref<24x64xf32>, %arg7: memref<24x64x16xf32>, %arg8: f32, %arg9: index, %arg10: index) {
    affine.for %arg11 = 0 to %arg9 {
      %0 = arith.mulf %arg8, %arg8 : f32
      affine.for %arg12 = 0 to 64 {
        %1 = arith.mulf %0, %0 : f32
        %cst = arith.constant 4.000000e+00 : f32
        affine.for %arg13 = 0 to %arg9 {
          %2 = affine.load %arg4[%arg12] : memref<64xf32>
          %cst_0 = arith.constant 2.000000e+00 : f32
          %3 = affine.load %arg3[3, %arg11] : memref<64x24xf32>
        }
      }
    }
    return
  }
}
