func.func @a(%a: !smt.bv<8>, %b: !smt.bv<8>, %c: !smt.bool) {
  %0 = smt.eq %a, %b : !smt.bv<8>
  %1 = smt.distinct %a, %b, %a {x} : !smt.bv<8>
  %2 = smt.bv.concat %a, %b : !smt.bv<8>, !smt.bv<8>
  // expected-error @below {{'smt.bv.extract' op range to be extracted is too big, expected range starting at index 3 of length 6 requires input width of at least 9, but the input width is only 8}}
  %3 = smt.bv.extract %a from 3 : (!smt.bv<8>) -> !smt.bv<6>
  %4 = smt.bv.repeat 3 times %a : !smt.bv<8>
  %5 = smt.bv.constant #smt.bv<5> : !smt.bv<8>
  %6 = smt.int.constant 42
  %7 = smt.constant true
  %8 = smt.declare_fun "a" : !smt.int
  %9 = smt.ite %c, %a, %b : !smt.bv<8>
  return
}

// -----

func.func @c(%a: !smt.bool) {
  %0 = smt.forall ["x", "y"] weight 2 {
  ^bb0(%x: !smt.int, %y: !smt.int):
    %1 = smt.eq %x, %y : !smt.int
    smt.yield %1 : !smt.bool
  // expected-error @below {{'smt.forall' op yielded value must be of '!smt.bool' type}}
  } smt.forall {
  ^bb0(%x: !smt.int, %y: !smt.int):
    %1 = smt.int.add %x, %y
    smt.yield %1 : !smt.int
  }
  return
}

// -----

func.func @b(%a: i8) {
  // expected-error @below {{'smt.solver' op types of yielded values must match return values}}
  %0:2 = smt.solver(%a) {smt.x = 1 : i32} : (i8) -> (i8, i1) {
  ^bb0(%x: i8):
    %1 = smt.declare_fun : !smt.bool
    smt.assert %1
    %2 = smt.check sat {
      %c = arith.constant 1 : i32
      smt.yield %c : i32
    } unknown {
      %c = arith.constant 2 : i32
      smt.yield %c : i32
    } unsat {
      %c = arith.constant 3 : i32
      smt.yield %c : i32
    } -> i32
    smt.yield %x, %2 : i8, i32
  }
  return
}

// -----

func.func @a(%a: !smt.bv<8>, %b: !smt.bv<8>, %c: !smt.bool) {
  %0 = smt.eq %a, %b : !smt.bv<8>
  %1 = smt.distinct %a, %b, %a {x} : !smt.bv<8>
  // expected-error @below {{custom op 'smt.bv.concat' number of operands and types do not match: got 2 operands and 1 types}}
  %2 = smt.bv.concat %a, %b : !smt.bv<8>< !smt.bv<8>
  %3 = smt.bv.extract %a from 2 : (!smt.bv<8>) -> !smt.bv<6>
  %4 = smt.bv.repeat 3 times %a : !smt.bv<8>
  %5 = smt.bv.constant #smt.bv<5> : !smt.bv<8>
  %6 = smt.int.constant 42
  %7 = smt.constant true
  %8 = smt.declare_fun "a" : !smt.int
  %9 = smt.ite %c, %a, %b : !smt.bv<8>
  return
}

// -----

func.func @a(%a: !smt.bv<8>, %b: !smt.bv<8>, %c: !smt.bool) {
  %0 = smt.eq %a, %b : !smt.bv<8>
  %1 = smt.distinct %a, %b, %a {x} : !smt.bv<8>
  %2 = smt.bv.concat %a, %b : !smt.bv<8>, !smt.bv<8>
  // expected-error @below {{custom op 'smt.bv.extract' expected 'from'}}
  %3 = smt.bv.extract %a func.func 2 : (!smt.bv<8>) -> !smt.bv<6>
  %4 = smt.bv.repeat 3 times %a : !smt.bv<8>
  %5 = smt.bv.constant #smt.bv<5> : !smt.bv<8>
  %6 = smt.int.constant 42
  %7 = smt.constant true
  %8 = smt.declare_fun "a" : !smt.int
  %9 = smt.ite %c, %a, %b : !smt.bv<8>
  return
}

// -----

func.func @a(%a: !smt.bv<8>, %b: !smt.bv<8>, %c: !smt.bool) {
  %0 = smt.eq %a, %b : !smt.bv<8>
  %1 = smt.distinct %a, %b, %a {x} : !smt.bv<8>
  %2 = smt.bv.concat %a, %b : !smt.bv<8>, !smt.bv<8>
  %3 = smt.bv.extract %a from 2 : (!smt.bv<8>) -> !smt.bv<6>
  // expected-error @below {{custom op 'smt.bv.repeat' expected 'times'}}
  %4 = smt.bv.repeat 3 smt.constant %a : !smt.bv<8>
  %5 = smt.bv.constant #smt.bv<5> : !smt.bv<8>
  %6 = smt.int.constant 42
  %7 = smt.constant true
  %8 = smt.declare_fun "a" : !smt.int
  %9 = smt.ite %c, %a, %b : !smt.bv<8>
  return
}

// -----

func.func @b(%a: i8) {
  %0:2 = smt.solver(%a) {smt.x = 1 : i32} : (i8) -> (i8, i32) {
  ^bb0(%x: i8):
    %1 = smt.declare_fun : !smt.bool
    smt.assert %1
    // expected-error @below {{custom op 'smt.check' expected 'sat'}}
    %2 = smt.check smt.yield {
      %c = arith.constant 1 : i32
      smt.yield %c : i32
    } unknown {
      %c = arith.constant 2 : i32
      smt.yield %c : i32
    } unsat {
      %c = arith.constant 3 : i32
      smt.yield %c : i32
    } -> i32
    smt.yield %x, %2 : i8, i32
  }
  return
}

// -----

func.func @b(%a: i8) {
  %0:2 = smt.solver(%a) {smt.x = 1 : i32} : (i8) -> (i8, i32) {
  ^bb0(%x: i8):
    %1 = smt.declare_fun : !smt.bool
    smt.assert %1
    %2 = smt.check sat {
      %c = arith.constant 1 : i32
      smt.yield %c : i32
    } unknown {
      %c = arith.constant 2 : i32
      smt.yield %c : i32
    // expected-error @below {{custom op 'smt.check' expected 'unsat'}}
    } smt.yield {
      %c = arith.constant 3 : i32
      smt.yield %c : i32
    } -> i32
    smt.yield %x, %2 : i8, i32
  }
  return
}

// -----

// expected-error @below {{custom op 'smt.int.constant' expected integer value}}
smt.int.constant @a(%a: !smt.bv<8>, %b: !smt.bv<8>, %c: !smt.bool) {
  %0 = smt.eq %a, %b : !smt.bv<8>
  %1 = smt.distinct %a, %b, %a {x} : !smt.bv<8>
  %2 = smt.bv.concat %a, %b : !smt.bv<8>, !smt.bv<8>
  %3 = smt.bv.extract %a from 2 : (!smt.bv<8>) -> !smt.bv<6>
  %4 = smt.bv.repeat 3 times %a : !smt.bv<8>
  %5 = smt.bv.constant #smt.bv<5> : !smt.bv<8>
  %6 = smt.int.constant 42
  %7 = smt.constant true
  %8 = smt.declare_fun "a" : !smt.int
  %9 = smt.ite %c, %a, %b : !smt.bv<8>
  return
}
