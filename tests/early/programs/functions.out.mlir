#map = affine_map<(d0, d1) -> (d1, d0)>
module {
  func.func private @stop()
  func.func private @scale(i32, memref<?x8xf32, #map>) -> f64
  func.func @twice(%arg0: i64) -> (i64, i64) attributes {colour = "green", nested = {deep = true}, sizes = [1, 2]} {
    std.return %arg0, %arg0 : i64, i64
  }
  func.func @choose(%arg0: i64, %arg1: i1) -> i64 {
    std.cond_br %arg1, ^bb1(%arg0 : i64), ^bb2
  ^bb1(%0: i64):  // 2 preds: ^bb0, ^bb2
    std.br ^bb3(%0 : i64)
  ^bb2:  // pred: ^bb0
    %1 = std.addi %arg0, %arg0 : i64
    std.cond_br %arg1, ^bb1(%1 : i64), ^bb3(%arg0 : i64)
  ^bb3(%2: i64):  // 2 preds: ^bb1, ^bb2
    std.return %2 : i64
  }
  func.func @jump(%arg0: index) {
    std.br ^bb1(%arg0 : index)
  ^bb1(%0: index):  // pred: ^bb0
    std.return
  }
  func.func @calls(%arg0: i64, %arg1: (i64) -> (i64, i64)) -> i64 {
    %0 = std.constant @twice : (i64) -> (i64, i64)
    %1 = std.constant @twice : (i64) -> (i64, i64)
    %2:2 = std.call_indirect %0(%arg0) : (i64) -> (i64, i64)
    %3:2 = std.call @twice(%2#1) : (i64) -> (i64, i64)
    %4 = std.constant 7 : i8
    std.return %3#0 : i64
  }
}

