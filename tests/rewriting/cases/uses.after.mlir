func.func @f(%arg0: i32) -> i8 {
  %0 = uses.one %arg0 : i32 -> i8
  %1 = uses.one %arg0 : i32 -> i16
  %a, %b = uses.two %arg0 : i32 -> i8, i16
  return %a : i8
}
