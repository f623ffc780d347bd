"a.b"() <{p = 1 : i8, q}> {z = 1, a = 1 : i32, "quoted key" = "v", Upper, _u = true, "1" = unit, x.y = -0.0, b = 1.0e-40 : f32} : () -> ()
"a.b"() <"any attribute"> : () -> ()
"weird \"name\"\n"() {s = "tab\09 nul\00 quote\" back\\ é", t = "typed" : !a.b} : () -> ()
"a.b"() {t = (i32) -> (), u = () -> ((i32) -> i1), v = !a.c<"x" -> [1]>, w = #a.d<b> : i32, x = #a<"(">, y = !a<">">} : () -> ()
"a.b"() {s = @f, t = @"a b"::@c::@"d.e", n = [1, 2 : i8, 1.5, 2.5 : f16, [], {}], d = {}} : () -> ()
"a.b"(%f) : (() -> i32) -> ((i32) -> i32)
%f = "a.b"() : () -> (() -> i32)
"a.b"() {x = dense_resource<blob> : tensor<1xi32>, y = dense_resource<"other key"> : tensor<2xi8>} : () -> ()
{-#
  dialect_resources: { builtin: { unused: "0x0400000002000000", blob: "0x0400000001000000" } },
  external_resources: { tool: { "a key": "text\n", flag: false, data: "0x08000000aB" }, empty: {}, more: { on: true } }
#-}
