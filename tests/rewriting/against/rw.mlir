func.func @neg(%a: i32) {
  %0 = "rw.neg"(%a) : (i32) -> i32
  %1 = "rw.neg"(%0) : (i32) -> i32
  %2 = "rw.neg"(%1) : (i32) -> i32
  "rw.use"(%2) : (i32) -> ()
  %3 = "rw.eff"(%2) : (i32) -> i32
  %4 = "rw.eff"(%a) : (i32) -> i32
  return
}
// -----
func.func @add(%a: i32, %b: i32) {
  %0 = "rw.add"(%a, %a) : (i32, i32) -> f32
  %1 = "rw.add"(%a, %b) : (i32, i32) -> f32
  "rw.use"(%0) : (f32) -> ()
  "rw.use"(%1) : (f32) -> ()
  %2 = "rw.mul"(%b, %a) : (i32, i32) -> f64
  %3 = "rw.sub"(%1, %2) : (f32, f64) -> i8
  %4 = "rw.sub"(%0, %2) : (f32, f64) -> i8
  "rw.use"(%3) : (i8) -> ()
  "rw.use"(%4) : (i8) -> ()
  %5 = "rw.pos"(%b) : (i32) -> i32
  %6 = "rw.tri"(%a, %5, %b) : (i32, i32, i32) -> i16
  %7 = "rw.tri"(%a, %5, %5) : (i32, i32, i32) -> i16
  "rw.use"(%6) : (i16) -> ()
  return
}
// -----
func.func @locations(%a: i32) {
  %0 = "rw.loc_a"(%a) : (i32) -> i32 loc("first")
  %1 = "rw.loc_a"(%0) : (i32) -> i32 loc("second")
  %2 = "rw.loc_a"(%1) : (i32) -> i32 loc(unknown)
  %3 = "rw.loc_a"(%2) : (i32) -> i32 loc(callsite("third" at "here"))
  %4 = "rw.loc_a"(%3) : (i32) -> i32 loc("third")
  "rw.use"(%4) : (i32) -> ()
  "rw.use"(%2) : (i32) -> ()
  %5 = "rw.loc_b"(%a, %a) : (i32, i32) -> i32 loc("x")
  %6 = "rw.loc_b"(%a, %5) : (i32, i32) -> i32 loc("x")
  %7 = "rw.loc_c"(%5, %6) : (i32, i32) -> i32 loc(fused["x", "y"])
  "rw.use"(%7) : (i32) -> ()
  %8 = "rw.loc_c"(%6, %7) : (i32, i32) -> i32 loc(fused<"m">["x", "y"])
  %9 = "rw.loc_c"(%6, %6) : (i32, i32) -> i32 loc(fused<"m">["x", "y"])
  "rw.use"(%8) : (i32) -> ()
  "rw.use"(%9) : (i32) -> ()
  return
}
// -----
func.func @several(%a: i32) {
  %0:2 = "rw.two"(%a) : (i32) -> (i32, f32)
  %1:2 = "rw.two"(%0#0) : (i32) -> (f32, i32)
  "rw.use"(%1#0) : (f32) -> ()
  %2:3 = "rw.three"(%1#1) : (i32) -> (i1, i2, i3)
  "rw.use"(%2#2) : (i3) -> ()
  %3:3 = "rw.three_b"(%2#2) : (i3) -> (i1, i2, i3)
  "rw.use"(%3#1) : (i2) -> ()
  %4 = "rw.one"(%a) : (i32) -> i32
  %5:3 = "rw.three_c"(%4) : (i32) -> (i32, i32, i32)
  "rw.use"(%5#0) : (i32) -> ()
  "rw.use"(%5#2) : (i32) -> ()
  %6:3 = "rw.three_c"(%4) : (i32) -> (i32, i32, i32)
  "rw.use"(%6#1) : (i32) -> ()
  return
}
// -----
func.func @attributes(%a: i32) {
  %0 = "rw.attrs"(%a) {i = 1 : i32, s = "s"} : (i32) -> i32
  %1 = "rw.attrs"(%a) {i = 1 : i32, s = "s", f = 1.5 : f32, u, d = 7} : (i32) -> i32
  %2 = "rw.attrs"(%a) <{i = 1 : i32, s = "s", d = 5}> {more} : (i32) -> i32
  %3 = "rw.pick"(%a) {i = 0 : i32, m = 0 : i32} : (i32) -> i32
  %4 = "rw.pick"(%a) {i = 0 : i32, m = 1 : i32, s = "x"} : (i32) -> i32
  %5 = "rw.pick"(%a) {i = 7 : i32, m = 1 : i32, s = "y"} : (i32) -> i32
  %6 = "rw.pick"(%a) {i = 7 : i32, m = 1 : i32} : (i32) -> i32
  %7 = "rw.flags"(%a) {b = 1 : i32} : (i32) -> i32
  %8 = "rw.flags"(%a) {b = 2 : i32} : (i32) -> i32
  %9 = "rw.flags"(%a) {b = 3 : i32} : (i32) -> i32
  return
}
// -----
func.func @constants() {
  %0 = "rw.consts"() {which = 0 : i32} : () -> i1
  %1 = "rw.consts"() {which = 1 : i32} : () -> i1
  %2 = "rw.consts"() {which = 2 : i32} : () -> i1
  %3 = "rw.consts"() {which = 3 : i32} : () -> i1
  %4 = "rw.consts"() {which = 4 : i32} : () -> i1
  %5 = "rw.consts"() {which = 5 : i32} : () -> i1
  %6 = "rw.consts"() {which = 6 : i32} : () -> i1
  %7 = "rw.consts"() {which = 7 : i32} : () -> i1
  %8 = "rw.consts"() {which = 8 : i32} : () -> i1
  %9 = "rw.consts"() {which = 9 : i32} : () -> i1
  %10 = "rw.consts"() {which = 10 : i32} : () -> i1
  %11 = "rw.consts"() {which = 11 : i32} : () -> i1
  %12 = "rw.consts"() {which = 12 : i32} : () -> i1
  %13 = "rw.consts"() {which = 13 : i32} : () -> i1
  %14 = "rw.consts"() {which = 14 : i32} : () -> i1
  %15 = "rw.consts"() {which = 15 : i32} : () -> i1
  %16 = "rw.consts"() {which = 16 : i32} : () -> i1
  %17 = "rw.consts"() {which = 17 : i32} : () -> i1
  %18 = "rw.consts"() {which = 18 : i32} : () -> i1
  %19 = "rw.consts"() {which = 19 : i32} : () -> i1
  %20 = "rw.consts"() {which = 20 : i32} : () -> i1
  return
}
// -----
func.func @lists(%a: i32, %b: f32) {
  %0 = "rw.list"(%a, %b, %a) {n = 0 : i32} : (i32, f32, i32) -> i1
  "rw.use"(%0) : (i1) -> ()
  %1 = "rw.one"(%b) : (f32) -> i8
  %2 = "rw.list"(%a, %1) {n = 1 : i32} : (i32, i8) -> i1
  "rw.use"(%2) : (i1) -> ()
  %3 = "rw.list"(%1, %a) {n = 1 : i32} : (i8, i32) -> i1
  "rw.use"(%3) : (i1) -> ()
  %4 = "rw.list"() {n = 2 : i32} : () -> i1
  "rw.use"(%4) : (i1) -> ()
  %5 = "rw.list"(%a) {n = 2 : i32} : (i32) -> i1
  "rw.use"(%5) : (i1) -> ()
  %6 = "rw.list"(%a, %a, %b) {n = 3 : i32} : (i32, i32, f32) -> i1
  "rw.use"(%6) : (i1) -> ()
  %7 = "rw.list"(%a, %b, %b) {n = 3 : i32} : (i32, f32, f32) -> i1
  "rw.use"(%7) : (i1) -> ()
  %8 = "rw.list"(%a, %b) {n = 5 : i32} : (i32, f32) -> i1
  %9 = "rw.list"(%8, %b) {n = 4 : i32} : (i1, f32) -> i1
  "rw.use"(%9) : (i1) -> ()
  %10 = "rw.list"(%b, %8) {n = 4 : i32} : (f32, i1) -> i1
  "rw.use"(%10) : (i1) -> ()
  return
}
// -----
func.func @optional(%a: i32, %b: f32, %c: i1) {
  %0 = "rw.opt"(%a, %b) : (i32, f32) -> i8
  %4 = "rw.both"(%a, %b, %c) : (i32, f32, i1) -> i8
  %5 = "rw.both"(%a) : (i32) -> i8
  %6 = "rw.both"(%a, %b, %c, %c, %c) : (i32, f32, i1, i1, i1) -> i8
  %7 = "rw.list_b"(%a, %b) : (i32, f32) -> i8
  %8:3 = "rw.many"(%7) : (i8) -> (i1, i2, i3)
  "rw.many"(%7) : (i8) -> ()
  "rw.use"(%8#1) : (i2) -> ()
  return
}
// -----
func.func @either(%a: i32, %b: f32) {
  %0 = "rw.one"(%a) : (i32) -> i8
  %1 = "rw.pos"(%a) : (i32) -> i32
  %2 = "rw.one"(%b) : (f32) -> i8
  %3 = "rw.ei"(%0, %b) {n = 0 : i32} : (i8, f32) -> i8
  "rw.use"(%3) : (i8) -> ()
  %4 = "rw.ei"(%b, %0) {n = 0 : i32} : (f32, i8) -> i8
  "rw.use"(%4) : (i8) -> ()
  %5 = "rw.ei"(%2, %0) {n = 0 : i32} : (i8, i8) -> i8
  "rw.use"(%5) : (i8) -> ()
  %6 = "rw.ei"(%a, %b) {n = 1 : i32} : (i32, f32) -> i8
  "rw.use"(%6) : (i8) -> ()
  %7 = "rw.ei"(%b, %a) {n = 1 : i32} : (f32, i32) -> i8
  "rw.use"(%7) : (i8) -> ()
  %8 = "rw.ei"(%b, %b) {n = 1 : i32} : (f32, f32) -> i8
  "rw.use"(%8) : (i8) -> ()
  %9 = "rw.ei"(%0, %1) {n = 2 : i32} : (i8, i32) -> i8
  "rw.use"(%9) : (i8) -> ()
  %10 = "rw.ei"(%1, %0) {n = 2 : i32} : (i32, i8) -> i8 loc("ei")
  "rw.use"(%10) : (i8) -> ()
  %11 = "rw.ei"(%0, %2) {n = 3 : i32} : (i8, i8) -> i8
  "rw.use"(%11) : (i8) -> ()
  return
}
// -----
func.func @natives(%a: i32, %b: i64) {
  %0 = "rw.nat"(%a) {n = 0 : i32, a = 5} : (i32) -> i8
  "rw.use"(%0) : (i8) -> ()
  %1 = "rw.nat"(%a) {n = 1 : i32, a = "x"} : (i32) -> i8
  "rw.use"(%1) : (i8) -> ()
  %2 = "rw.nat"(%a) {n = 2 : i32, a = "x"} : (i32) -> i8
  "rw.use"(%2) : (i8) -> ()
  %3 = "rw.one"(%b) : (i64) -> i64
  %4 = "rw.nat"(%3) {n = 3 : i32, a = "x"} : (i64) -> i64
  "rw.use"(%4) : (i64) -> ()
  %5 = "rw.nat"(%3) {n = 3 : i32, a = 9 : i32} : (i64) -> i64
  "rw.use"(%5) : (i64) -> ()
  %6 = "rw.nat"(%3) {n = 4 : i32, a = 9 : i32} : (i64) -> i64
  %7 = "rw.nat"(%a) {n = 5 : i32, a = 9 : i32} : (i32) -> i64
  "rw.use"(%7) : (i64) -> ()
  %8:2 = "rw.split"(%a) {n = 0 : i32} : (i32) -> (i32, i32)
  "rw.use"(%8#1) : (i32) -> ()
  %9:2 = "rw.split"(%a) {n = 1 : i32} : (i32) -> (i32, i32)
  "rw.use"(%9#1) : (i32) -> ()
  return
}
// -----
func.func @conditions(%a: i32, %b: f32, %c: i32) {
  %0 = "rw.cond"(%a, %c) {n = 0 : i32, a = 5} : (i32, i32) -> i32
  "rw.use"(%0) : (i32) -> ()
  %1 = "rw.cond"(%a, %c) {n = 0 : i32, a = 5} : (i32, i32) -> f32
  "rw.use"(%1) : (f32) -> ()
  %2 = "rw.cond"(%b, %c) {n = 0 : i32, a = 5} : (f32, i32) -> i32
  "rw.use"(%2) : (i32) -> ()
  %3 = "rw.cond"(%b, %c) {n = 1 : i32, a = 5} : (f32, i32) -> i32
  "rw.use"(%3) : (i32) -> ()
  %4 = "rw.cond"(%b, %c) {n = 1 : i32, a = 6} : (f32, i32) -> i32
  "rw.use"(%4) : (i32) -> ()
  %5 = "rw.cond"(%c, %c) {n = 1 : i32, a = 5} : (i32, i32) -> i32
  "rw.use"(%5) : (i32) -> ()
  %6 = "rw.one"(%a) : (i32) -> i8
  %7 = "rw.cond"(%6, %c) {n = 2 : i32, a = 5} : (i8, i32) -> i32
  "rw.use"(%7) : (i32) -> ()
  %8 = "rw.cond"(%6, %c) {n = 2 : i32, a = 5} : (i8, i32) -> i32
  return
}
// -----
func.func @matchers(%a: i32) {
  %0 = "rw.cst"() {value = 5 : i32} : () -> i32
  %1 = "rw.cst"() {value = "five"} : () -> i32
  %2 = "rw.look"(%0) {n = 0 : i32} : (i32) -> i1
  "rw.use"(%2) : (i1) -> ()
  %3 = "rw.look"(%1) {n = 0 : i32} : (i32) -> i1
  "rw.use"(%3) : (i1) -> ()
  %4 = "rw.look"(%1) {n = 1 : i32} : (i32) -> i1
  "rw.use"(%4) : (i1) -> ()
  %5 = "rw.look"(%0) {n = 2 : i32} : (i32) -> i1
  "rw.use"(%5) : (i1) -> ()
  %6 = "rw.look"(%a) {n = 2 : i32} : (i32) -> i1
  "rw.use"(%6) : (i1) -> ()
  %7 = "rw.cst"() {value = 5 : i32} : () -> i32
  %8 = "rw.add"(%7, %a) : (i32, i32) -> i32
  %9 = "rw.look"(%8) {n = 3 : i32} : (i32) -> i1
  "rw.use"(%9) : (i1) -> ()
  %10 = "rw.look"(%9) {n = 3 : i32} : (i1) -> i1
  "rw.use"(%10) : (i1) -> ()
  return
}
// -----
func.func @effects(%a: i32) {
  %0 = "rw.sup"(%a) {n = 0 : i32, note = "kept", other} : (i32) -> i32
  %1 = "rw.sup"(%a) {n = 0 : i32, other} : (i32) -> i32
  %2 = "rw.ben"() {n = 0 : i32} : () -> i32
  %3 = "rw.ben"() {n = 1 : i32} : () -> i32
  %4 = "rw.ben"() {n = 2 : i32} : () -> i32
  %5 = "rw.ben"() {n = 3 : i32} : () -> i32
  "rw.gone"() {n = 0 : i32} : () -> ()
  "rw.gone"() {n = 1 : i32} : () -> ()
  "rw.gone"() {n = 2 : i32} : () -> ()
  "rw.gone"() {n = 3 : i32} : () -> ()
  %6 = "rw.props"() <{a = 1 : i64, b = "x", c = true}> : () -> i1
  %7 = "rw.props"() <{a = 3 : i64, b = "y"}> : () -> i1
  return
}
// -----
func.func @corners(%a: i32) {
  %0 = "rw.corner"(%a) {n = 0 : i32, u} : (i32) -> i1
  "rw.use"(%0) : (i1) -> ()
  %1 = "rw.corner"(%a) {n = 0 : i32} : (i32) -> i1
  "rw.use"(%1) : (i1) -> ()
  %2 = "rw.corner"(%a) {n = 1 : i32} : (i32) -> i1
  "rw.use"(%2) : (i1) -> ()
  %3 = "rw.corner"(%a) {n = 1 : i32, d = 7 : i32} : (i32) -> i1
  "rw.use"(%3) : (i1) -> ()
  %4 = "rw.corner"(%a) {n = 2 : i32} : (i32) -> i1
  "rw.use"(%4) : (i1) -> ()
  %5 = "rw.corner"(%a) {n = 2 : i32, d = 5 : i32} : (i32) -> i1
  "rw.use"(%5) : (i1) -> ()
  %6 = "rw.corner"(%a) {n = 3 : i32, t = 1.0 : f32} : (i32) -> i1
  "rw.use"(%6) : (i1) -> ()
  %8 = "rw.corner"(%a) {n = 3 : i32, t = 5 : i32} : (i32) -> i1
  "rw.use"(%8) : (i1) -> ()
  %9 = "rw.corner"(%a) {n = 4 : i32, d = 3 : i32} : (i32) -> i1
  "rw.use"(%9) : (i1) -> ()
  %10 = "rw.corner"(%a) {n = 4 : i32, d = 5 : i32} : (i32) -> i1
  "rw.use"(%10) : (i1) -> ()
  %11 = "rw.corner"(%0) {n = 4 : i32, d = -5 : i32} : (i1) -> i1
  "rw.use"(%11) : (i1) -> ()
  %12 = "rw.corner"(%a) {n = 5 : i32, u, d = 3 : i32, o = "w", t = 1 : i8} : (i32) -> i1
  "rw.use"(%12) : (i1) -> ()
  %13 = "rw.corner"(%a) {n = 5 : i32} : (i32) -> i1
  "rw.use"(%13) : (i1) -> ()
  %14 = "rw.corner"(%a) {n = 7 : i32} : (i32) -> i1
  "rw.use"(%14) : (i1) -> ()
  %15 = "rw.corner"(%a) {n = 9 : i32, u} : (i32) -> i1
  "rw.use"(%15) : (i1) -> ()
  return
}
// -----
func.func @middle(%a: i32) {
  %0:2 = "rw.two"(%a) : (i32) -> (i8, i16)
  %1 = "rw.mid"(%0#0) {n = 0 : i32} : (i8) -> i1
  "rw.use"(%1) : (i1) -> ()
  %2 = "rw.mid"(%0#1) {n = 0 : i32} : (i16) -> i1
  "rw.use"(%2) : (i1) -> ()
  %3 = "rw.one"(%a) : (i32) -> i32
  %4 = "rw.mid"(%3) {n = 1 : i32} : (i32) -> i32
  "rw.use"(%4) : (i32) -> ()
  %5 = "rw.mid"(%3) {n = 2 : i32} : (i32) -> i32
  "rw.use"(%5) : (i32) -> ()
  %6:3 = "rw.var"(%a) : (i32) -> (i1, i2, i3)
  %7 = "rw.mid"(%6#0) {n = 3 : i32} : (i1) -> i32
  "rw.use"(%7) : (i32) -> ()
  %9 = "rw.mid"(%a) {n = 5 : i32} : (i32) -> i32
  "rw.use"(%9) : (i32) -> ()
  return
}
// -----
func.func @regions(%a: i32) {
  %0 = "rw.held"(%a) ({
    "rw.use"(%a) : (i32) -> ()
  }, {
  }) : (i32) -> i32
  "rw.use"(%0) : (i32) -> ()
  return
}
// -----
func.func @successors(%a: i32) {
  "some.cfg"() ({
    %0 = "rw.one"(%a) : (i32) -> i8
    "rw.leap"(%0)[^bb1] : (i8) -> ()
  ^bb1:
    "rw.leap"(%a)[^bb1, ^bb1] : (i32) -> ()
  }) : () -> ()
  return
}
