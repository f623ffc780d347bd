module {
  func.func @d(%arg0: !smt.bool) {
    %0 = smt.exists no_pattern {
    ^bb0(%arg1: !smt.int):
      %1 = smt.eq %arg1, %arg1 : !smt.int
      smt.yield %1 : !smt.bool
    }
    return
  }
  func.func @e(%arg0: !smt.array<[!smt.int -> !smt.bool]>, %arg1: !smt.func<(!smt.int) !smt.bool>, %arg2: !smt.sort<"x"[!smt.int]>, %arg3: !smt.int) {
    %0 = smt.apply_func %arg1(%arg3) : !smt.func<(!smt.int) !smt.bool>
    %1 = smt.array.select %arg0[%arg3] : !smt.array<[!smt.int -> !smt.bool]>
    return
  }
  func.func @c(%arg0: !smt.bool) {
    %0 = smt.forall ["x", "y"] weight 2 {
    ^bb0(%arg1: !smt.int, %arg2: !smt.int):
      %1 = smt.eq %arg1, %arg2 : !smt.int
      smt.yield %1 : !smt.bool
    } patterns {
    ^bb0(%arg1: !smt.int, %arg2: !smt.int):
      %1 = smt.int.add %arg1, %arg2
      smt.yield %1 : !smt.int
    }
    return
  }
  func.func @b(%arg0: i8) {
    %0:2 = smt.solver(%arg0) {smt.x = 1 : i32} : (i8) -> (i8, i32) {
    ^bb0(%arg1: i8):
      %1 = smt.declare_fun : !smt.bool
      smt.assert %1
      %2 = smt.check sat {
        %c1_i32 = arith.constant 1 : i32
        smt.yield %c1_i32 : i32
      } unknown {
        %c2_i32 = arith.constant 2 : i32
        smt.yield %c2_i32 : i32
      } unsat {
        %c3_i32 = arith.constant 3 : i32
        smt.yield %c3_i32 : i32
      } -> i32
      smt.yield %arg1, %2 : i8, i32
    }
    return
  }
  func.func @a(%arg0: !smt.bv<8>, %arg1: !smt.bv<8>, %arg2: !smt.bool) {
    %0 = smt.eq %arg0, %arg1 : !smt.bv<8>
    %1 = smt.distinct %arg0, %arg1, %arg0 {x} : !smt.bv<8>
    %2 = smt.bv.concat %arg0, %arg1 : !smt.bv<8>, !smt.bv<8>
    %3 = smt.bv.extract %arg0 from 2 : (!smt.bv<8>) -> !smt.bv<6>
    %4 = smt.bv.repeat 3 times %arg0 : !smt.bv<8>
    %c5_bv8 = smt.bv.constant #smt.bv<5> : !smt.bv<8>
    %c42 = smt.int.constant 42
    %true = smt.constant true
    %a = smt.declare_fun "a" : !smt.int
    %5 = smt.ite %arg2, %arg0, %arg1 : !smt.bv<8>
    return
  }
}
