//! error 1:7: use of undeclared SSA value name
"a.b"(%0) : (i32) -> ()
// -----
//! error 1:7: use of undeclared SSA value name
//! error 1:11: use of undeclared SSA value name
//! error 2:7: use of undeclared SSA value name
"a.b"(%0, %1) : (i32, i32) -> ()
"a.b"(%2) : (i32) -> ()
// -----
//! error 2:7: use of value '%0' expects different type than prior uses: 'f32' vs 'i32'
//! note 1:1: prior use here
%0 = "a.b"() : () -> i32
"a.c"(%0) : (f32) -> ()
// -----
//! error 2:1: definition of SSA value '%0#0' has type 'i32'
//! note 1:7: previously used here with type 'f32'
"a.c"(%0) : (f32) -> ()
%0 = "a.b"() : () -> i32
// -----
//! error 2:7: use of value '%0' expects different type than prior uses: 'i32' vs 'f32'
//! note 1:7: prior use here
"a.c"(%0) : (f32) -> ()
"a.c"(%0) : (i32) -> ()
// -----
//! error 2:1: redefinition of SSA value '%0'
//! note 1:1: previously defined here
%0 = "a.b"() : () -> i32
%0 = "a.b"() : () -> i32
// -----
//! error 2:7: use of value '%b' expects different type than prior uses: 'f32' vs 'i32'
//! note 1:5: prior use here
%a, %b:2 = "a.b"() : () -> (i32, i32, i32)
"a.c"(%b#1) : (f32) -> ()
// -----
//! error 2:7: reference to invalid result number
%0:2 = "a.b"() : () -> (i32, i32)
"a.c"(%0#2) : (i32) -> ()
// -----
//! error 1:7: use of undeclared SSA value name
"a.c"(%0#1) : (i32) -> ()
%0 = "a.b"() : () -> i32
// -----
//! error 1:9: invalid SSA value result number
"a.c"(%0#x) : (i32) -> ()
// -----
//! error 1:9: invalid SSA value result number
"a.c"(%0#99999999999) : (i32) -> ()
// -----
//! error 3:9: use of value '%x' expects different type than prior uses: 'f32' vs 'i32'
//! note 2:6: prior use here
"a.b"() ({
^bb0(%x: i32 loc("elsewhere")):
  "a.c"(%x) : (f32) -> ()
}) : () -> ()
// -----
//! error 2:15: redefinition of SSA value '%x'
//! note 2:6: previously defined here
"a.b"() ({
^bb0(%x: i32, %x: i32):
}) : () -> ()
// -----
//! error 2:8: expected ':' and type for SSA operand
"a.b"() ({
^bb0(%x):
}) : () -> ()
// -----
//! error 2:6: expected SSA operand
"a.b"() ({
^bb0(i32):
}) : () -> ()
// -----
//! error 4:7: use of undeclared SSA value name
"a.b"() ({
  %x = "a.c"() : () -> i32
}) : () -> ()
"a.c"(%x) : (i32) -> ()
// -----
//! error 1:23: region entry argument '%a' is already in use
//! note 1:14: previously referenced here
func.func @f(%a: i32, %a: i32) { return }
// -----
//! error 2:3: redefinition of SSA value '%a'
//! note 1:14: previously defined here
func.func @f(%a: i32) {
  %a = arith.constant 1 : i32
  return
}
// -----
//! error 1:16: result number not allowed in argument list
func.func @f(%a#0: i32) { return }
// -----
//! error 2:14: region entry argument '%a' is already in use
//! note 1:1: previously referenced here
%a = "a.b"() : () -> i32
func.func @f(%a: i32) { return }
// -----
//! error 4:5: redefinition of SSA value '%a'
//! note 2:3: previously defined here
module {
  %a = "a.b"() : () -> i32
  module {
    %a = "a.b"() : () -> i32
  }
}
