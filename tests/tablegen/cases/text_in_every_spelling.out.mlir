module attributes {odd.a = #odd<note@x>, odd.b = #odd<note[1]>, odd.c = #odd<note"x, y">, odd.d = #odd.note<@x::@y, "a  b">, odd.e = #odd.note : i32, odd.f = #odd.note<1> : i64, odd.g = [#odd<note@x>, #odd<note-3> : f32], odd.h = #odd<note {a = 1}>} {
  func.func @f(%arg0: !odd.crate<1, 2>, %arg1: !odd.crate<1, 2>, %arg2: !odd.crate<1, 2>) {
    odd.stack %arg0 : !odd.crate<1, 2>
    odd.stack %arg1 {note = #odd<note@y>} : !odd.crate<1, 2>
    odd.stack %arg2 : !odd.crate<1, 2>
    return
  }
}
