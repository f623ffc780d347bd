// builtin.module(finalize-memref-to-llvm)
func.func @f(%x: i32, %s: memref<4x1xf32, strided<[1, 7], offset: 3>>, %t: memref<4x1xf32>) -> i32 {
  %c = arith.constant 1 : i32
  %0 = arith.addi %c, %x : i32
  memref.copy %s, %t : memref<4x1xf32, strided<[1, 7], offset: 3>> to memref<4x1xf32>
  return %0 : i32
}
memref.global "private" @g : memref<2x2xf32, strided<[4, 1]>> = uninitialized
