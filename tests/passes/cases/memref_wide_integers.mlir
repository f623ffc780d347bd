// builtin.module(memref-emulate-wide-int{widest-int-supported=32})
func.func @f(%i: index, %w: i32) -> (i32, i1) {
  %m = memref.alloc(%i) {alignment = 8} : memref<?x4xi64, 1>
  %c = arith.constant -7 : i64
  %v = arith.extsi %w : i32 to i64
  memref.store %v, %m[%i, %i] {nontemporal = true} : memref<?x4xi64, 1>
  memref.store %c, %m[%i, %i] : memref<?x4xi64, 1>
  %0 = memref.load %m[%i, %i] {nontemporal = true} : memref<?x4xi64, 1>
  %1 = arith.shrsi %0, %v : i64
  %2 = arith.trunci %1 : i64 to i32
  %3 = arith.cmpi slt, %0, %c : i64
  return %2, %3 : i32, i1
}
