// builtin.module(convert-bufferization-to-memref)
func.func @f(%m: memref<?x4xf32>, %u: memref<*xf32>, %r: memref<?xf32>, %c: i1) -> i1 {
  %0 = bufferization.clone %m : memref<?x4xf32> to memref<?x4xf32>
  %1 = bufferization.clone %u : memref<*xf32> to memref<*xf32>
  %2 = bufferization.clone %m : memref<?x4xf32> to memref<?x4xf32, strided<[?, ?], offset: ?>>
  %3 = bufferization.dealloc (%0, %m : memref<?x4xf32>, memref<?x4xf32>) if (%c, %c) retain (%r : memref<?xf32>)
  return %3 : i1
}
