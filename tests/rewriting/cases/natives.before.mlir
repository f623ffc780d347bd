func.func @f(%a: i32, %b: i32) {
  %0:2 = "natives.divide"(%a, %b) : (i32, i32) -> (i32, i32)
  %1 = "natives.one"(%a) : (i32) -> i32
  "natives.groups"(%a, %b, %1) <{sizes = array<i32: 2, 0, 1>}> : (i32, i32, i32) -> ()
  %2 = "natives.second"(%b) : (i32) -> i32
  "natives.use"(%2) : (i32) -> ()
  "natives.use"(%0#0, %0#1, %1) : (i32, i32, i32) -> ()
  return
}
