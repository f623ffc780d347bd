// builtin.module(canonicalize)
func.func @ifs(%c: i1, %a: i32, %b: i32) -> (i32, i32, i32) {
  %true = arith.constant true
  %0 = scf.if %true -> i32 {
    %x = arith.addi %a, %b : i32
    scf.yield %x : i32
  } else {
    scf.yield %b : i32
  }
  %1:2 = scf.if %c -> (i32, i32) {
    %x = arith.muli %a, %b : i32
    func.call @use(%x) : (i32) -> ()
    scf.yield %x, %a : i32, i32
  } else {
    scf.yield %b, %b : i32, i32
  }
  %2:2 = scf.if %c -> (i32, i32) {
    %x = func.call @make(%a) : (i32) -> i32
    scf.yield %x, %x : i32, i32
  } else {
    %x = func.call @make(%b) : (i32) -> i32
    scf.yield %x, %x : i32, i32
  }
  scf.if %c {
    func.call @use(%a) : (i32) -> ()
  } else {
  }
  %not = arith.xori %c, %true : i1
  scf.if %not {
    func.call @use(%a) : (i32) -> ()
  } else {
    func.call @use(%b) : (i32) -> ()
  }
  return %0, %1#1, %2#0 : i32, i32, i32
}
func.func private @use(i32)
func.func private @make(i32) -> i32
func.func @loops(%a: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %0 = scf.for %i = %c5 to %c0 step %c1 iter_args(%x = %a) -> i32 {
    %y = arith.addi %x, %x : i32
    scf.yield %y : i32
  }
  %1 = scf.for %i = %c0 to %c1 step %c5 iter_args(%x = %a) -> i32 {
    %y = func.call @make(%x) : (i32) -> i32
    scf.yield %y : i32
  }
  %2 = scf.execute_region -> i32 {
    %z = func.call @make(%1) : (i32) -> i32
    scf.yield %z : i32
  }
  return %0, %2 : i32, i32
}
