func.func @f(%a: i32, %b: i32) -> i32 {
  %c = arith.constant 4 : i32
  %0 = arith.addi %a, %c : i32
  %1 = "names.class"(%0, %a, %c) <{IntegerAttr = 1 : i32}> : (i32, i32, i32) -> i32
  %2 = arith.subi %1, %b : i32
  %3 = "names.class"(%0, %a, %c) <{IntegerAttr = 3 : i32}> : (i32, i32, i32) -> i32
  %4 = "names.constant"() <{value = 5 : i32}> : () -> i32
  %5 = "names.add_i"(%3, %4) : (i32, i32) -> i32
  %6 = "names.class"(%5, %a, %c) <{IntegerAttr = 9 : i32}> : (i32, i32, i32) -> i32
  return %2 : i32
}
