module {
  func.func @branches(%arg0: i1, %arg1: i32) -> i32 {
    cf.assert %arg0, "must \22hold\22"
    cf.br ^bb1(%arg1, %arg0 : i32, i1)
  ^bb1(%0: i32, %1: i1):  // 2 preds: ^bb0, ^bb1
    cf.cond_br %1, ^bb1(%0, %arg0 : i32, i1), ^bb2
  ^bb2:  // pred: ^bb1
    cf.cond_br %1 weights([90, 10]), ^bb3, ^bb3 {a.b}
  ^bb3:  // 2 preds: ^bb2, ^bb2
    cf.br ^bb4 {a.b}
  ^bb4:  // pred: ^bb3
    return %0 : i32
  }
  func.func @switches(%arg0: i32, %arg1: i64, %arg2: i8) {
    cf.switch %arg0 : i32, [
      default: ^bb1]
  ^bb1:  // pred: ^bb0
    cf.switch %arg1 : i64, [
      default: ^bb2,
      42: ^bb3(%arg0 : i32),
      9223372036854775807: ^bb4(%arg0, %arg2 : i32, i8)
    ] {a.b}
  ^bb2:  // 2 preds: ^bb1, ^bb4
    return
  ^bb3(%0: i32):  // 2 preds: ^bb1, ^bb4
    return
  ^bb4(%1: i32, %2: i8):  // pred: ^bb1
    cf.switch %2 : i8, [
      default: ^bb3(%1 : i32),
      255: ^bb2
    ]
  }
}
