module {
  func.func @f(%arg0: !odd.rake, %arg1: !odd.pot<i1>, %arg2: () -> ()) {
    odd.hold %arg0, %arg1, %arg2
    return
  }
}
