// builtin.module(func.func(affine-data-copy-generate{fast-mem-capacity=1 generate-dma}))
// Transfers of what fits into the faster memory.

func.func @f(%A: memref<1024xf32>, %B: memref<64x64xf32>, %n: index, %v: f32) {
  affine.for %i = 0 to 256 {
    %0 = affine.load %A[%i] : memref<1024xf32>
    affine.store %0, %A[%i + 128] : memref<1024xf32>
  }
  affine.for %i = 0 to 1020 {
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to affine_map<(d0) -> (d0 + 4)>(%i) {
      affine.store %v, %A[%j] : memref<1024xf32>
    }
  }
  %x = affine.load %B[3, 4] : memref<64x64xf32>
  %y = arith.addf %x, %x : f32
  affine.store %y, %B[5, symbol(%n)] : memref<64x64xf32>
  affine.for %i = 0 to 64 step 8 {
    affine.for %j = 0 to 64 step 8 {
      affine.for %ii = affine_map<(d0) -> (d0)>(%i) to affine_map<(d0) -> (d0 + 8)>(%i) {
        affine.for %jj = affine_map<(d0) -> (d0)>(%j) to affine_map<(d0) -> (d0 + 8)>(%j) {
          affine.store %v, %B[%ii, %jj] : memref<64x64xf32>
        }
      }
    }
  }
  return
}
