module {
  func.func @f(%arg0: !far.seed) {
    odd.import %arg0 : !far.seed
    return
  }
}
