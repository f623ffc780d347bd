//! error 2:8: block with no terminator, has %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
func.func @f() {
  %0 = arith.constant 1 : i32
^bb1:
  return
}
// -----
//! error 2:8: block with no terminator, has %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
func.func @f() {
  %0 = arith.constant 1 : i32
}
// -----
//! error 1:1: empty block: expect at least a terminator
func.func @f() {
^bb0:
}
// -----
//! error 1:1: empty block: expect at least a terminator
func.func @f() {
  return
^bb1:
}
// -----
//! error 1:1: entry block of region may not have predecessors
func.func @f() {
^bb0:
  cf.br ^bb0
}
// -----
//! error 3:5: expected ':'
func.func @f() {
  return
  %0 = arith.constant 1 : i32
  return
}
// -----
//! error 2:3: operation with block successors must terminate its parent block
func.func @f() {
  cf.br ^bb1
  return
^bb1:
  return
}
// -----
//! error 2:3: operation with block successors must terminate its parent block
func.func @f() {
  "a.b"()[^bb1] : () -> ()
  return
^bb1:
  return
}
// -----
//! error 1:1: 'builtin.module' op expects region #0 to have 0 or 1 blocks
module {
^bb0:
^bb1:
}
// -----
//! error 1:1: 'builtin.module' op region should have no arguments
"builtin.module"() ({
^bb0(%a: i32):
}) : () -> ()
// -----
//! error 1:1: 'builtin.module' op requires one region
"builtin.module"() : () -> ()
// -----
//! error 1:1: 'builtin.module' op requires one region
"builtin.module"() ({}, {}) : () -> ()
// -----
//! error 1:1: 'func.return' op expects parent op 'func.func'
"func.return"() : () -> ()
// -----
//! error 2:3: 'func.func' op symbol's parent must have the SymbolTable trait
func.func @f() {
  func.func @g() { return }
  return
}
// -----
//! error 2:1: redefinition of symbol named 'f'
//! note 1:1: see existing symbol definition here
func.func @f() { return }
func.func @f() { return }
// -----
//! error 1:1: 'builtin.module' op can only contain attributes with dialect-prefixed names, found: 'unknown'
module @m attributes {unknown = 1} {}
// -----
//! error 1:1: unregistered operation 'arith.nothing' found in dialect ('arith') that does not allow unknown operations
"arith.nothing"() : () -> ()
// -----
//! error 2:8: 'arith.addi' op expected 2 operands, but found 1
func.func @f(%a: i32) {
  %0 = "arith.addi"(%a) : (i32) -> i32
  return
}
// -----
//! error 2:10: 'arith.addi' op requires one result
func.func @f(%a: i32) {
  %0:2 = "arith.addi"(%a, %a) : (i32, i32) -> (i32, i32)
  return
}
// -----
//! error 2:8: 'arith.addi' op requires zero regions
func.func @f(%a: i32) {
  %0 = "arith.addi"(%a, %a) ({}) : (i32, i32) -> i32
  return
}
// -----
//! error 2:8: 'arith.addi' op operand #0 must be signless-integer-like, but got 'f32'
func.func @f(%a: f32) {
  %0 = "arith.addi"(%a, %a) : (f32, f32) -> f32
  return
}
// -----
//! error 2:3: type of return operand 0 ('i32') doesn't match function result type ('i64') in function @f
func.func @f(%a: i32) -> i64 {
  return %a : i32
}
// -----
//! error 2:3: 'func.call' op 'g' does not reference a valid function
func.func @f() {
  call @g() : () -> ()
  return
}
// -----
//! error 2:3: 'func.call' op incorrect number of results for callee
func.func @f() {
  "func.call"() <{callee = @f}> : () -> i32
  return
}
// -----
//! error 2:3: branch has 0 operands for successor #0, but target block has 1
func.func @f() {
  cf.br ^bb1
^bb1(%a: i32):
  return
}
// -----
//! error 2:1: 'func.func' op symbol declaration cannot have public visibility
func.func private @f() { return }
func.func @g()
// -----
//! error 1:1: entry block of region may not have predecessors
"builtin.module"() ({
^bb0:
  cf.br ^bb0
}) : () -> ()
// -----
//! error 8:5: block with no terminator, has "func.call_indirect"(%arg0) : (() -> ()) -> ()
module {
  func.func @f(%x: () -> ()) {
    %0 = "a.b"() : () -> i32
    return
  }
  func.func @g(%x: () -> ()) {
    %0 = "a.b"() : () -> i32
    call_indirect %x() : () -> ()
  }
}
// -----
//! error 2:8: block with no terminator, has %0 = "arith.constant"() <{value = dense_resource<__elided__> : tensor<17xi32>}> : () -> tensor<17xi32>
func.func @f() {
  %0 = arith.constant dense<[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17]> : tensor<17xi32>
}
