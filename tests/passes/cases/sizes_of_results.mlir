// builtin.module(resolve-ranked-shaped-type-result-dims)
func.func @f(%a: tensor<?x?xf32>, %b: tensor<?x4x?xf32>, %i: index, %j: index, %v: f32, %m: memref<?x?xf32>, %mb: memref<?x4x?xf32>, %r1: tensor<?xf32>) -> (index, index, index, index, index, index, index, index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %e = tensor.expand_shape %a [[0, 1], [2]] output_shape [%i, 4, %j] : tensor<?x?xf32> into tensor<?x4x?xf32>
  %d0 = tensor.dim %e, %c0 : tensor<?x4x?xf32>
  %c = tensor.collapse_shape %b [[0, 1], [2]] : tensor<?x4x?xf32> into tensor<?x?xf32>
  %d1 = tensor.dim %c, %c0 : tensor<?x?xf32>
  %mc = memref.collapse_shape %mb [[0, 1], [2]] : memref<?x4x?xf32> into memref<?x?xf32>
  %d2 = memref.dim %mc, %c0 : memref<?x?xf32>
  %al = memref.assume_alignment %m, 16 : memref<?x?xf32>
  %d3 = memref.dim %al, %c0 : memref<?x?xf32>
  %mm = linalg.matmul ins(%a, %a : tensor<?x?xf32>, tensor<?x?xf32>) outs(%a : tensor<?x?xf32>) -> tensor<?x?xf32>
  %d4 = tensor.dim %mm, %c1 : tensor<?x?xf32>
  %cc = tensor.concat dim(0) %a, %a : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %d5 = tensor.dim %cc, %c0 : tensor<?x?xf32>
  %g = tensor.generate %i, %j { ^bb0(%x: index, %y: index): tensor.yield %v : f32 } : tensor<?x?xf32>
  %d6 = tensor.dim %g, %c1 : tensor<?x?xf32>
  %is = tensor.insert_slice %r1 into %a[%i, 0] [1, %j] [1, 1] : tensor<?xf32> into tensor<?x?xf32>
  %d7 = tensor.dim %is, %c1 : tensor<?x?xf32>
  %es = tensor.extract_slice %b[0, 0, %i] [%i, 1, %j] [1, 1, 1] : tensor<?x4x?xf32> to tensor<?x?xf32>
  %d8 = tensor.dim %es, %c1 : tensor<?x?xf32>
  %cm = memref.cast %m : memref<?x?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %d9 = memref.dim %cm, %c1 : memref<?x?xf32, strided<[?, ?], offset: ?>>
  %d10 = tensor.dim %es, %i : tensor<?x?xf32>
  return %d0, %d1, %d2, %d3, %d4, %d5, %d6, %d7, %d8, %d9, %d10 : index, index, index, index, index, index, index, index, index, index, index
}
func.func @g(%a: tensor<?x?xf32>, %m: memref<?x?xf32>, %i: index, %j: index, %v: f32) -> (index, index, index, index, index) {
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
