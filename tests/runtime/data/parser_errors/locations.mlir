//! error 1:22: expected '(' in location
"a.b"() : () -> () loc
// -----
//! error 1:23: expected location instance
"a.b"() : () -> () loc(
// -----
//! error 1:24: expected location instance
"a.b"() : () -> () loc()
// -----
//! error 1:30: expected ')' in location
"a.b"() : () -> () loc(unknown
// -----
//! error 1:24: expected location instance
"a.b"() : () -> () loc(here)
// -----
//! error 1:28: expected integer line number in FileLineColRange
"a.b"() : () -> () loc("f":)
// -----
//! error 1:30: expected integer column number in FileLineColRange
"a.b"() : () -> () loc("f":1:)
// -----
//! error 1:28: expected integer line number in FileLineColRange
"a.b"() : () -> () loc("f":-1:1)
// -----
//! error 1:34: expected either integer or `:` post `to` in FileLineColRange
"a.b"() : () -> () loc("f":1:2 to)
// -----
//! error 1:36: expected either integer or `:` post `to` in FileLineColRange
"a.b"() : () -> () loc("f":1:2 to 3)
// -----
//! error 1:34: expected either integer or `:` post `to` in FileLineColRange
"a.b"() : () -> () loc("f":1:2 to x)
// -----
//! error 1:34: expected either integer or `:` post `to` in FileLineColRange
"a.b"() : () -> () loc("f":1:2 to 1.5)
// -----
//! error 1:28: expected location instance
"a.b"() : () -> () loc("n"()
// -----
//! error 1:31: expected ')' in location
"a.b"() : () -> () loc("n"("c")
// -----
//! error 1:32: expected '(' in callsite location
"a.b"() : () -> () loc(callsite)
// -----
//! error 1:36: expected 'at' in callsite location
"a.b"() : () -> () loc(callsite("a" "b"))
// -----
//! error 1:39: expected location instance
"a.b"() : () -> () loc(callsite("a" at ))
// -----
//! error 1:43: expected ')' in location
"a.b"() : () -> () loc(callsite("a" at "b")
// -----
//! error 1:29: expected '[' in fused location
"a.b"() : () -> () loc(fused)
// -----
//! error 1:30: expected location instance
"a.b"() : () -> () loc(fused[)
// -----
//! error 1:33: expected ']' in fused location
"a.b"() : () -> () loc(fused["a" "b"])
// -----
//! error 1:30: expected attribute value
"a.b"() : () -> () loc(fused<>["a"])
// -----
//! error 1:31: expected '>' after fused location metadata
"a.b"() : () -> () loc(fused<1["a"])
// -----
//! error 1:24: operation location alias was never defined
"a.b"() : () -> () loc(#l)
// -----
//! error 1:24: expected location, but found '1 : i32'
"a.b"() : () -> () loc(#l)
#l = 1 : i32
// -----
//! error 2:24: expected location, but found '1 : i32'
#l = 1 : i32
"a.b"() : () -> () loc(#l)
// -----
//! error 1:32: undefined symbol alias id 'l'
"a.b"() : () -> () loc(fused[#l])
#l = loc("x")
// -----
//! error 1:26: expected ')' in location
"a.b"() : () -> () loc(#l
#l = loc("x")
// -----
//! error 2:18: expected location instance
"a.b"() ({
^bb0(%a: i32 loc(nowhere)):
}) : () -> ()
// -----
//! error 1:30: expected ')'
func.func @f(%a: i32 loc("x") { return }
