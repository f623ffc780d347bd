"a.b"() <{p = 1 : i8}> {d = dense<[1, 2]> : tensor<2xi32>} : () -> () loc(#l)
#l = loc(fused["x", callsite("y" at "z":3:4)])
// -----
"a.b"() {x = loc("n"("f":1:2 to 3:4)), y = loc(fused<1 : i32>["a", "b"]), z = loc(unknown)} : () -> ()
// -----
"a.r"() ({
^a(%x: i32 loc("q")):
  "a.c"(%x)[^b, ^a] : (i32) -> ()
^b:
  "a.c"()[^a] : () -> ()
}) : () -> ()
// -----
"a.b"() {r = dense_resource<blob> : tensor<1xi32>} : () -> ()
{-#
  dialect_resources: {
    builtin: {
      blob: "0x0400000001000000"
    }
  },
  external_resources: { other: { k: true, l: "s" } }
#-}
