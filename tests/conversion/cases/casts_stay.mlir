// builtin.module(convert-arith-to-llvm)
func.func @casts(%x: i64) -> i64 {
  %0 = builtin.unrealized_conversion_cast %x : i64 to i32
  %1 = builtin.unrealized_conversion_cast %0 : i32 to i64
  %2 = builtin.unrealized_conversion_cast %1 : i64 to i64
  return %2 : i64
}
