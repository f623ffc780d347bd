// expected-error@+1 {{custom op 'func.func' expected SSA identifier}}
func.func @f(%a: i32, i64)

// -----

// expected-error@+1 {{custom op 'func.func' expected type instead of SSA identifier}}
func.func private @f(i64, %a: i32)

// -----

// expected-error@+1 {{'func.func' op arguments may only have dialect attributes}}
func.func private @f(i64 {a = 1})

// -----

// expected-error@+1 {{'func.func' op results may only have dialect attributes}}
func.func private @f(i64) -> (i32 {a = 1})

// -----

// expected-error@+1 {{'func.func' op symbol declaration cannot have public visibility}}
func.func @f(i64)

// -----

// expected-error@+1 {{custom op 'func.func' expected non-empty function body}}
func.func @f() {}

// -----

// expected-error@+1 {{custom op 'func.func' 'sym_name' is an inferred attribute and should not be specified in the explicit attribute dictionary}}
func.func @f() attributes {sym_name = "x"} { return }

// -----

// expected-error@+1 {{custom op 'func.func' expected valid '@'-identifier for symbol name}}
func.func f() { return }

// -----

// expected-error@+1 {{'func.func' op visibility expected to be one of ["public", "private", "nested"], but got "hidden"}}
"func.func"() ({}) {sym_name = "f", function_type = () -> i32, sym_visibility = "hidden"} : () -> ()

// -----

// expected-error@+1 {{'func.func' op entry block must have 0 arguments to match function signature}}
"func.func"() ({^bb0(%a: i32): func.return}) {sym_name = "f", function_type = () -> ()} : () -> ()

// -----

// expected-error@+1 {{'func.func' op type of entry block argument #0('i32') must match the type of the corresponding argument in function signature('i64')}}
"func.func"() ({^bb0(%a: i32): func.return}) {sym_name = "f", function_type = (i64) -> ()} : () -> ()

// -----

// expected-error@+1 {{'func.func' op expects argument attribute array to have the same number of elements as the number of function arguments, got 0, but expected 1}}
"func.func"() ({^bb0(%a: i64): func.return}) {sym_name = "f", function_type = (i64) -> (), arg_attrs = []} : () -> ()

// -----

// expected-error@+1 {{'func.func' op expects result attribute array to have the same number of elements as the number of function results, got 1, but expected 0}}
"func.func"() ({^bb0(%a: i64): func.return}) {sym_name = "f", function_type = (i64) -> (), res_attrs = [{}]} : () -> ()

// -----

func.func @f(%a: i32) -> (i32, f32) {
  // expected-error@+1 {{'func.return' op has 1 operands, but enclosing function (@f) returns 2}}
  return %a : i32
}

// -----

func.func @f(%a: i32) -> i64 {
  // expected-error@+1 {{type of return operand 0 ('i32') doesn't match function result type ('i64') in function @f}}
  return %a : i32
}

// -----

func.func @f() {
  // expected-error@+1 {{'func.call' op 'g' does not reference a valid function}}
  call @g() : () -> ()
  return
}

// -----

func.func private @g(i32)
func.func @f() {
  // expected-error@+1 {{'func.call' op incorrect number of operands for callee}}
  call @g() : () -> ()
  return
}

// -----

func.func private @g(i32)
func.func @f(%a: i64) {
  // expected-error@+1 {{'func.call' op operand type mismatch: expected operand type 'i32', but provided 'i64' for operand number 0}}
  call @g(%a) : (i64) -> ()
  return
}

// -----

func.func private @g() -> i64
func.func @f() {
  // expected-error@+1 {{'func.call' op incorrect number of results for callee}}
  call @g() : () -> ()
  return
}

// -----

func.func private @g() -> i64
func.func @f() {
  // expected-error@+3 {{'func.call' op result type mismatch at index 0}}
  // expected-note@+2 {{      op result types: 'i32'}}
  // expected-note@+1 {{function result types: 'i64'}}
  %0 = call @g() : () -> i32
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'func.constant' op reference to undefined function 'g'}}
  %0 = constant @g : () -> i32
  return
}

// -----

func.func private @g(i32) -> i64
func.func @f() {
  // expected-error@+1 {{'func.constant' op reference to function with mismatched type}}
  %0 = constant @g : () -> i32
  return
}

// -----

func.func @f(%a: () -> i32) {
  // expected-error@+1 {{'func.call_indirect' op failed to verify that callee result types match result types}}
  "func.call_indirect"(%a) : (() -> i32) -> ()
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{invalid kind of type specified: expected builtin.function, but found 'i32'}}
  call_indirect %a() : i32
  return
}
