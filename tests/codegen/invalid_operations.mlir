func.func @f(%a: i32) {
  "arith.addi"(%a) : (i32) -> i32
  return
}
// -----
func.func @f(%a: i32) {
  %0:2 = "arith.addi"(%a, %a) : (i32, i32) -> (i32, i32)
  return
}
// -----
func.func @f(%a: i32, %b: f32) {
  %0 = "arith.addi"(%a, %b) : (i32, f32) -> i32
  return
}
// -----
func.func @f(%a: i32, %b: i64) {
  %0 = "arith.addi"(%a, %b) : (i32, i64) -> i32
  return
}
// -----
func.func @f(%a: tensor<2xi32>, %b: tensor<?xi32>) {
  %0 = "arith.addi"(%a, %b) : (tensor<2xi32>, tensor<?xi32>) -> tensor<2xi32>
  %1 = "arith.addi"(%a, %b) : (tensor<2xi32>, tensor<?xi32>) -> tensor<3xi32>
  return
}
// -----
func.func @f(%a: vector<2xi32>) {
  %0 = "arith.addi"(%a, %a) : (vector<2xi32>, vector<2xi32>) -> tensor<2xi32>
  return
}
// -----
func.func @f(%a: i32) {
  %0 = "arith.addi"(%a, %a) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
  return
}
// -----
func.func @f(%a: i32) {
  %0 = "arith.addi"(%a, %a) {overflowFlags = 1 : i32} : (i32, i32) -> i32
  return
}
// -----
func.func @f(%a: i32) {
  %0 = "arith.cmpi"(%a, %a) : (i32, i32) -> i1
  return
}
// -----
func.func @f(%a: i32, %b: i64) {
  %0 = "arith.cmpi"(%a, %b) <{predicate = 1 : i64}> : (i32, i64) -> i1
  return
}
// -----
func.func @f(%a: i32) {
  %0 = "arith.cmpi"(%a, %a) <{predicate = 1 : i64}> : (i32, i32) -> i32
  return
}
// -----
func.func @f(%a: i32) {
  %0 = "arith.cmpi"(%a, %a) <{predicate = 1 : i64}> : (i32, i32) -> vector<2xi1>
  return
}
// -----
func.func @f(%a: i32) {
  %0 = "arith.cmpi"(%a, %a) <{predicate = 11 : i64}> : (i32, i32) -> i1
  return
}
// -----
func.func @f(%a: i1, %b: i32, %c: i64) {
  %0 = "arith.select"(%a, %b, %c) : (i1, i32, i64) -> i32
  return
}
// -----
func.func @f(%a: i32) {
  %0 = "arith.extsi"(%a) : (i32) -> i16
  return
}
// -----
func.func @f(%a: vector<2xi32>) {
  %0 = "arith.extsi"(%a) : (vector<2xi32>) -> i64
  return
}
// -----
func.func @f(%a: vector<2xi32>) {
  %0 = "arith.extsi"(%a) : (vector<2xi32>) -> vector<3xi64>
  return
}
// -----
func.func @f(%a: f32) {
  %0 = "arith.extsi"(%a) : (f32) -> i64
  return
}
// -----
func.func @f(%a: memref<2xi32>) {
  %0 = "arith.index_cast"(%a) : (memref<2xi32>) -> i64
  return
}
// -----
func.func @f() {
  %0 = "arith.constant"() : () -> i32
  return
}
// -----
func.func @f() {
  %0 = "arith.constant"() <{value = 1 : i32}> : () -> i64
  return
}
// -----
func.func @f() {
  %0 = "arith.constant"() <{value = "x"}> : () -> i32
  return
}
// -----
func.func @f() {
  %0 = "arith.constant"() <{value = unit}> : () -> i32
  return
}
// -----
func.func @f(%a: i1) {
  "cf.cond_br"(%a)[^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^bb1:
  return
}
// -----
func.func @f(%a: i1) {
  "cf.cond_br"(%a)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1) -> ()
^bb1:
  return
}
// -----
func.func @f(%a: i1) {
  "cf.cond_br"(%a)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 1, -1>}> : (i1) -> ()
