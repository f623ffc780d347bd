//! error 1:9: unexpected character
"a.b"() $ : () -> ()
// -----
//! error 1:19: expected operation name in quotes
"a.b"() : () -> () /
// -----
//! error 1:1: invalid SSA name
% = "a.b"() : () -> i32
// -----
//! error 1:7: invalid SSA name
"a.b"(% ) : (i32) -> ()
// -----
//! error 1:14: invalid attribute name
"a.b"() {x = #} : () -> ()
// -----
//! error 1:18: invalid type identifier
"a.b"() : () -> (!)
// -----
//! error 1:11: invalid block name
"a.b"() ({^: }) : () -> ()
// -----
//! error 1:15: @ identifier expected to start with letter or '_'
"a.b"() {x = @} : () -> ()
// -----
//! error 1:28: expected '"' in string literal
"a.b"() {x = @"} : () -> ()
// -----
//! error 1:15: @ identifier expected to start with letter or '_'
"a.b"() {x = @1} : () -> ()
// -----
//! error 1:33: expected '"' in string literal
"a.b"() {x = "no end} : () -> ()
// -----
//! error 1:19: unknown escape in string literal
"a.b"() {x = "bad \q escape"} : () -> ()
// -----
//! error 1:19: unknown escape in string literal
"a.b"() {x = "bad \0"} : () -> ()
// -----
//! error 1:19: expected '"' in string literal
"a.b"() {x = "line
break"} : () -> ()
// -----
//! error 1:10: expected three consecutive dots for an ellipsis
"a.b"() ..
// -----
//! error 1:15: expected three consecutive dots for an ellipsis
"a.b"() {x = .5} : () -> ()
// -----
//! error 1:17: expected '}' in attribute dictionary
"a.b"() {x = 1.0e} : () -> ()
// -----
//! error 1:15: expected '}' in attribute dictionary
"a.b"() {x = 0xZ} : () -> ()
// -----
//! error 1:13: expected '->' in function type
"a.b"() : () - > ()
// -----
//! error 1:9: unexpected character
"a.b"() é
// -----
//! error 2:8: unexpected character
// é in a comment counts bytes: é
"é"() é
// -----
//! error 1:14: unexpected character
	"a.b"()	:	(	$
// -----
//! error 1:30: expected '"' in string literal
"a.b"() {x = #a<"} : () -> ()
// -----
//! error 1:16: unbalanced '(' character in pretty dialect name
"a.b"() {x = #a<(]>} : () -> ()
// -----
//! error 1:19: unbalanced '<' character in pretty dialect name
"a.b"() {x = #a.b<"\">"} : () -> ()
