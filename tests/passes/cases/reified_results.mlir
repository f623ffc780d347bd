// builtin.module(reify-result-shapes)
func.func @first(%a: tensor<?x?x?xf32>, %b: tensor<4x?x?xf32>) -> tensor<?x?x?xf32> {
  %cc = tensor.concat dim(1) %a, %b, %a : (tensor<?x?x?xf32>, tensor<4x?x?xf32>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return %cc : tensor<?x?x?xf32>
}
func.func @g(%a: tensor<?x3x?xf32>, %b: tensor<4x4x5xf32>) -> tensor<?x?x?xf32> {
  %cc = tensor.concat dim(1) %a, %b, %b {foo = 1 : i32} : (tensor<?x3x?xf32>, tensor<4x4x5xf32>, tensor<4x4x5xf32>) -> tensor<?x?x?xf32>
  return %cc : tensor<?x?x?xf32>
}
#map = affine_map<(d0) -> (-d0 + 256)>
func.func @func(%arg0: f32, %arg1: index, %arg2: tensor<64x?x64xf32>) -> tensor<1x?x64xf32> {
      %0 = affine.apply #map(%arg1)
      %extracted_slice = tensor.extract_slice %arg2[0, 0, 0] [1, %arg1, 64] [1, 1, 1]
        : tensor<64x?x64xf32> to tensor<1x?x64xf32>
      %padded = tensor.pad %extracted_slice nofold low[0, 0, 0] high[0, %0, 0] {
      ^bb0(%arg3: index, %arg4: index, %arg5: index):
        tensor.yield %arg0 : f32
      } {foo} : tensor<1x?x64xf32> to tensor<1x?x64xf32>
      return %padded : tensor<1x?x64xf32>
}
func.func @other(%a: tensor<?x?xf32>, %m: memref<?x?xf32>, %i: index, %j: index, %v: f32) -> (index, index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %s = tensor.extract_slice %a[0, 0] [%i, %j] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  %d0 = tensor.dim %s, %c0 : tensor<?x?xf32>
  %e = tensor.empty(%i, %j) : tensor<?x?xf32>
  %f = linalg.fill ins(%v : f32) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
  %d1 = tensor.dim %f, %c1 : tensor<?x?xf32>
  %x = memref.expand_shape %m [[0, 1], [2]] output_shape [%i, 4, %j] : memref<?x?xf32> into memref<?x4x?xf32>
  %d2 = memref.dim %x, %c0 : memref<?x4x?xf32>
  %sv = memref.subview %m[0, 0] [%i, %j] [1, 1] : memref<?x?xf32> to memref<?x?xf32, strided<[?, 1]>>
  %d3 = memref.dim %sv, %c1 : memref<?x?xf32, strided<[?, 1]>>
  %p = tensor.pad %a low[1, %i] high[%j, 0] { ^bb0(%q: index, %r: index): %z = arith.constant 0.0 : f32 
   tensor.yield %z : f32 } : tensor<?x?xf32> to tensor<?x?xf32>
  %d4 = tensor.dim %p, %c1 : tensor<?x?xf32>
  return %d0, %d1, %d2, %d3, %d4 : index, index, index, index, index
}
