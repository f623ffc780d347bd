func.func @a(%a: memref<64x64xf32>, %s: memref<64x64xf32, 3>, %h: memref<64x64xf16, strided<[64, 1], offset: ?>>, %sh: memref<64x64xf16, #gpu.address_space<workgroup>>, %n: index, %m: vector<4xi1>, %t: memref<64x64xf32, strided<[1, 64]>>) {
  %c0 = arith.constant 0 : index
  %f0 = arith.constant 0.0 : f32
  %h0 = arith.constant 0.0 : f16
  %0 = vector.transfer_read %a[%c0, %n], %f0 {in_bounds = [true]} : memref<64x64xf32>, vector<4xf32>
  vector.transfer_write %0, %s[%c0, %n] {in_bounds = [true]} : vector<4xf32>, memref<64x64xf32, 3>
  %1 = vector.load %h[%n, %c0] : memref<64x64xf16, strided<[64, 1], offset: ?>>, vector<8xf16>
  vector.store %1, %sh[%c0, %n] : memref<64x64xf16, #gpu.address_space<workgroup>>, vector<8xf16>
  %2 = arith.addi %n, %c0 : index
  %3 = vector.load %a[%n, %c0] : memref<64x64xf32>, vector<2xf32>
  vector.store %3, %s[%2, %n] : memref<64x64xf32, 3>, vector<2xf32>
  %x = memref.load %s[%n, %n] : memref<64x64xf32, 3>
  %4 = vector.load %a[%n, %2] : memref<64x64xf32>, vector<4xf32>
  vector.store %4, %s[%2, %n] : memref<64x64xf32, 3>, vector<4xf32>
  memref.store %x, %s[%n, %n] : memref<64x64xf32, 3>
  %5 = vector.load %a[%n, %2] : memref<64x64xf32>, vector<3xf32>
  vector.store %5, %s[%2, %n] : memref<64x64xf32, 3>, vector<3xf32>
  %6 = vector.transfer_read %a[%c0, %n], %f0, %m {in_bounds = [true]} : memref<64x64xf32>, vector<4xf32>
  vector.transfer_write %6, %s[%c0, %n] {in_bounds = [true]} : vector<4xf32>, memref<64x64xf32, 3>
  %7 = vector.transfer_read %a[%c0, %n], %f0 : memref<64x64xf32>, vector<4xf32>
  vector.transfer_write %7, %s[%c0, %n] {in_bounds = [true]} : vector<4xf32>, memref<64x64xf32, 3>
  %8 = vector.transfer_read %t[%c0, %n], %f0 {in_bounds = [true]} : memref<64x64xf32, strided<[1, 64]>>, vector<4xf32>
  vector.transfer_write %8, %s[%c0, %n] {in_bounds = [true]} : vector<4xf32>, memref<64x64xf32, 3>
  %9 = vector.transfer_read %a[%c0, %n], %f0 {in_bounds = [true], permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<64x64xf32>, vector<4xf32>
  vector.transfer_write %9, %s[%c0, %n] {in_bounds = [true]} : vector<4xf32>, memref<64x64xf32, 3>
  %10 = vector.create_mask %n, %2, %c0 : vector<2x3x4xi1>
  %11 = vector.extract %10[1, 2] : vector<4xi1> from vector<2x3x4xi1>
  %12 = vector.transfer_read %a[%c0, %n], %f0, %11 {in_bounds = [true]} : memref<64x64xf32>, vector<4xf32>
  vector.transfer_write %12, %s[%c0, %n] {in_bounds = [true]} : vector<4xf32>, memref<64x64xf32, 3>
  scf.for %i = %c0 to %n step %2 {
    %13 = vector.load %a[%n, %i] : memref<64x64xf32>, vector<4xf32>
    vector.store %13, %s[%i, %n] : memref<64x64xf32, 3>, vector<4xf32>
    %14 = vector.load %s[%n, %i] : memref<64x64xf32, 3>, vector<4xf32>
    vector.store %14, %s[%n, %n] : memref<64x64xf32, 3>, vector<4xf32>
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op) {
    %1 = transform.structured.match ops{["func.func"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %2 = transform.nvgpu.create_async_groups %1 {bypass_l1} : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
