// Values with uses in several operations, twice in one, in blocks that come later, and before the definition.
func.func @arguments(%a: i32, %flag: i1) -> i32 {
  %0 = arith.constant 45 : i32
  %1 = "unknown.add"(%a, %a) : (i32, i32) -> i32
  %2 = "unknown.add"(%1, %a) : (i32, i32) -> i32
  %3 = "unknown.add"(%1, %1) : (i32, i32) -> i32
  %4 = "unknown.add"(%2, %3) : (i32, i32) -> i32
  cf.cond_br %flag, ^one, ^two
^two:
  %5 = "unknown.add"(%4, %3) : (i32, i32) -> i32
  cf.br ^one
^one:
  %6 = "unknown.add"(%a, %4) : (i32, i32) -> i32
  return %6 : i32
}
"unknown.graph"() ({
  %0 = "unknown.foo"(%1) : (i32) -> i32
  "unknown.graph"() ({
    %a = "unknown.a"(%b) : (i32) -> i32
    %b = "unknown.b"(%2) : (i32) -> i32
  }) {a} : () -> ()
  %1 = "unknown.bar"(%2) : (i32) -> i32
  %2 = "unknown.baz"() : () -> i32
}) : () -> ()
"no_dialect"() {deep = [[[[[[[[[[[[1]]]]]]]]]]]], nothing = 0 : i0, big = [1, "text", {a = @b}]} : () -> ()
