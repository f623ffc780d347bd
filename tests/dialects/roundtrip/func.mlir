module {
  func.func private @declared(i32 {a.b = 1 : i64, c.d}, f32) -> (i32 {a.b}, () -> i32)
  func.func private @function_result() -> (() -> i32)
  func.func private @attribute_of_result() -> (i32 {a.b})
  func.func nested @nested() {
    return
  }
  func.func public @public(%arg0: i32 {a.b}, %arg1: f32) -> (f32, i32) attributes {a.b = "c", no_inline} {
    return %arg1, %arg0 : f32, i32
  }
  func.func @calls(%arg0: i32, %arg1: f32) -> i32 {
    %0:2 = call @public(%arg0, %arg1) : (i32, f32) -> (f32, i32)
    call @nested() {no_inline} : () -> ()
    %f = constant @public : (i32, f32) -> (f32, i32)
    %1:2 = call_indirect %f(%0#1, %0#0) {a.b} : (i32, f32) -> (f32, i32)
    return {a.b} %1#1 : i32
  }
}
