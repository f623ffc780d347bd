module {
  func.func @vec_constant_with_two_users(%arg0: index, %arg1: index) -> (f32, f32) {
    %alloc = memref.alloc(%arg0, %arg1) : memref<?x?xf32>
    %alloc_0 = memref.alloc(%arg0) : memref<?xf32>
    %cst = arith.constant 1.000000e+00 : f32
    affine.for %arg2 = 0 to %arg0 {
      affine.for %arg3 = 0 to %arg1 {
        affine.store %cst, %alloc[%arg3, %arg2] : memref<?x?xf32>
      }
      affine.store %cst, %alloc_0[%arg2] : memref<?xf32>
    }
    %c12 = arith.constant -9223372036854775808 : index
    %0 = affine.load %alloc[%c12, %c12] : memref<?x?xf32>
    %1 = affine.load %alloc_0[%c12] : memref<?xf32>
    return %0, %1 : f32, f32
  }
}


// -----
