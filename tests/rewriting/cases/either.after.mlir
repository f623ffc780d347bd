func.func @f(%arg0: i32, %arg1: i32) {
  %0 = "pick.h"(%arg0) : (i32) -> i32
  %1 = "pick.g"(%0, %arg1) : (i32, i32) -> i32
  %2 = "pick.g"(%arg1, %0) : (i32, i32) -> i32
  %3 = "pick.h"(%arg0) : (i32) -> i32
  %4 = "pick.h"(%arg0) : (i32) -> i32
  %5 = "pick.h"(%arg0) : (i32) -> i32
  %6 = "pick.f"(%2, %arg0) : (i32, i32) -> i32
  %7 = "pick.f"(%0, %1) : (i32, i32) -> i32
  "pick.use"(%3, %4, %5, %6, %7) : (i32, i32, i32, i32, i32) -> ()
  return
}
