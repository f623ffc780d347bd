#unused = affine_map<(d0) -> (d0)>
#layout = affine_map<(d0, d1) -> (d1, d0)>
!matrix = memref<4x4xf32, #layout>
#l1 = loc("file.mlir":3:4)
#l2 = loc("called"(#l1))
"a.b"() {a = affine_map<(d0, d1) -> (d1, d0)>, b = [#layout, affine_set<(d0) : (d0 == 0)>]} : () -> !matrix loc(#l2)
func.func @f(%a: !matrix loc("argument"), %b: i32 loc(unknown)) {
  %0 = "a.c"(%a) {nested = {x = affine_map<(d0) -> (d0)>}} : (!matrix) -> i32 loc(callsite(#l2 at "outer"))
  "a.d"() ({
  ^bb0(%c: i32 loc(#l1), %d: i32):
    "a.e"() : () -> () loc(fused<#layout>[#l1, #l2, unknown])
  }) : () -> () loc(#later)
  return loc("end":1:2 to :9)
} loc("function")
"a.distinct"() {x = distinct[3]<"one">, y = distinct[3]<"one">, z = distinct[1]<>} : () -> ()
"a.tuple"() : () -> tuple<i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1>
#later = loc("defined"("later":7:8 to 9:10))
