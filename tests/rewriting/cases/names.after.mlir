func.func @f(%arg0: i32, %arg1: i32) -> i32 {
  %c0_i32 = arith.constant 0 : i32
  %c4_i32 = arith.constant 4 : i32
  %0 = "names.constant"() <{value = 4 : i32}> : () -> i32
  %1 = "names.add_i"(%arg0, %0) : (i32, i32) -> i32
  %2 = "names.class"(%arg0, %1, %c4_i32) <{IntegerAttr = 2 : i32}> : (i32, i32, i32) -> i32
  %3 = "names.constant"() <{value = 3 : i32}> : () -> i32
  %4 = "names.constant"() <{value = 6 : i32}> : () -> i32
  %5 = "names.add_i"(%4, %3) : (i32, i32) -> i32
  %6 = "names.class"(%5, %arg0, %c4_i32) <{IntegerAttr = 9 : i32}> : (i32, i32, i32) -> i32
  return %c0_i32 : i32
}
