func.func @f(%a: i32, %b: i32) {
  %h = "pick.h"(%a) : (i32) -> i32
  %0 = "pick.g"(%h, %b) : (i32, i32) -> i32
  %1 = "pick.g"(%b, %h) : (i32, i32) -> i32
  %2 = "pick.f"(%0, %b) : (i32, i32) -> i32
  %3 = "pick.f"(%b, %1) : (i32, i32) -> i32
  %4 = "pick.f"(%1, %b) : (i32, i32) -> i32
  %5 = "pick.f"(%1, %a) : (i32, i32) -> i32
  %6 = "pick.f"(%h, %0) : (i32, i32) -> i32
  "pick.use"(%2, %3, %4, %5, %6) : (i32, i32, i32, i32, i32) -> ()
  return
}
