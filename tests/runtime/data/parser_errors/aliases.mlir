//! error 2:1: redefinition of attribute alias id 'a'
#a = 1
#a = 2
// -----
//! error 2:1: redefinition of type alias id 'a'
!a = i32
!a = i32
// -----
//! error 1:1: attribute names with a '.' are reserved for dialect-defined names
#a.b = 1
// -----
//! error 1:1: type names with a '.' are reserved for dialect-defined names
!a.b = i32
// -----
//! error 1:3: expected '=' in attribute alias definition
#a 1
// -----
//! error 1:3: expected '=' in type alias definition
!a i32
// -----
//! error 1:3: expected attribute value
#a =
// -----
//! error 1:3: expected non-function type
!a =
// -----
//! error 1:16: undefined symbol alias id 'a'
"a.b"() {x = #a} : () -> ()
#a = 1
// -----
//! error 1:19: undefined symbol alias id 'a'
"a.b"() : () -> !a
!a = i32
// -----
//! error 1:9: expected operation name in quotes
module {
  #a = 1
}
// -----
//! error 2:16: expected non-function type
#a = 1
"a.b"() : () -> #a
// -----
//! error 3:16: expected '}' in attribute dictionary
!a = i32
"a.b"() {x = !a.b} : () -> ()
"a.c"() {x = !a b} : () -> ()
