//! error 5:1: 'arith.constant' op requires one result
func.func @f(%a: i32, %b: i64) {
  %0 = "arith.addi"(%a, %b) : (i32, i64) -> i32
  return
}
"arith.constant"() : () -> ()
// -----
//! error 1:1: entry block of region may not have predecessors
"some.op"() ({
  %1 = "arith.constant"() : () -> i32
}, {
^bb0:
  "cf.br"()[^bb0] : () -> ()
}) : () -> ()
// -----
//! error 3:3: operation with block successors must terminate its parent block
func.func @f() {
  "some.op"() ({ "arith.constant"() : () -> () }) : () -> ()
  cf.br ^bb1
  "some.op"() : () -> ()
^bb1:
  return
}
// -----
//! error 7:5: 'some.use' op using value defined outside the region
//! note 3:3: required by region isolation constraints
module {
  %0 = "some.value"() : () -> i32
  func.func @f() {
    "some.op"() ({
      "some.use"(%0) : (i32) -> ()
    }) : () -> ()
    "some.use"(%0) : (i32) -> ()
    return
  }
}
// -----
//! error 6:5: 'some.use' op using value defined outside the region
//! note 3:3: required by region isolation constraints
module {
  %0 = "some.value"() : () -> i32
  func.func @f() {
    "some.use"(%1) : (i32) -> ()
    %1 = "some.value"() : () -> i32
    "some.use"(%0) : (i32) -> ()
    return
  }
}
// -----
//! error 3:5: operand #0 does not dominate this use
//! note 4:10: operand defined here (op in the same block)
//! error 9:7: operand #0 does not dominate this use
//! note 10:12: operand defined here (op in the same block)
module {
  func.func @f() {
    "some.use"(%1) : (i32) -> ()
    %1 = "some.value"() : () -> i32
    return
  }
  module {
    func.func @g() {
      "some.use"(%1) : (i32) -> ()
      %1 = "some.value"() : () -> i32
      return
    }
  }
}
// -----
//! error 1:1: 'func.func' op attribute 'res_attrs' failed to satisfy constraint: Array of dictionary attributes
"func.func"() ({}) {sym_name = 3 : i8, function_type = () -> i1, res_attrs = [3 : i8]} : () -> ()
// -----
//! error 3:3: operation with block successors must terminate its parent block
func.func @f() {
  "arith.constant"() : () -> ()
  cf.br ^bb1
  "some.op"() : () -> ()
^bb1:
  return
}
// -----
//! error 3:3: operand #0 does not dominate this use
//! note 4:8: operand defined here (op in the same block)
func.func @f() {
  "some.op"() ({ "some.use"(%1) : (i32) -> () }) : () -> ()
  "some.use"(%0) : (i32) -> ()
  %0 = "some.value"() : () -> i32
  %1 = "some.value"() : () -> i32
  return
}
// -----
//! error 3:18: operand #0 does not dominate this use
//! note 4:8: operand defined here (op in a parent region)
func.func @f() {
  "some.op"() ({ "some.use"(%0) : (i32) -> () }) : () -> ()
  "some.op"() ({ "some.use"(%0) : (i32) -> () }, { "other.use"(%0) : (i32) -> () }) : () -> ()
  %0 = "some.value"() : () -> i32
  return
}
// -----
//! error 2:3: 'arith.constant' op requires one result
//! error 7:3: operand #0 does not dominate this use
//! note 8:8: operand defined here (op in the same block)
//! error 13:27: 'func.return' op has 0 operands, but enclosing function (@h) returns 1
func.func @f() {
  "arith.constant"() : () -> ()
  "arith.constant"() : () -> ()
  return
}
func.func @g() {
  "some.use"(%0, %0) : (i32, i32) -> ()
  %0 = "some.value"() : () -> i32
  "some.op"() ({ "some.use"(%0) : (i32) -> () }) : () -> ()
  return
}
module {
  func.func @h() -> i32 { return }
}
// -----
//! error 5:3: 'arith.constant' op requires one result
module {
  module {
    func.func @f() { "arith.constant"() : () -> () return }
  }
  "arith.constant"() : () -> ()
}
// -----
//! error 3:22: 'arith.constant' op requires one result
func.func @f() {
  "some.op"() ({
    func.func @g() { "arith.constant"() : () -> () return }
    "some.use"(%0) : (i32) -> ()
  }) : () -> ()
  %0 = "some.value"() : () -> i32
  "arith.constant"() : () -> ()
  return
}
