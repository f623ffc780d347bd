module @m attributes {a.b = "c"} {
  func.func private @g(i32, f32 {a.c}) -> (i32 {a.d = 1 : i64})
  func.func @f(%arg0: i32, %arg1: vector<2xf32>) -> i32 attributes {a.e} {
    %c7 = arith.constant 7 : i32
    %cst = arith.constant dense<[1.0, 2.0]> : vector<2xf32>
    %cst_0 = arith.constant 1.5 : f32
    %0 = arith.addi %arg0, %c7 overflow<nsw, nuw> {a.f} : i32
    %1 = arith.mulf %arg1, %cst fastmath<fast> : vector<2xf32>
    %2 = arith.cmpi slt, %0, %c7 : i32
    cf.cond_br %2, ^bb1(%0 : i32), ^bb2
  ^bb1(%3: i32):  // pred: ^bb0
    %4 = func.call @g(%3, %cst_0) : (i32, f32) -> i32
    cf.switch %4 : i32, [
      default: ^bb2,
      1: ^bb3(%4 : i32)
    ]
  ^bb2:
    return %c7 : i32
  ^bb3(%5: i32):
    %6 = arith.extsi %5 : i32 to i64
    %7 = arith.trunci %6 : i64 to i32
    return %7 : i32
  }
}
