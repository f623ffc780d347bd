// builtin.module(canonicalize)
func.func @a_mpi(%m: memref<4x?xf32>, %r: i32, %c: !mpi.comm) {
  %k = memref.cast %m : memref<4x?xf32> to memref<?x?xf32>
  mpi.send(%k, %r, %r, %c) : memref<?x?xf32>, i32, i32
  return
}
func.func @b_mpi(%m: memref<4xf32>, %r: i32, %c: !mpi.comm) {
  %k = memref.cast %m : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
  mpi.send(%k, %r, %r, %c) : memref<4xf32, strided<[?], offset: ?>>, i32, i32
  return
}
func.func @c_mpi(%m: memref<4xf32, strided<[?], offset: ?>>, %r: i32, %c: !mpi.comm) {
  %k = memref.cast %m : memref<4xf32, strided<[?], offset: ?>> to memref<?xf32>
  mpi.send(%k, %r, %r, %c) : memref<?xf32>, i32, i32
  return
}
func.func @d_mpi(%m: memref<*xf32>, %r: i32, %c: !mpi.comm) {
  %k = memref.cast %m : memref<*xf32> to memref<?xf32>
  mpi.send(%k, %r, %r, %c) : memref<?xf32>, i32, i32
  return
}
func.func @e_mpi(%m: memref<4x?xf32>, %r: i32, %c: !mpi.comm) {
  %k = memref.cast %m : memref<4x?xf32> to memref<?x4xf32>
  mpi.irecv(%k, %r, %r, %c) : memref<?x4xf32>, i32, i32 -> !mpi.request
  return
}
func.func @mpi_casts(%m: memref<4xf32>, %r: i32, %c: !mpi.comm) {
  %k = memref.cast %m : memref<4xf32> to memref<?xf32>
  mpi.send(%k, %r, %r, %c) : memref<?xf32>, i32, i32
  mpi.recv(%k, %r, %r, %c) : memref<?xf32>, i32, i32
  %q = mpi.isend(%k, %r, %r, %c) : memref<?xf32>, i32, i32 -> !mpi.request
  %q2 = mpi.irecv(%k, %r, %r, %c) : memref<?xf32>, i32, i32 -> !mpi.request
  %u = memref.cast %m : memref<4xf32> to memref<*xf32>
  return
}
