// builtin.module(func.func(affine-loop-fusion))
func.func @three(%arg0: memref<4xf32>, %c: f32) {
%a0 = memref.alloc() : memref<4xf32>
%a1 = memref.alloc() : memref<4xf32>
%a2 = memref.alloc() : memref<4xf32>
affine.for %i0 = 0 to 4 {
%1 = affine.load %arg0[%i0] : memref<4xf32>
%2 = arith.addf %1, %c : f32
affine.store %2, %a0[%i0] : memref<4xf32>
}
affine.for %i0 = 0 to 4 {
%1 = affine.load %arg0[%i0] : memref<4xf32>
%2 = arith.subf %1, %c : f32
affine.store %2, %a1[%i0] : memref<4xf32>
}
affine.for %i0 = 0 to 4 {
%1 = affine.load %arg0[%i0] : memref<4xf32>
%2 = arith.mulf %1, %c : f32
affine.store %2, %a2[%i0] : memref<4xf32>
}

return
}
func.func @four(%arg0: memref<4x4xf32>, %c: f32) {
%a0 = memref.alloc() : memref<4x4xf32>
%a1 = memref.alloc() : memref<4x4xf32>
%a2 = memref.alloc() : memref<4x4xf32>
%a3 = memref.alloc() : memref<4x4xf32>
affine.for %i0 = 0 to 4 {
affine.for %i1 = 0 to 4 {
%1 = affine.load %arg0[%i0,%i1] : memref<4x4xf32>
%2 = arith.addf %1, %c : f32
affine.store %2, %a0[%i0,%i1] : memref<4x4xf32>
}
}
affine.for %i0 = 0 to 4 {
affine.for %i1 = 0 to 4 {
%1 = affine.load %arg0[%i0,%i1] : memref<4x4xf32>
%2 = arith.subf %1, %c : f32
affine.store %2, %a1[%i0,%i1] : memref<4x4xf32>
}
}
affine.for %i0 = 0 to 4 {
affine.for %i1 = 0 to 4 {
%1 = affine.load %arg0[%i0,%i1] : memref<4x4xf32>
%2 = arith.mulf %1, %c : f32
affine.store %2, %a2[%i0,%i1] : memref<4x4xf32>
}
}
affine.for %i0 = 0 to 4 {
affine.for %i1 = 0 to 4 {
%1 = affine.load %arg0[%i0,%i1] : memref<4x4xf32>
%2 = arith.divf %1, %c : f32
affine.store %2, %a3[%i0,%i1] : memref<4x4xf32>
}
}

return
}
