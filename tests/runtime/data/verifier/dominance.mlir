//! error 2:3: operand #0 does not dominate this use
//! note 3:8: operand defined here (op in the same block)
func.func @f() {
  "a.use"(%0) : (i32) -> ()
  %0 = "a.def"() : () -> i32
  return
}
// -----
//! error 9:3: operand #0 does not dominate this use
//! note 4:8: operand defined here (op in the same region)
func.func @f(%c: i1) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  %0 = "a.def"() : () -> i32
  cf.br ^bb3
^bb2:
  cf.br ^bb3
^bb3:
  "a.use"(%0) : (i32) -> ()
  return
}
// -----
//! error 6:3: operand #0 does not dominate this use
//! note 1:1: operand defined as a block argument (block #1 in the same region)
func.func @f() {
  cf.br ^bb2
^bb1(%x: i32):
  return
^bb2:
  "a.use"(%x) : (i32) -> ()
  return
}
// -----
//! error 2:3: operand #0 does not dominate this use
//! note 4:10: operand defined here (op in a child region)
func.func @f() {
  "a.use"(%0) : (i32) -> ()
  "a.region"() ({
    %0 = "a.def"() : () -> i32
  }) : () -> ()
  return
}
// -----
//! error 3:5: operand #0 does not dominate this use
//! note 5:8: operand defined here (op in a parent region)
func.func @f() {
  "a.region"() ({
    "a.use"(%0) : (i32) -> ()
  }) : () -> ()
  %0 = "a.def"() : () -> i32
  return
}
// -----
//! error 3:5: operand #0 does not dominate this use
//! note 2:8: operand defined here (op in a parent region)
func.func @f() {
  %0 = "a.region"() ({
    "a.use"(%0) : (i32) -> ()
  }) : () -> i32
  return
}
// -----
//! error 2:8: operand #0 does not dominate this use
//! note 2:8: operand defined here (op in the same block)
func.func @f() {
  %0 = arith.addi %0, %0 : i32
  return
}
// -----
//! error 2:8: operand #0 does not dominate this use
//! note 3:8: operand defined here (op in the same block)
func.func @f() {
  %0 = arith.addi %1, %2 : i32
  %1 = arith.addi %2, %0 : i32
  %2 = arith.constant 1 : i32
  return
}
// -----
//! error 4:5: 'a.use' op using value defined outside the region
//! note 3:3: required by region isolation constraints
module {
  %0 = "a.def"() : () -> i32
  func.func @f() {
    "a.use"(%0) : (i32) -> ()
    return
  }
}
// -----
//! error 5:7: 'a.use' op using value defined outside the region
//! note 3:3: required by region isolation constraints
module {
  %0 = "a.def"() : () -> i32
  module {
    "a.region"() ({
      "a.use"(%0) : (i32) -> ()
    }) : () -> ()
  }
}
// -----
//! error 8:5: operand #0 does not dominate this use
//! note 10:8: operand defined here (op in a parent region)
func.func @f() {
  cf.br ^bb1
^bb1:
  %0 = "a.region"() ({
  ^bb0:
    "a.br"()[^bb2] : () -> ()
  ^bb2:
    "a.use"(%1) : (i32) -> ()
  }) : () -> i32
  %1 = "a.def"() : () -> i32
  return
}