^bb1:
  return
}
// -----
func.func @f(%a: i1) {
  "cf.cond_br"(%a)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 0>}> : (i1) -> ()
^bb1:
  return
}
// -----
func.func @f(%a: i1) {
  "cf.cond_br"(%a)[^bb1, ^bb1] <{operandSegmentSizes = array<i64: 1, 0, 0>}> : (i1) -> ()
^bb1:
  return
}
// -----
func.func @f(%a: i1) {
  "cf.cond_br"(%a)[^bb1, ^bb1] {operandSegmentSizes = array<i64: 1, 0, 0>} : (i1) -> ()
^bb1:
  return
}
// -----
func.func @f(%a: i1) {
  "cf.cond_br"(%a)[^bb1, ^bb1] : (i1) -> ()
^bb1:
  return
}
// -----
func.func @f(%a: i32) {
  "cf.cond_br"(%a)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  return
}
// -----
func.func @f(%a: i1, %b: i32) {
  "cf.cond_br"(%a, %b)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
^bb1:
  return
}
// -----
func.func @f(%a: i32) {
  "cf.br"(%a)[^bb1] : (i32) -> ()
^bb1(%b: i64):
  return
}
// -----
func.func @f(%a: i32) {
  "cf.switch"(%a, %a)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 1>, case_operand_segments = array<i32: 2>}> : (i32, i32) -> ()
^bb1:
  return
}
// -----
func.func @f(%a: i32) {
  "cf.switch"(%a)[^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  return
}
// -----
func.func @f(%a: i1) {
  "cf.assert"(%a) : (i1) -> ()
  return
}
// -----
func.func @f(%a: i1) {
  "cf.assert"(%a) <{msg = 1 : i32}> : (i1) -> ()
  return
}
// -----
func.func @f(%a: i1) {
  "cf.assert"(%a) {msg = 1 : i32} : (i1) -> ()
  return
}
// -----
"func.func"() <{sym_name = "f"}> ({}) : () -> ()
// -----
"func.func"() <{sym_name = "f", function_type = i32}> ({}) : () -> ()
// -----
"func.func"() <{sym_name = "f", function_type = () -> ()}> : () -> ()
// -----
"func.func"() <{sym_name = "f", function_type = () -> ()}> ({}) : () -> ()
// -----
"func.func"() <{sym_name = "f", function_type = () -> (), sym_visibility = "secret"}> ({}) : () -> ()
// -----
"func.func"() <{sym_name = "f", function_type = (i32) -> ()}> ({
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.return"() : () -> ()
// -----
func.func @f() {
  "func.return"() : () -> ()
  "func.return"() : () -> ()
}
// -----
func.func @f(%a: i32) -> i32 {
  "func.return"() : () -> ()
}
// -----
func.func @f(%a: i32) {
  "func.call"(%a) <{callee = @g}> : (i32) -> ()
  return
}
// -----
func.func @f(%a: i32) {
  "func.call"(%a) : (i32) -> ()
  return
}
// -----
func.func @f(%a: () -> i32) {
  %0 = "func.call_indirect"(%a) : (() -> i32) -> i64
  return
}
// -----
func.func @f(%a: i32) {
  "builtin.module"(%a) ({^bb0:}) : (i32) -> ()
  return
}
// -----
"builtin.module"() : () -> ()
// -----
"builtin.module"() ({}, {}) : () -> ()
// -----
"builtin.module"() ({^bb0(%a: i32):}) : () -> ()
// -----
"builtin.module"() ({
^bb0:
  "cf.br"()[^bb1] : () -> ()
^bb1:
}) : () -> ()
// -----
func.func @f(%a: i32) {
  builtin.module {
    %0 = arith.addi %a, %a : i32
  }
  return
}
// -----
"builtin.unrealized_conversion_cast"() : () -> ()
// -----
func.func @f(%a: vector<2xi32>) {
  %0 = "arith.bitcast"(%a) : (vector<2xi32>) -> memref<2xi16>
  return
}
// -----
func.func @f(%a: memref<2xi32>) {
  %0 = "arith.bitcast"(%a) : (memref<2xi32>) -> memref<2xf64>
  return
}
