//! error 1:5: expected '(' to start operand list
"a.b"
// -----
//! error 1:6: expected ')' to end operand list
"a.b"(
// -----
//! error 1:7: expected ':' followed by operation type
"a.b"()
// -----
//! error 1:8: expected non-function type
"a.b"() :
// -----
//! error 1:11: expected function type
"a.b"() : i32
// -----
//! error 1:12: expected '->' in function type
"a.b"() : ()
// -----
//! error 1:15: expected non-function type
"a.b"() : () ->
// -----
//! error 2:8: expected '(' to start operand list
"a.b"() : () -> ()
  "a.c"
  // what is missing is missing before this comment

  // and this one

"a.d"() : () -> ()
// -----
//! error 1:24: expected '(' to start operand list
"a.b"() : () -> () "a.c"
// -----
//! error 1:1: empty operation name is invalid
""() : () -> ()
// -----
//! error 1:1: Dialect `a' not found for custom op 'a.b' 
a.b
// -----
//! error 1:1: custom op 'func.nothing' is unknown
func.nothing %0
// -----
//! error 1:1: custom op 'nothing' is unknown (tried 'builtin.nothing' as well)
nothing %0
// -----
//! error 1:10: custom op 'nothing' is unknown (tried 'builtin.nothing' as well)
module { nothing }
// -----
//! error 1:1: expected operation name in quotes
i32 %0
// -----
//! error 1:1: custom op 'tensor' is unknown (tried 'builtin.tensor' as well)
tensor<2xi32>
// -----
//! error 1:1: custom op 'builtin.unrealized' is unknown
builtin.unrealized
// -----
//! error 1:1: custom op 'distinct.' is unknown (tried 'builtin.distinct.' as well)
distinct.
// -----
//! error 1:1: expected operation name in quotes
@f
// -----
//! error 1:1: expected operation name in quotes
#-}
// -----
//! error 1:1: expected operation name in quotes
= "a.b"() : () -> i32
// -----
//! error 1:10: expected list element
"a.b"() [] : () -> ()
// -----
//! error 1:13: expected ',' or ']'
"a.b"()[^bb0 ^bb1] : () -> ()
// -----
//! error 1:9: expected block name
"a.b"()[i32] : () -> ()
// -----
//! error 1:15: successors in non-terminator
"arith.addi"()[^bb0] : () -> ()
// -----
//! error 1:10: expected attribute value
"a.b"() <> : () -> ()
// -----
//! error 1:17: expected '>' to close properties
"a.b"() <{a = 1} : () -> ()
// -----
//! error 1:10: expected '{' to begin a region
"a.b"() () : () -> ()
// -----
//! error 1:11: expected operation name in quotes
"a.b"() ({) : () -> ()
// -----
//! error 1:12: expected ')' to end region list
"a.b"() ({} : () -> ()
// -----
//! error 1:13: expected '{' to begin a region
"a.b"() ({}, ) : () -> ()
// -----
//! error 1:11: expected '}' in attribute dictionary
"a.b"() {a b} : () -> ()
// -----
//! error 1:17: duplicate key 'a' in dictionary attribute
"a.b"() {a = 1, a = 2} : () -> ()
// -----
//! error 1:10: expected valid attribute name
"a.b"() {"" = 1} : () -> ()
// -----
//! error 1:10: expected attribute name
"a.b"() {1 = 2} : () -> ()
// -----
//! error 1:13: expected attribute value
"a.b"() {a = } : () -> ()
// -----
//! error 1:14: integer literal not valid for specified type
"a.b"() {a = 1 : () -> ()
// -----
//! error 1:13: expected 1 operand type but had 0
"a.b"(%0) : () -> ()
// -----
//! error 1:17: expected 2 operand types but had 1
"a.b"(%0, %1) : (i32) -> ()
// -----
//! error 1:11: expected 0 operand types but had 1
"a.b"() : (i32) -> ()
// -----
//! error 1:10: expected SSA operand
"a.b"(%0,) : (i32) -> ()
// -----
//! error 1:7: expected ')' to end operand list
"a.b"(0) : (i32) -> ()
// -----
//! error 1:1: cannot name an operation with no results
%0 = "a.b"() : () -> ()
// -----
//! error 1:1: operation defines 1 results but was provided 2 to bind
%0, %1 = "a.b"() : () -> i32
// -----
//! error 1:1: operation defines 2 results but was provided 3 to bind
%0:3 = "a.b"() : () -> (i32, i32)
// -----
//! error 1:4: expected named operation to have at least 1 result
%0:0 = "a.b"() : () -> ()
// -----
//! error 1:4: expected integer number of results
%0: = "a.b"() : () -> i32
// -----
//! error 1:4: expected integer number of results
%0:-1 = "a.b"() : () -> i32
// -----
//! error 1:4: expected valid ssa identifier
%0, = "a.b"() : () -> i32
// -----
//! error 1:3: expected '=' after SSA name
%0 "a.b"() : () -> i32
// -----
//! error 1:3: expected '=' after SSA name
%0#1 = "a.b"() : () -> i32
// -----
//! error 1:1: invalid properties "text" for op arith.constant: expected DictionaryAttr to set properties
"arith.constant"() <"text"> : () -> i32
// -----
//! error 1:1: 'arith.constant' op failed to verify that all of {value, result} have same type
"arith.constant"() <{value = "text"}> : () -> i32
// -----
//! error 1:1: invalid properties {function_type = () -> (), sym_name = 1 : i32} for op func.func: Invalid attribute `sym_name` in property conversion: 1 : i32
"func.func"() <{sym_name = 1 : i32, function_type = () -> ()}> ({}) : () -> ()
// -----
//! error 2:24: expected ','
func.func @f(%arg0: i32) {
  %0 = arith.addi %arg0 %arg0 : i32
}
// -----
//! error 2:31: expected ':'
func.func @f(%arg0: i32) {
  %0 = arith.addi %arg0, %arg0 i32
}
// -----
//! error 2:19: use of value '%arg0' expects different type than prior uses: 'f32' vs 'i32'
//! note 1:14: prior use here
func.func @f(%arg0: i32) {
  %0 = arith.addi %arg0, %arg0 : f32
}
// -----
//! error 2:19: custom op 'arith.cmpi' expected string or keyword containing one of the following enum values for attribute 'predicate' [eq, ne, slt, sle, sgt, sge, ult, ule, ugt, uge]
func.func @f(%arg0: i32) {
  %0 = arith.cmpi wrong, %arg0, %arg0 : i32
}
// -----
//! error 2:22: expected attribute value
func.func @f(%arg0: i32) {
  %0 = arith.constant : i32
}
// -----
//! error 2:15: expected ':'
func.func @f(%arg0: i32) {
  return %arg0
}
// -----
//! error 2:10: custom op 'func.return' number of operands and types do not match: got 1 operands and 2 types
func.func @f(%arg0: i32) {
  return %arg0 : i32, i32
}
// -----
//! error 2:21: custom op 'arith.select' expected 3 operands
func.func @f(%arg0: i1) {
  %0 = arith.select %arg0 : i32
}
// -----
//! error 2:21: unexpected delimiter
func.func @f(%arg0: i1) {
  %0 = arith.select (%arg0) : i32
}
// -----
//! error 1:11: custom op 'func.func' expected valid '@'-identifier for symbol name
func.func f() { return }
// -----
//! error 1:23: custom op 'func.func' expected SSA identifier
func.func @f(%a: i32, f32) { return }
// -----
//! error 1:19: custom op 'func.func' expected type instead of SSA identifier
func.func @f(i32, %a: f32) { return }
// -----
//! error 1:16: custom op 'func.func' expected non-empty function body
func.func @f() {}
// -----
//! error 1:1: 'func.func' op entry block must have 1 arguments to match function signature
func.func @f(i32) {}
// -----
//! error 1:16: custom op 'func.func' 'sym_name' is an inferred attribute and should not be specified in the explicit attribute dictionary
func.func @f() attributes {sym_name = "g"} { return }
// -----
//! error 2:1: invalid block name in region with named arguments
func.func @f(%a: i32) {
^bb0:
  return
}
// -----
//! error 4:1: entry block arguments were already defined
func.func @f(i32) {
^bb0(%a: i32, %b: i32):
  return
}
// -----
//! error 1:17: expected non-function type
func.func @f() ->
// -----
//! error 1:14: expected non-function type
func.func @f( -> ()
// -----
//! error 1:30: expected '}' in attribute dictionary
module attributes { func.func @f() }
// -----
//! error 1:12: expected operation name in quotes
module @m { 
// -----
//! error 1:28: operation location alias was never defined
arith.constant 1 : i32 loc(#undefined)
