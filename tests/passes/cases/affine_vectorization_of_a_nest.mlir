// builtin.module(func.func(affine-super-vectorizer-test{vectorize-affine-loop-nest}))
func.func @nest(%a: memref<20x30xf32>, %b: memref<20xf32>) {
  affine.for %i = 0 to 20 {
    %b_ld = affine.load %b[%i] : memref<20xf32>
    affine.for %j = 0 to 30 {
      %a_ld = affine.load %a[%i, %j] : memref<20x30xf32>
      %sum = arith.addf %a_ld, %b_ld : f32
      affine.store %sum, %a[%i, %j] : memref<20x30xf32>
    }
  }
  return
}
