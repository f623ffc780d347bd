// builtin.module(canonicalize)
func.func @to_buffer_copy(%m: memref<?x4xf32, strided<[?, ?], offset: ?>>) -> memref<?x4xf32> {
  %t = bufferization.to_tensor %m : memref<?x4xf32, strided<[?, ?], offset: ?>> to tensor<?x4xf32>
  %r = bufferization.to_buffer %t : tensor<?x4xf32> to memref<?x4xf32>
  return %r : memref<?x4xf32>
}
func.func @to_buffer_cast(%m: memref<4xf32>, %t: tensor<4xf32>) -> (memref<4xf32, strided<[?], offset: ?>>, memref<?xf32, strided<[?], offset: ?>>, tensor<4xf32>, memref<4xf32>) {
  %0 = bufferization.to_tensor %m : memref<4xf32> to tensor<4xf32>
  %1 = bufferization.to_buffer %0 : tensor<4xf32> to memref<4xf32, strided<[?], offset: ?>>
  %2 = tensor.cast %t : tensor<4xf32> to tensor<?xf32>
  %3 = bufferization.to_buffer %2 read_only : tensor<?xf32> to memref<?xf32, strided<[?], offset: ?>>
  %4 = bufferization.to_buffer %t : tensor<4xf32> to memref<4xf32>
  %5 = bufferization.to_tensor %4 : memref<4xf32> to tensor<4xf32>
  %6 = bufferization.to_buffer %0 : tensor<4xf32> to memref<4xf32>
  return %1, %3, %5, %6 : memref<4xf32, strided<[?], offset: ?>>, memref<?xf32, strided<[?], offset: ?>>, tensor<4xf32>, memref<4xf32>
}
func.func @sizes(%n: index, %t: tensor<?x?xf32>, %m: memref<?xf32>) -> (index, index, index, tensor<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %0 = bufferization.alloc_tensor(%n, %c5) : tensor<?x?xf32>
  %d0 = tensor.dim %0, %c0 : tensor<?x?xf32>
  %1 = bufferization.alloc_tensor() copy(%t) : tensor<?x?xf32>
  %d1 = tensor.dim %1, %c1 : tensor<?x?xf32>
  %2 = bufferization.to_tensor %m : memref<?xf32> to tensor<?xf32>
  %d2 = tensor.dim %2, %c0 : tensor<?xf32>
  return %d0, %d1, %d2, %0 : index, index, index, tensor<?x?xf32>
}
func.func @clones(%m: memref<?xf32>, %n: memref<4xf32>) -> (memref<4xf32>, memref<?xf32>) {
  %unused = bufferization.clone %n : memref<4xf32> to memref<4xf32>
  %0 = bufferization.clone %m : memref<?xf32> to memref<4xf32>
  memref.dealloc %m : memref<?xf32>
  %cast = memref.cast %n : memref<4xf32> to memref<?xf32>
  %1 = bufferization.clone %cast : memref<?xf32> to memref<?xf32>
  return %0, %1 : memref<4xf32>, memref<?xf32>
}
func.func @deallocs(%a: memref<2xf32>, %b: memref<2xf32>, %r: memref<2xf32>, %c: i1, %d: i1) -> (i1, i1, i1) {
  %true = arith.constant true
  %false = arith.constant false
  %unused = memref.alloc() : memref<2xf32>
  %0:3 = bufferization.dealloc (%a, %b, %a, %unused : memref<2xf32>, memref<2xf32>, memref<2xf32>, memref<2xf32>) if (%c, %false, %d, %true) retain (%r, %b, %r : memref<2xf32>, memref<2xf32>, memref<2xf32>)
  return %0#0, %0#1, %0#2 : i1, i1, i1
}
func.func @nothing(%b: memref<2xf32>, %x: f32) -> (i1, f32) {
  %false = arith.constant false
  %c = arith.constant 3 : index
  %0 = bufferization.dealloc (%b : memref<2xf32>) if (%false) retain (%b : memref<2xf32>)
  return %0, %x : i1, f32
}
