// builtin.module(func.func(sroa))
func.func @elements(%x: i32, %y: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloca() : memref<2x2xi32>
  memref.store %x, %a[%c0, %c1] : memref<2x2xi32>
  memref.store %y, %a[%c1, %c1] : memref<2x2xi32>
  %0 = memref.load %a[%c0, %c1] : memref<2x2xi32>
  %1 = memref.load %a[%c0, %c0] : memref<2x2xi32>
  return %0, %1 : i32, i32
}
func.func @stays(%x: i32, %i: index) -> i32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloca() : memref<4xi32>
  memref.store %x, %a[%i] : memref<4xi32>
  %b = memref.alloca() : memref<17xi32>
  memref.store %x, %b[%c0] : memref<17xi32>
  %c = memref.alloca() : memref<1xi32>
  memref.store %x, %c[%c0] : memref<1xi32>
  %d = memref.alloca() : memref<4xi32>
  %c4 = arith.constant 4 : index
  memref.store %x, %d[%c4] : memref<4xi32>
  %0 = memref.load %a[%c0] : memref<4xi32>
  return %0 : i32
}
