// affine-super-vectorize{virtual-vector-size=8}
module {
  func.func @f(%arg0: memref<?xf32>, %arg1: memref<?x?xf32>, %arg2: memref<?x?x?xf32>, %arg3: memref<?x?xf32>, %arg4: memref<?xf32>, %arg5: memref<?xf32>, %arg6: memref<?x?xf32>, %arg7: memref<?x?x?xf32>, %arg8: f32, %arg9: index, %arg10: index) {
    affine.for %arg11 = 0 to %arg9 {
      %0 = arith.mulf %arg8, %arg8 : f32
      affine.for %arg12 = 0 to %arg9 {
        %1 = arith.maximumf %arg8, %0 : f32
        affine.store %arg8, %arg6[%arg11, %arg12] : memref<?x?xf32>
      }
    }
    return
  }
}
// -----
module {
  func.func @f(%arg0: memref<?xf32>, %arg1: memref<?x?xf32>, %arg2: memref<?x?x?xf32>, %arg3: memref<?x?xf32>, %arg4: memref<?xf32>, %arg5: memref<?xf32>, %arg6: memref<?x?xf32>, %arg7: memref<?x?x?xf32>, %arg8: f32, %arg9: index, %arg10: index) {
    affine.for %arg11 = 0 to 20 {
      %0 = arith.maximumf %arg8, %arg8 : f32
      affine.for %arg12 = 0 to %arg9 {
        %1 = affine.load %arg3[%arg12, %arg10 + 1] : memref<?x?xf32>
      }
      affine.for %arg12 = 0 to 64 {
        %1 = affine.load %arg4[%arg12] : memref<?xf32>
        affine.store %0, %arg6[%arg11, %arg12] : memref<?x?xf32>
      }
    }
    return
  }
}
// -----
module {
  func.func @f(%arg0: memref<32xf32>, %arg1: memref<32x20xf32>, %arg2: memref<32x20x64xf32>, %arg3: memref<20x32xf32>, %arg4: memref<20xf32>, %arg5: memref<32xf32>, %arg6: memref<32x20xf32>, %arg7: memref<32x20x64xf32>, %arg8: f32, %arg9: index, %arg10: index) {
    affine.for %arg11 = 0 to 32 {
      %0 = affine.load %arg0[%arg11] : memref<32xf32>
      %1 = arith.addf %0, %0 : f32
      affine.for %arg12 = 0 to 20 {
        %2 = arith.addf %1, %0 : f32
        %3 = arith.mulf %1, %arg8 : f32
        affine.store %2, %arg6[%arg11, %arg12] : memref<32x20xf32>
      }
    }
    return
  }
}
// -----
module {
  func.func @f(%arg0: memref<?xf32>, %arg1: memref<?x?xf32>, %arg2: memref<?x?x?xf32>, %arg3: memref<?x?xf32>, %arg4: memref<?xf32>, %arg5: memref<?xf32>, %arg6: memref<?x?xf32>, %arg7: memref<?x?x?xf32>, %arg8: f32, %arg9: index, %arg10: index) {
    affine.for %arg11 = 0 to 64 {
      %cst = arith.constant 2.000000e+00 : f32
      affine.for %arg12 = 0 to %arg9 {
        %0 = affine.load %arg1[%arg11, %arg12] : memref<?x?xf32>
        affine.store %arg8, %arg6[%arg11, %arg12] : memref<?x?xf32>
      }
    }
    return
  }
}
// -----
#map = affine_map<(d0) -> (d0 * 2, 32)>
module {
  func.func @f(%arg0: memref<?xf32>, %arg1: memref<?x?xf32>, %arg2: memref<?x?x?xf32>, %arg3: memref<?x?xf32>, %arg4: memref<?xf32>, %arg5: memref<?xf32>, %arg6: memref<?x?xf32>, %arg7: memref<?x?x?xf32>, %arg8: f32, %arg9: index, %arg10: index) {
    affine.for %arg11 = 0 to %arg9 {
      %0 = arith.maximumf %arg8, %arg8 : f32
      %1 = arith.addf %0, %0 : f32
      %2 = affine.load %arg2[%arg11, 3, %arg10] : memref<?x?x?xf32>
      affine.for %arg12 = 0 to min #map(%arg9) {
        %cst = arith.constant 1.000000e+00 : f32
        affine.store %arg8, %arg6[%arg11, %arg12] : memref<?x?xf32>
      }
    }
    return
  }
}
// -----
module {
  func.func @f(%arg0: memref<?xf32>, %arg1: memref<?x?xf32>, %arg2: memref<?x?x?xf32>, %arg3: memref<?x?xf32>, %arg4: memref<?xf32>, %arg5: memref<?xf32>, %arg6: memref<?x?xf32>, %arg7: memref<?x?x?xf32>, %arg8: f32, %arg9: index, %arg10: index) {
    affine.for %arg11 = 0 to %arg9 {
      %0 = arith.maximumf %arg8, %arg8 : f32
      affine.for %arg12 = 0 to 64 {
        affine.store %arg8, %arg6[%arg11, %arg12] : memref<?x?xf32>
      }
      affine.for %arg12 = 0 to %arg9 {
        %1 = arith.maximumf %0, %0 : f32
        %2 = affine.load %arg4[%arg12] : memref<?xf32>
      }
    }
    return
  }
}
