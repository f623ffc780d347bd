module {
  func.func @f(%arg0: index) {
    odd.plant %arg0
    return
  }
}
