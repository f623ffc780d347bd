// builtin.module(lower-affine)
func.func @reductions(%f: f32, %h: bf16) -> (f32, f32, f32, bf16) {
  %r:4 = affine.parallel (%x) = (0) to (4) reduce ("mulf", "maximumf", "minimumf", "minimumf") -> (f32, f32, f32, bf16) {
    affine.yield %f, %f, %f, %h : f32, f32, f32, bf16
  }
  return %r#0, %r#1, %r#2, %r#3 : f32, f32, f32, bf16
}
func.func @integers(%i: i32) -> (i32, i32, i32) {
  %s:3 = affine.parallel (%x) = (0) to (4) reduce ("andi", "ori", "muli") -> (i32, i32, i32) {
    affine.yield %i, %i, %i : i32, i32, i32
  }
  return %s#0, %s#1, %s#2 : i32, i32, i32
}
func.func @dma(%a: memref<100xf32>, %b: memref<100xf32, 2>, %t: memref<1xi32>, %i: index) {
  %n = arith.constant 7 : index
  affine.dma_start %a[%i + 3], %b[%i * 2], %t[%i], %n, %n, %n : memref<100xf32>, memref<100xf32, 2>, memref<1xi32>
  affine.dma_wait %t[%i + 1], %n : memref<1xi32>
  return
}
