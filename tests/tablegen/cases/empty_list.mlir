module {
  func.func @f(%arg0: !odd.bed, %arg1: !odd.bed<i1, i2>) {
    odd.sow %arg0, %arg1 : !odd.bed, !odd.bed<i1, i2>
    return
  }
}
