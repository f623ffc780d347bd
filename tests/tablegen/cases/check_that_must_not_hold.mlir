module {
  func.func @f(%arg0: i32) {
    odd.store %arg0, %arg0 : i32, i32
    return
  }
}
