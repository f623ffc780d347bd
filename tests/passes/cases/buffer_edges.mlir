// builtin.module(canonicalize)
// What is read of a tensor's buffer is read of the tensor; a buffer in another memory space is a copy.

func.func @of_tensor(%t: tensor<?xf32>, %i: index) -> (f32, index) {
  %c0 = arith.constant 0 : index
  %m = bufferization.to_buffer %t : tensor<?xf32> to memref<?xf32>
  %0 = memref.load %m[%i] : memref<?xf32>
  %1 = memref.dim %m, %c0 : memref<?xf32>
  return %0, %1 : f32, index
}

func.func @another_space(%m: memref<?xf32>) -> memref<?xf32, 1> {
  %0 = bufferization.to_tensor %m restrict writable : memref<?xf32> to tensor<?xf32>
  %1 = bufferization.to_buffer %0 : tensor<?xf32> to memref<?xf32, 1>
  return %1 : memref<?xf32, 1>
}

func.func @view_behind_the_beginning(%m: memref<8xi8>) -> (memref<8xi8>, memref<8xi8>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %0 = memref.view %m[%c0][] : memref<8xi8> to memref<8xi8>
  %1 = memref.view %m[%c4][] : memref<8xi8> to memref<8xi8>
  return %0, %1 : memref<8xi8>, memref<8xi8>
}
