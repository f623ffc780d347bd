// builtin.module(convert-linalg-to-loops)
#map = affine_map<(d0, d1) -> (d0, d1)>
#mapt = affine_map<(d0, d1) -> (d1)>
func.func @mm(%a: memref<4x5xf32>, %b: memref<5x6xf32>, %c: memref<4x6xf32>, %d: memref<?x?xf32>, %e: memref<?xf32>, %f: f32, %v: memref<5xf32>, %w: memref<4xf32>) {
  linalg.fill ins(%f : f32) outs(%c : memref<4x6xf32>)
  linalg.matmul ins(%a, %b : memref<4x5xf32>, memref<5x6xf32>) outs(%c : memref<4x6xf32>)
  linalg.generic {indexing_maps = [#map, #mapt], iterator_types = ["parallel", "reduction"]} ins(%d : memref<?x?xf32>) outs(%e : memref<?xf32>) {
  ^bb0(%x: f32, %y: f32):
    %i = linalg.index 0 : index
    %s = arith.addf %x, %y : f32
    linalg.yield %s : f32
  }
  linalg.matvec ins(%a, %v : memref<4x5xf32>, memref<5xf32>) outs(%w : memref<4xf32>)
  return
}
func.func @conv(%in: memref<?x?x?x?xf32>, %k: memref<?x?x?x?xf32>, %o: memref<?x?x?x?xf32>, %g: memref<f32>, %x: memref<8xf32>) {
  linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%in, %k : memref<?x?x?x?xf32>, memref<?x?x?x?xf32>) outs(%o : memref<?x?x?x?xf32>)
  linalg.dot ins(%x, %x : memref<8xf32>, memref<8xf32>) outs(%g : memref<f32>)
  linalg.copy ins(%x : memref<8xf32>) outs(%x : memref<8xf32>)
  linalg.map { arith.addf } ins(%x, %x : memref<8xf32>, memref<8xf32>) outs(%x : memref<8xf32>)
  linalg.transpose ins(%in : memref<?x?x?x?xf32>) outs(%o : memref<?x?x?x?xf32>) permutation = [3, 1, 0, 2]
  linalg.add ins(%x, %x : memref<8xf32>, memref<8xf32>) outs(%x : memref<8xf32>)
  return
}
func.func @simplified(%s: index, %t: tensor<?xf32>, %e: tensor<?xf32>) -> (index, index) {
  %c0 = arith.constant 0 : index
  %0 = affine.apply affine_map<(d0) -> (d0 * 42)>(%s)
  %1 = linalg.copy ins(%t : tensor<?xf32>) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %2 = tensor.dim %1, %c0 : tensor<?xf32>
  return %0, %2 : index, index
}
