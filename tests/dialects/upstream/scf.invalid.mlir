func.func @f(%i: index, %v: f32) {
  // expected-error @below {{mismatch in number of loop-carried values and defined values}}
  %0 = scf.for %a = %i to %i step %i iter_args(%x = %v, %y = %v) -> (f32) {
    scf.yield %x : f32
  }
  return
}

// -----

func.func @f(%c: i1) {
  // expected-error @below {{must have an else block if defining values}}
  %0 = "scf.if"(%c) ({
    %1 = arith.constant 1 : i32
    scf.yield %1 : i32
  }, {}) : (i1) -> i32
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @below {{has duplicate case value: 2}}
  scf.index_switch %i
  case 2 {
    scf.yield
  }
  case 2 {
    scf.yield
  }
  default {
    scf.yield
  }
  return
}

// -----

func.func @f(%i: index) {
  %zero = arith.constant 0 : index
  // expected-error @below {{constant step operand must be positive}}
  scf.parallel (%a) = (%i) to (%i) step (%zero) {
  }
  return
}

// -----

func.func @f(%i: index, %t: tensor<4xf32>) {
  // expected-error @below {{number of operands and types do not match: got 1 operands and 0 types}}
  scf.forall (%a) in (%i) shared_outs(%o = %t) {
  }
  return
}

// -----

func.func @f(%c: i1, %i: i32) {
  // expected-error @below {{along control flow edge from Operation scf.condition to parent}}
  scf.while : () -> () {
    // expected-note @below {{region branch point}}
    scf.condition(%c) %i : i32
  } do {
    scf.yield
  }
  return
}

// -----

func.func @f(%c: i1, %i: i32) {
  // expected-error @below {{along control flow edge from Operation scf.yield to parent: region branch point has 1 operands, but region successor needs 2 inputs}}
  %0:2 = scf.if %c -> (i32, i32) {
    // expected-note @below {{region branch point}}
    scf.yield %i : i32
  } else {
    scf.yield %i, %i : i32, i32
  }
  return
}

// -----

func.func @f(%f: f32, %i: index) {
  // expected-error @below {{custom op 'scf.for' expected '('}}
  scf.for %k = %i to %i step %i iter_args %a = %f { }
  return
}

// -----

func.func @f(%f: f32, %i: index) {
  // expected-error @below {{expected ',' or ')'}}
  scf.for %k = %i to %i step %i iter_args(%a = %f %f) -> f32 { }
  return
}

// -----

func.func @f(%f: f32, %i: index) {
  // expected-error @below {{expected ':'}}
  scf.while %a = %f : (f32) -> () { }
  return
}

// -----

// expected-error @below {{dialect 'scf' provides no attribute parsing hook}}
func.func private @f() attributes {a = #scf.foo<bar>}
