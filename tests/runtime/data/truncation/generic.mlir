#map = affine_map<(d0, d1)[s0] -> (d0 + s0 floordiv 2, -d1 * 2)>
#set = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 mod 2 == 0)>
!pair = tuple<i32, tensor<4x?xf32>>
%a, %b:2 = "a.b"() <{p = 1 : i8}> {m = #map, s = #set} : () -> (!pair, i32, index) loc(#l)
"a.r"(%b#0) ({
^bb0(%x: i32 loc("q"), %y: vector<4x[8]xf32>):
  "a.br"(%x)[^bb1, ^bb2] : (i32) -> ()
^bb1:
  "a.end"() {d = dense<[[1, -2], [3, 4]]> : tensor<2x2xi8>, e = array<f32: 1.0, -2.5e3>} : () -> ()
^bb2:
  "a.end"() {o = #foo<baz {1}> : i32, t = !foo.bar<"x" -> [y]>, c = @f::@"g h"} : () -> ()
}) {m = memref<2x?xi8, strided<[4, ?], offset: 3>, 1>} : (i32) -> ()
"a.b"() {r = dense_resource<blob> : tensor<1xi32>, u, z = sparse<[[0, 1]], 0x7FC00000> : tensor<3x4xf32>} : () -> ()
#l = loc(fused<"m">["x", callsite("y" at "z":3:4 to 5:6), unknown])
{-#
  dialect_resources: { builtin: { blob: "0x0400000001000000" } },
  external_resources: { other: { key: "text\22", flag: true } }
#-}
