!Z17_i64 = !odd.mod<17 : i64>
!Z7_i8 = !odd.mod<7 : i8>
module {
  func.func @f(%arg0: i64, %rest: !Z7_i8) {
    %rest_0 = odd.reduce %arg0 : !Z17_i64
    %rest_1 = odd.reduce %arg0 in <1, 2> : !Z7_i8
    return
  }
}
