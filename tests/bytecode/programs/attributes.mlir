// Every builtin attribute with an encoding of its own, and some without.
module attributes {
  a.array = [1, "text", unit, [i32]],
  a.dictionary = {b = 1 : i8, a = {}},
  a.typed_string = "text" : i32,
  a.symbols = [@flat, @root::@a::@b],
  a.type = () -> (i32, f32),
  a.integers = [true, false, -1 : i8, 127 : i8, 255 : ui8, -128 : si8, 300 : i16, -70000 : i32, 9223372036854775807 : i64,
                -1 : i128, 1 : i128, 170141183460469231731687303715884105727 : i128, 18446744073709551616 : i200,
                -1 : index, 5 : index, 0 : i0, -1 : si64, 18446744073709551615 : ui64],
  a.floats = [0.5 : f16, -1.5 : bf16, 3.14 : f32, 1.0e300 : f64, 0x7FF0000000000000 : f64, 1.0 : f80, 2.0 : f128, 1.0 : f8E5M2],
  a.dense_arrays = [array<i1: true, false>, array<i8: 1, -1>, array<i32>, array<i64: 1, -9223372036854775808>, array<f32: 1.5>],
  a.dense = [dense<[1, 2, 3]> : tensor<3xi32>, dense<7> : tensor<4x4xi64>, dense<[true, false, true]> : tensor<3xi1>,
             dense<true> : tensor<8xi1>, dense<[1.0, 2.0]> : vector<2xf64>, dense<(1.0, 2.0)> : tensor<2xcomplex<f32>>,
             dense<> : tensor<0xi32>, dense<[3, -4]> : tensor<2xi4>],
  a.strings = [dense<["a", "b"]> : tensor<2x!unknown.string>, dense<"same"> : tensor<3x!unknown.string>],
  a.sparse = sparse<[[0, 0], [1, 2]], [1, 5]> : tensor<3x4xi32>,
  a.distinct = [distinct[0]<1>, distinct[1]<1>, distinct[0]<1>],
  a.maps = [affine_map<(d0, d1)[s0] -> (d0 + s0, d1 floordiv 2)>, affine_set<(d0) : (d0 - 1 >= 0)>],
  a.layout = strided<[4, 1], offset: ?>,
  a.unknown = [#unknown<"raw">, #unknown.attribute<1, 2>]
} {}
