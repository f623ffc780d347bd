// A program with each kind of control flow. What each call must print stands behind it.
// fib 10 => 55
// collatz 27 => 111
// switch 5 => 50
// switch 6 => 0
// sum_to 10 => 55
// parallel => 45 | 1
// nested 4 => 6
// indexed 2 => 20
// indexed 9 => -1
// region 3 => 6
// through_value 7 => 14
// positive -1 => error: does not hold: must be positive
// positive 1 =>
// recursion 5 => error: nests deeper than the limit of 10000 regions and calls
// endless => error: exceeds the limit of 100000 steps
// external => error: calls @elsewhere, which is only declared
// step 0 => error: has the step 0, which is not positive
// undefined_branch => error: depends on poison
// missing => error: there is no function @missing

func.func @fib(%n: i64) -> i64 {
  %c1 = arith.constant 1 : i64
  %c2 = arith.constant 2 : i64
  %small = arith.cmpi slt, %n, %c2 : i64
  cf.cond_br %small, ^done(%n : i64), ^more
^more:
  %a = arith.subi %n, %c1 : i64
  %b = arith.subi %n, %c2 : i64
  %fa = call @fib(%a) : (i64) -> i64
  %fb = call @fib(%b) : (i64) -> i64
  %sum = arith.addi %fa, %fb : i64
  cf.br ^done(%sum : i64)
^done(%r: i64):
  return %r : i64
}

func.func @collatz(%start: i64) -> i64 {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %c3 = arith.constant 3 : i64
  %r:2 = scf.while (%n = %start, %steps = %c0) : (i64, i64) -> (i64, i64) {
    %more = arith.cmpi ne, %n, %c1 : i64
    scf.condition(%more) %n, %steps : i64, i64
  } do {
  ^bb0(%n: i64, %steps: i64):
    %bit = arith.andi %n, %c1 : i64
    %odd = arith.trunci %bit : i64 to i1
    %next = scf.if %odd -> (i64) {
      %t = arith.muli %n, %c3 : i64
      %u = arith.addi %t, %c1 : i64
      scf.yield %u : i64
    } else {
      %h = arith.shrui %n, %c1 : i64
      scf.yield %h : i64
    }
    %s = arith.addi %steps, %c1 : i64
    scf.yield %next, %s : i64, i64
  }
  return %r#1 : i64
}

func.func @switch(%n: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c10 = arith.constant 10 : i32
  cf.switch %n : i32, [
    default: ^end(%c0 : i32),
    4: ^four,
    5: ^five(%n, %c10 : i32, i32)
  ]
^four:
  cf.br ^end(%n : i32)
^five(%a: i32, %b: i32):
  %p = arith.muli %a, %b : i32
  cf.br ^end(%p : i32)
^end(%r: i32):
  return %r : i32
}

func.func @sum_to(%n: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %end = arith.addi %n, %c1 : index
  %r = scf.for %i = %c0 to %end step %c1 iter_args(%acc = %c0) -> (index) {
    %next = arith.addi %acc, %i : index
    scf.yield %next : index
  }
  return %r : index
}

func.func @parallel() -> (index, i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  %true = arith.constant true
  %r:2 = scf.parallel (%i) = (%c0) to (%c10) step (%c1) init (%c0, %true) -> (index, i1) {
    %small = arith.cmpi ult, %i, %c10 : index
    scf.reduce(%i, %small : index, i1) {
    ^bb0(%a: index, %b: index):
      %s = arith.addi %a, %b : index
      scf.reduce.return %s : index
    }, {
    ^bb0(%a: i1, %b: i1):
      %s = arith.andi %a, %b : i1
      scf.reduce.return %s : i1
    }
  }
  return %r#0, %r#1 : index, i1
}

func.func @nested(%n: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %c0) -> (index) {
    %inner = scf.for %j = %c0 to %i step %c1 iter_args(%a = %acc) -> (index) {
      %next = arith.addi %a, %c1 : index
      scf.yield %next : index
    }
    scf.yield %inner : index
  }
  return %r : index
}

func.func @indexed(%n: index) -> i32 {
  %r = scf.index_switch %n -> i32
  case 2 {
    %a = arith.constant 20 : i32
    scf.yield %a : i32
  }
  case 3 {
    %a = arith.constant 30 : i32
    scf.yield %a : i32
  }
  default {
    %a = arith.constant -1 : i32
    scf.yield %a : i32
  }
  return %r : i32
}

func.func @region(%n: i32) -> i32 {
  %r = scf.execute_region -> i32 {
    cf.br ^next(%n : i32)
  ^next(%m: i32):
    %d = arith.addi %m, %n : i32
    scf.yield %d : i32
  }
  return %r : i32
}

func.func @double(%n: i32) -> i32 {
  %r = arith.addi %n, %n : i32
  return %r : i32
}

func.func @through_value(%n: i32) -> i32 {
  %f = constant @double : (i32) -> i32
  %r = call_indirect %f(%n) : (i32) -> i32
  return %r : i32
}

func.func @positive(%n: i32) {
  %c0 = arith.constant 0 : i32
  %ok = arith.cmpi sgt, %n, %c0 : i32
  cf.assert %ok, "must be positive"
  return
}

func.func @recursion(%n: i32) {
  call @recursion(%n) : (i32) -> ()
  return
}

func.func @endless() {
  cf.br ^loop
^loop:
  cf.br ^loop
}

func.func private @elsewhere()

func.func @external() {
  call @elsewhere() : () -> ()
  return
}

func.func @step(%step: index) {
  %c0 = arith.constant 0 : index
  scf.for %i = %c0 to %c0 step %step {
  }
  return
}

func.func @undefined_branch() {
  %p = ub.poison : i1
  cf.cond_br %p, ^a, ^a
^a:
  return
}
