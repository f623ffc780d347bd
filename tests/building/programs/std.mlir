func.func @g(%x: i32) -> i32 {
  return %x : i32
}
func.func @f(%x: i32) {
  %0 = std.call @g(%x) : (i32) -> i32
  return
}
