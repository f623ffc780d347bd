module {
  func.func @f(%arg0: !odd.spade) {
    odd.dig %arg0
    return
  }
}
