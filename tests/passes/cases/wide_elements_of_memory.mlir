// builtin.module(arith-emulate-wide-int)
func.func @a(%arg0 : memref<?x?xi128>) {
  return
}
func.func @b(%arg0 : tensor<4xi128>) {
  return
}
func.func @c(%a: i64, %m: memref<4xi128>) -> i64 {
  %0 = arith.addi %a, %a : i64
  return %0 : i64
}
