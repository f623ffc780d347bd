func.func @f(%x: i32) -> i8 {
  %0:2 = uses.two %x : i32 -> i8, i16
  %1:2 = uses.two %x : i32 -> i8, i16
  return %1#0 : i8
}
