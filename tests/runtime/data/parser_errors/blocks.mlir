//! error 2:11: reference to an undefined block
//! error 2:17: reference to an undefined block
"a.b"() ({
  "a.c"()[^bb1, ^bb2] : () -> ()
}) : () -> ()
// -----
//! error 3:1: redefinition of block '^bb1'
"a.b"() ({
^bb1:
^bb1:
}) : () -> ()
// -----
//! error 2:5: expected ':' after block name
"a.b"() ({
^bb1
  "a.c"() : () -> ()
}) : () -> ()
// -----
//! error 2:6: expected SSA operand
"a.b"() ({
^bb1(:
}) : () -> ()
// -----
//! error 2:14: expected SSA operand
"a.b"() ({
^bb1(%a: i32,):
}) : () -> ()
// -----
//! error 2:13: expected ')'
"a.b"() ({
^bb1(%a: i32 %b: i32):
}) : () -> ()
// -----
//! error 1:16: expected ':' after block name
"a.b"() ({^a:^b })
// -----
//! error 2:9: expected non-function type
"a.b"() ({
^bb1(%a: ):
}) : () -> ()
// -----
//! error 3:13: reference to an undefined block
"a.b"() ({
  "a.c"() ({
    "a.d"()[^out] : () -> ()
  }) : () -> ()
^out:
}) : () -> ()
// -----
//! error 2:9: reference to an undefined block
func.func @f() {
  cf.br ^bb1(%x : i32)
}
// -----
//! error 2:16: expected ':'
func.func @f() {
  cf.br ^bb1(%x i32)
}
// -----
//! error 2:14: custom op 'cf.br' number of operands and types do not match: got 1 operands and 2 types
func.func @f() {
  cf.br ^bb1(%x : i32, i32)
}
// -----
//! error 2:8: expected block name
func.func @f() {
  cf.br bb1
}
// -----
//! error 5:2: expected operation name in quotes
func.func @f() {
  cf.br ^bb1
^bb1:
  return
}}
// -----
//! error 2:5: expected ':' after block name
func.func @f() {
^bb0
  return
}
