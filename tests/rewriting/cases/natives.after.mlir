func.func @f(%arg0: i32, %arg1: i32) {
  %0 = "natives.part"(%arg0) <{index = 0 : i32}> : (i32) -> i32
  %1 = "natives.part"(%arg0) <{index = 1 : i32}> : (i32) -> i32
  "natives.log"() <{text = "divided natives.divide"}> : () -> ()
  %2 = "natives.part"(%arg0) <{index = 0 : i32}> : (i32) -> i32
  %3 = "natives.part"(%arg0) <{index = 1 : i32}> : (i32) -> i32
  %4 = "natives.part"(%2) <{index = 9 : i32}> : (i32) -> i32
  %5 = "natives.made"(%3, %4, %arg0) : (i32, i32, i32) -> i32
  "natives.groups2"(%arg0, %arg1, %5) <{sizes = array<i32: 2, 0, 1>}> : (i32, i32, i32) -> ()
  %6 = "natives.part"(%arg1) <{index = 0 : i32}> : (i32) -> i32
  %7 = "natives.part"(%arg1) <{index = 1 : i32}> : (i32) -> i32
  %8 = "natives.part"(%7) <{index = 8 : i32}> : (i32) -> i32
  "natives.use"(%8) : (i32) -> ()
  "natives.use"(%0, %1, %5) : (i32, i32, i32) -> ()
  return
}
