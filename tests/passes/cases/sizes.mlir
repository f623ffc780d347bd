// builtin.module(canonicalize)
func.func @tensors(%t: tensor<4x?xf32>, %n: index) -> (index, index, index, f32, tensor<3xi32>, tensor<4x?xf32>, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.dim %t, %c0 : tensor<4x?xf32>
  %1 = tensor.dim %t, %c1 : tensor<4x?xf32>
  %2 = tensor.empty(%n) : tensor<4x?xf32>
  %3 = tensor.dim %2, %c1 : tensor<4x?xf32>
  %cst = arith.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %4 = tensor.extract %cst[%c1, %c0] : tensor<2x2xf32>
  %a = arith.constant 7 : i32
  %b = arith.constant 8 : i32
  %5 = tensor.from_elements %a, %b, %a : tensor<3xi32>
  %6 = tensor.cast %t : tensor<4x?xf32> to tensor<?x?xf32>
  %7 = tensor.cast %6 : tensor<?x?xf32> to tensor<4x?xf32>
  %8 = tensor.rank %t : tensor<4x?xf32>
  return %0, %1, %3, %4, %5, %7, %8 : index, index, index, f32, tensor<3xi32>, tensor<4x?xf32>, index
}
func.func @memrefs(%m: memref<4x?xf32>, %n: index, %i: index) -> (index, index, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = memref.dim %m, %c0 : memref<4x?xf32>
  %1 = memref.alloc(%n) : memref<4x?xf32>
  %2 = memref.dim %1, %c1 : memref<4x?xf32>
  %3 = memref.cast %m : memref<4x?xf32> to memref<?x?xf32>
  %4 = memref.load %3[%i, %i] : memref<?x?xf32>
  %5 = memref.cast %1 : memref<4x?xf32> to memref<?x?xf32>
  memref.store %4, %5[%i, %i] : memref<?x?xf32>
  memref.dealloc %5 : memref<?x?xf32>
  return %0, %2, %4 : index, index, f32
}
func.func @allocations(%n: index) -> memref<?x?xf32> {
  %c3 = arith.constant 3 : index
  %0 = memref.alloc(%n, %c3) : memref<?x?xf32>
  return %0 : memref<?x?xf32>
}
