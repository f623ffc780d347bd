#m = affine_map<(d0, d1)[s0] -> (d0 + s0, d1 * 2)>
!t = tensor<4x?xf32>
"a.b"() {m = #m, t = !t} : () -> ()
// -----
"a.b"() {v = vector<4x[8]xf32>, m = memref<2x?xi8, strided<[4, 1], offset: ?>, 3>} : () -> ()
// -----
"a.b"() {v = !foo.bar<1, "x">, w = #foo<baz {1}> : i32, o = !foo<"a b">} : () -> ()
// -----
"a.b"() {d = dense<[[1.0, 2.5], [-3.0, 0x7FC00000]]> : tensor<2x2xf32>, a = array<i32: 1, -2>} : () -> ()
// -----
"a.b"() {s = sparse<[[0, 1]], 5> : tensor<3x4xi32>, n = -5 : i64, b = true, u = unit} : () -> ()
// -----
"a.b"() {c = complex<f32>, t = tuple<i32, f32>, f = (i32) -> (f32, i1), g = () -> ()} : () -> ()
// -----
"a.b"() {i = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 mod 2 == 0)>} : () -> ()
// -----
"a.b"() {d = distinct[0]<42 : i32>, e = distinct[0]<42 : i32>} : () -> () loc(unknown)
// -----
"a.b"() {x = @sym, y = @"quoted sym"::@n, z = {k = 1, "q r" = "\22\n"}} : () -> ()
// -----
"a.b"() {x = tensor<*xf32>, y = memref<*xi8, 1 : i32>, z = tensor<2xi1, "enc">} : () -> ()
// -----
"a.b"() {x = dense<"0x01020304"> : tensor<4xi8>, y = dense<(1, 2)> : tensor<2xcomplex<i32>>} : () -> ()
