func.func @f(%a: i32) {
  // expected-error@+1 {{type mismatch for bb argument #0 of successor #0}}
  cf.br ^bb1(%a : i32)
^bb1(%b: i64):
  return
}

// -----

func.func @f(%a: i1) {
  // expected-error@+1 {{branch has 0 operands for successor #1, but target block has 1}}
  cf.cond_br %a, ^bb1, ^bb2
^bb1:
  return
^bb2(%b: i64):
  return
}

// -----

func.func @f(%a: i1) {
  // expected-error@+1 {{expects number of branch weights to match number of successors: 1 vs 2}}
  cf.cond_br %a weights([1]), ^bb1, ^bb1
^bb1:
  return
}

// -----

func.func @f(%a: i1) {
  // expected-error@+1 {{branch weights cannot all be zero}}
  cf.cond_br %a weights([0, 0]), ^bb1, ^bb1
^bb1:
  return
}

// -----

func.func @f(%a: i32) {
  cf.switch %a : i32, [
    // expected-error@+1 {{custom op 'cf.switch' expected 'default'}}
    42: ^bb1
  ]
^bb1:
  return
}

// -----

func.func @f(%a: i32) {
  cf.switch %a : i32, [
    default: ^bb1,
    // expected-error@+1 {{custom op 'cf.switch' expected integer value}}
    default: ^bb1
  ]
^bb1:
  return
}

// -----

func.func @f(%a: i64) {
  cf.switch %a : i64, [
    default: ^bb1,
    // expected-error@+1 {{custom op 'cf.switch' integer value too large}}
    9223372036854775808: ^bb1
  ]
^bb1:
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{branch has 0 operands for successor #1, but target block has 1}}
  cf.switch %a : i32, [
    default: ^bb1(%a : i32),
    12: ^bb1
  ]
^bb1(%x: i32):
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'cf.switch' op 'flag' type ('i32') should match case value type ('i64')}}
  "cf.switch"(%a)[^bb1, ^bb1] <{case_operand_segments = array<i32: 0>, case_values = dense<[1]> : tensor<1xi64>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'cf.switch' op number of case values (2) should match number of case destinations (1)}}
  "cf.switch"(%a)[^bb1, ^bb1] <{case_operand_segments = array<i32: 0>, case_values = dense<[1, 2]> : tensor<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'cf.switch' op 'case_operand_segments' attribute cannot have negative elements}}
  "cf.switch"(%a)[^bb1, ^bb1] <{case_operand_segments = array<i32: -1>, case_values = dense<[1]> : tensor<1xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  return
}
